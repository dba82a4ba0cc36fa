/** Everything that this browser stores: language, theme, name, and a token for each seat it holds. */

import { negotiateLanguages } from '@fluent/langneg'
import { LOCAL } from '#transport'
import LANGUAGES from '../../../src/skulduggery/locale/languages.json'

export { LANGUAGES }
const CODES = LANGUAGES.map(({ code }) => code)
export const THEMES = ['auto', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]
/** High contrast: as the system says, always, never. */
export const CONTRASTS = ['auto', 'more', 'none'] as const
export type Contrast = (typeof CONTRASTS)[number]
/** The speed of animations on the table. */
export const PACES = ['calm', 'quick', 'none'] as const
export type Pace = (typeof PACES)[number]
/** The volume of sounds. */
export const VOLUMES = ['off', 'soft', 'medium', 'loud'] as const
export type Volume = (typeof VOLUMES)[number]
const AUDIBLE: Volume = 'soft'
/** Whether the screen stays on at a table. */
export const SCREENS = ['on', 'off'] as const
export type Screen = (typeof SCREENS)[number]
/** The panel next to the table; until a person opens or closes it, the width of the window decides. */
export type Rail = 'auto' | 'open' | 'closed'
/** The speed of automatic replay. */
export const SPEEDS = ['slow', 'normal', 'fast'] as const
export type Speed = (typeof SPEEDS)[number]

export interface Held {
  table: string
  seat: number
  token: string
  game: string
  at: number
  /** The table plays a lesson. */
  lesson?: boolean
  /** Seats whose chat I have muted; nobody else learns of it. */
  muted?: number[]
  /** The number of the first line of the chat that was not on the screen yet. */
  heard?: number
  /** The version of the log when the page was last in sight, and when that was. */
  left?: { version: number; at: number }
  /** Others' moves are shown without animation. */
  forward?: boolean
  /** The start page offers the way back only under my games. */
  aside?: boolean
  /** The lesson at the table is complete, and I have not played on since. */
  learned?: boolean
  /** The token came with a session, and ends with it. */
  lent?: boolean
}

const KEEP = 30
/** Where the seats are stored. Those of tables without a server have a place of their own, because both may be here. */
const HELD = LOCAL ? 'held-here' : 'held'
const heldSeats = (): Held[] => read<Held[] | null>(HELD, null) ?? read<Held[]>('held', [])
const KEY_BYTES = 16

export function read<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`skulduggery-${key}`)
    return text === null ? otherwise : (JSON.parse(text) as T)
  } catch {
    return otherwise
  }
}

export function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(`skulduggery-${key}`, JSON.stringify(value))
  } catch {
    // private windows may refuse; then it is kept for this visit only
  }
}

/** Deletes a stored value. */
export function drop(key: string): void {
  try {
    localStorage.removeItem(`skulduggery-${key}`)
  } catch {
    // nothing is stored here
  }
}

/** Returns the names of stored values that begin with `prefix`. */
export function kept(prefix: string): string[] {
  const start = `skulduggery-${prefix}`
  try {
    return Object.keys(localStorage).flatMap((key) =>
      key.startsWith(start) ? [prefix + key.slice(start.length)] : [],
    )
  } catch {
    return []
  }
}

/** Deletes stored values whose names begin with `prefix`, unless `wanted` is true of the rest of the name. */
export function forget(prefix: string, wanted: (rest: string) => boolean): void {
  for (const key of kept(prefix)) if (!wanted(key.slice(prefix.length))) drop(key)
}

/** Returns the key by which the server knows the guests of this browser. */
function guestKey(): string {
  const known = read('guest', '')
  if (known) return known
  const bytes = [...crypto.getRandomValues(new Uint8Array(KEY_BYTES))]
  const fresh = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  write('guest', fresh)
  return fresh
}

function spoken(): string {
  const kept = read<string>('language', '')
  if (CODES.includes(kept)) return kept
  const [best] = negotiateLanguages([...navigator.languages], CODES, { defaultLocale: 'en', strategy: 'lookup' })
  return best ?? 'en'
}

const night = matchMedia('(prefers-color-scheme: dark)')
const stark = matchMedia('(prefers-contrast: more)')

type Chosen = 'language' | 'theme' | 'contrast' | 'pace' | 'volume' | 'screen' | 'rail' | 'speed' | 'name'

