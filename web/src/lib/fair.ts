/** Verifiable chance (docs/fair.md): the seals and hashes that this browser computes, and the lists that it reads. */

import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import LIST from '../../../src/skulduggery/locale/words.txt?raw'

/** The facts fixed when a game starts: the server's `DealList`. */
export interface DealList {
  table: string
  game: string
  digest: string
  options: Record<string, unknown>
  seal: string
  seats: { kind: string; name: string; seal: string }[]
  follows: string | null
  ended: number
  commits?: boolean
  cards?: string
}
type Part = string | Uint8Array

/** Reads a list; null if it can't be read. */
export function parsedList(listed: string | null): DealList | null {
  try {
    const list = listed === null ? null : (JSON.parse(listed) as DealList | null)
    return Array.isArray(list?.seats) ? list : null
  } catch {
    return null
  }
}

const VERSION = 'skulduggery 1'
const WORDS = LIST.split(/\s+/).filter(Boolean)

/** Joins the parts, each preceded by its length in eight bytes. */
function joined(parts: Part[]): Uint8Array {
  return concatBytes(
    ...parts.flatMap((part) => {
      const data = typeof part === 'string' ? utf8ToBytes(part) : part
      const length = new Uint8Array(8)
      new DataView(length.buffer).setUint32(4, data.length)
      return [length, data]
    }),
  )
}

const hashed = (purpose: string, ...parts: Part[]): Uint8Array => sha256(joined([VERSION, purpose, ...parts]))

/** A new share in a deal. */
export const newShare = (): string => bytesToHex(randomBytes(32))

/** The share of an older client, which came from a secret of the browser. */
export const oldShare = (secret: string, table: string, seat: number, seal: string): string =>
  bytesToHex(hmac(sha256, hexToBytes(secret), joined([VERSION, 'share', table, String(seat), hexToBytes(seal)])))

/** The seal of a share. */
export const seatSeal = (table: string, seat: number, seal: string, mine: string): string =>
  bytesToHex(hashed('seat', table, String(seat), hexToBytes(seal), hexToBytes(mine)))

/** The server's seal of its key. */
export const serverSeal = (table: string, key: string): string => bytesToHex(hashed('server', table, hexToBytes(key)))

/** Returns four words that stand for a list, so that people can compare it by voice. */
export const words = (listed: string): string[] =>
  Array.from(hashed('deal', listed).slice(0, 4), (byte) => WORDS[byte]!)

/** The running hash before the first message. */
export const firstTold = (listed: string): string => bytesToHex(hashed('told', listed))

/** The running hash after one more message. */
export const nextTold = (before: string, message: unknown): string =>
  bytesToHex(hashed('told', hexToBytes(before), JSON.stringify(message)))

/** The running hash over commitments to the log before the first, and after one more. */
export const firstCommitted = (listed: string): string => bytesToHex(hashed('commitments', listed))
export const nextCommitted = (before: string, one: string): string =>
  bytesToHex(hashed('commitments', hexToBytes(before), hexToBytes(one)))

/** Returns the commitments that a log opens; `lines` are its entries as written, `nonces` those of each entry. */
export function opened(listed: string, lines: string[], nonces: string[]): string[] {
  let logged = hashed('log begins', listed)
  return nonces.flatMap((digits, n) => {
    logged = hashed('entry', logged, lines[n] ?? '')
    return (digits.match(/.{64}/g) ?? []).map((nonce) => bytesToHex(hashed('log', hexToBytes(nonce), logged)))
  })
}
