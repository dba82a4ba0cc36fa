/** Documents that cross between server and browser: docs/decisions/table.md. */

export type Words = string[]
export type Message = [string, ...unknown[]]
export type Value = string | number | boolean

export interface Fault {
  error: string
  rule?: string | null
}

export interface GameInfo {
  id: string
  /** Least and greatest number. */
  seats: [number, number]
  /** Each option with its values, the default first. */
  options: Record<string, Value[]>
  bots: string[]
}

export interface SeatInfo {
  kind: 'person' | 'bot' | 'open'
  name: string | null
  /** The bot that plays it now, also for a person who is away. */
  bot: string | null
  here: boolean
  /** Others may let a bot take over. */
  away: boolean
}
export type Status = 'open' | 'running' | 'over' | 'ended'
export interface TableInfo {
  id: string
  game: string
  options: Record<string, Value>
  status: Status
  host: number
  seats: SeatInfo[]
  /** After the end everybody may look at the record. */
  opened: boolean
  /** The table of the rematch. */
  next: string | null
  scores: number[] | null
  shares: number[] | null
}
export interface TableLine {
  id: string
  game: string
  options: Record<string, Value>
  status: Status
  host_name: string
  taken: number
  seats: number
}
export interface SeatPlan {
  kind: 'me' | 'open' | 'bot'
  name?: string
  bot?: string
}
export interface Ticket {
  table: string
  seat: number
  token: string
}

export interface Ask {
  id: string
  kind: string
  args: number[]
  options: { words: Words }[]
}
export interface Asking {
  seat: number
  kind: string
}
export interface ChatLine {
  seat: number
  name: string
  text: string
  at: number
}

export interface Step<View> {
  who: string
  words: Words
  messages: Message[]
  view: View
}
export interface RecordInfo<View> {
  game: string
  options: Record<string, Value>
  players: string[]
  digest: string
  start: View
  steps: Step<View>[]
}

export type FromServer<View> =
  | {
      t: 'state'
      version: number
      seat: number | null
      table: TableInfo
      view: View | null
      ask: Ask | null
      asking: Asking[]
      log: [number, ...Message][]
      chat: ChatLine[]
    }
  | { t: 'events'; version: number; messages: Message[]; view: View | null; ask: Ask | null; asking: Asking[] }
  | { t: 'table'; table: TableInfo }
  | ({ t: 'chat' } & ChatLine)
  | { t: 'refused'; error: string; rule: string | null; answer: Words | null }

export type FromClient =
  | { t: 'hello'; token: string | null; since: number | null; chat: number | null }
  | { t: 'answer'; ask: string; words: Words }
  | { t: 'chat'; text: string }