class Settings {
  language = $state(spoken())
  theme = $state<Theme>(read<Theme>('theme', 'auto'))
  contrast = $state<Contrast>(read<Contrast>('contrast', 'auto'))
  pace = $state<Pace>(read<Pace>('pace', 'calm'))
  volume = $state<Volume>(read<Volume>('volume', AUDIBLE))
  screen = $state<Screen>(read<Screen>('screen', 'on'))
  rail = $state<Rail>(read<Rail>('rail', 'auto'))
  speed = $state<Speed>(read<Speed>('speed', 'normal'))
  name = $state<string>(read('name', ''))
  readonly guest = guestKey()
  held = $state<Held[]>(heldSeats())
  night = $state(night.matches)
  dark = $derived(this.theme === 'dark' || (this.theme === 'auto' && this.night))
  wantsMore = $state(stark.matches)
  stark = $derived(this.contrast === 'more' || (this.contrast === 'auto' && this.wantsMore))

  constructor() {
    night.addEventListener('change', (event) => (this.night = event.matches))
    stark.addEventListener('change', (event) => (this.wantsMore = event.matches))
    // a choice in one tab applies to the others
    addEventListener('storage', () => {
      this.language = spoken()
      this.theme = read<Theme>('theme', 'auto')
      this.contrast = read<Contrast>('contrast', 'auto')
      this.pace = read<Pace>('pace', 'calm')
      this.volume = read<Volume>('volume', AUDIBLE)
      this.held = heldSeats()
    })
  }

  /** Applies a setting, now and at the next visit. */
  keep<Name extends Chosen>(name: Name, value: Settings[Name]): void {
    ;(this as Settings)[name] = value
    write(name, value)
  }

  /** Switches the sounds off, or on as loud as they were. */
  toggleSound(): void {
    if (this.volume !== 'off') write('audible', this.volume)
    this.keep('volume', this.volume === 'off' ? read<Volume>('audible', AUDIBLE) : 'off')
  }

  /** Returns the seats that this browser holds at a table, several if people pass the device around. */
  seatsAt(table: string): Held[] {
    return this.held.filter((one) => one.table === table)
  }

  /** Returns one of them, by default the first. */
  seatAt(table: string, seat?: number): Held | undefined {
    return this.seatsAt(table).find((one) => seat === undefined || one.seat === seat)
  }

  /** Stores these seats of one table, in place of earlier ones. */
  hold(...seats: Held[]): void {
    this.held = [...seats, ...this.held.filter(({ table }) => table !== seats[0]!.table)].slice(0, KEEP)
    write(HELD, this.held)
  }

  /** Mutes a seat at a table, or unmutes it. */
  mute(table: string, seat: number): void {
    this.held = this.held.map((one) => {
      const { muted = [] } = one
      const others = muted.filter((other) => other !== seat)
      return one.table === table ? { ...one, muted: others.length < muted.length ? others : [...muted, seat] } : one
    })
    write(HELD, this.held)
  }

  /** Notes that the chat before this line was seen at a seat. */
  hear(table: string, seat: number, heard: number): void {
    this.held = this.held.map((one) => (one.table === table && one.seat === seat ? { ...one, heard } : one))
    write(HELD, this.held)
  }

  /** Notes how far a log was seen at a seat, and when. */
  leave(table: string, seat: number, left: NonNullable<Held['left']>): void {
    this.held = this.held.map((one) => (one.table === table && one.seat === seat ? { ...one, left } : one))
    write(HELD, this.held)
  }

  /** Shows others' moves at a table without animation, or with it again. */
  forward(table: string, forward: boolean): void {
    this.held = this.held.map((one) => (one.table === table ? { ...one, forward } : one))
    write(HELD, this.held)
  }

  /** Stops offering a table at the top of the start page; `learned`: its lesson is complete. */
  putAside(table: string, learned = false): void {
    this.held = this.held.map((one) => (one.table === table ? { ...one, aside: true, learned } : one))
    write(HELD, this.held)
  }

  /** Forgets the seats of a table, or one of them. */
  drop(table: string, seat?: number): void {
    this.held = this.held.filter((other) => other.table !== table || (seat !== undefined && other.seat !== seat))
    write(HELD, this.held)
  }
}

export const settings = new Settings()
