/** Calls to the server. A refusal is thrown as `Refused`, which gives its reason in the current language. */

import { call as carry } from '#transport'
import { withShownNames } from './shownNames'
import { t, texts, type Args } from './texts.svelte'
import type { Answer } from './transport'
import type {
  AccountInfo,
  Ask,
  Block,
  BotTable,
  BotToken,
  Companion,
  Comparison,
  CodeInfo,
  Fault,
  GameInfo,
  HintInfo,
  CardFile,
  LabInfo,
  LabLooked,
  LabLooking,
  CardProblem,
  LabRead,
  LabRun,
  LabSaved,
  Leaderboard,
  LessonInfo,
  MyTable,
  NotesInfo,
  PersonInfo,
  PlayerReport,
  RecordInfo,
  ReviewInfo,
  SeatPlan,
  SessionInfo,
  TableInfo,
  TableLine,
  Terms,
  Ticket,
  TurnInfo,
  Value,
  WayInfo,
  WayWanted,
  WhoInfo,
  Words,
  TableChange,
} from './wire'

/**
 * A text of the server in the language of the interface. English keeps the server's words, which can be more exact; a
 * local table has none.
 */
const told = (id: string, args: Args, english: string): string =>
  (texts.language !== 'en' || !english) && texts.has(id) ? t(id, args) : english

/** A fault of cards, or a warning about them, in words. Needs the texts `problems`. */
export const problem = ({ code, args, error }: CardProblem): string => told(`problem-${code}`, args, error)

/** The reason for a refusal of the server, in words. */
export function reason({ error, code, args, rule }: Fault): string {
  if (rule) return texts.rule(rule) ?? error
  const { problem, game = '', option } = args
  const own = `option-refused-${problem}`
  if (texts.has(own, String(game)))
    return texts.say(own, { option: texts.say(`option-${option}`, undefined, String(game)) }, String(game))
  const exactly = problem
    ? { ...args, why: told(`problem-${problem}`, args, String(args.why)).replace(/\.$/, '') }
    : args
  return told(`refusal-${code}`, exactly, error)
}

export class Refused extends Error {
  /** `why`: empty if no reason is known. */
  constructor(
    readonly why: () => string,
    readonly status: number,
    readonly rule: string | null = null,
    readonly args: Args = {},
  ) {
    super()
  }
}
const nothing = (): string => ''

const good = ({ status }: Answer): boolean => status >= 200 && status < 300

async function call<T>(path: string, body?: unknown, token?: string, credentials?: RequestCredentials): Promise<T> {
  const answer = await carry(path, body, token, credentials).catch(() => {
    throw new Refused(nothing, 0)
  })
  let document: unknown = null
  try {
    document = answer.text ? JSON.parse(answer.text) : null
  } catch {
    // not JSON: the status has to do
  }
  if (!good(answer)) {
    const fault = document as Fault | null
    throw new Refused(fault?.code ? () => reason(fault) : nothing, answer.status, fault?.rule ?? null, fault?.args)
  }
  return document as T
}

/** The cards of any game; only the game's own room knows their fields. */
interface Cards {
  game: string
  /** The id of a game without a room of its own (`plain`). */
  id: string
}

const at = (id: string): string => `tables/${encodeURIComponent(id)}`

export const api = {
  games: () => call<GameInfo[]>('games'),
  cards: (game: string) => call<Cards>(`games/${game}/cards`),
  tables: () => call<TableLine[]>('tables'),
  table: (id: string) => call<TableInfo>(at(id)).then(withShownNames),
  tableCards: (id: string) => call<Cards>(`${at(id)}/cards`),
  open: (id: string, token: string) => call<unknown>(`${at(id)}/open`, {}, token),
  log: async (id: string, token?: string): Promise<Blob> => {
    const answer = await carry(`${at(id)}/log`, undefined, token)
    if (!good(answer)) throw new Refused(nothing, answer.status)
    return new Blob([answer.text], { type: 'application/x-ndjson' })
  },
  create: (
    game: string,
    options: Record<string, Value>,
    seats: SeatPlan[],
    hints?: boolean,
    hidden = !seats.some(({ kind }) => kind === 'open'),
    terms: Partial<Terms> = {},
    cards: CardFile | null = null,
  ) =>
    call<Ticket>('tables', {
      game,
      options,
      seats,
      shares: true,
      private: hidden,
      terms,
      ...(hints === undefined ? {} : { hints }),
      ...(cards ? { cards } : {}), // only where there is no server
    }),
  learn: (game: string, name: string, rivals: string[]) => call<Ticket>('lessons', { game, name, rivals }),
  lesson: (id: string, token: string) => call<LessonInfo>(`${at(id)}/lesson`, undefined, token),
  join: (id: string, name: string) => call<Ticket>(`${at(id)}/join`, { name }),
  /** Seats others at my new table who play on this device; if one can't be seated, the table is given up. */
  together: async (mine: Ticket, names: string[]): Promise<Ticket[]> => {
    const tickets = [mine]
    try {
      for (const name of names)
        // without the account that is logged in
        tickets.push(await call<Ticket>(`${at(mine.table)}/join`, { name }, undefined, 'omit'))
    } catch (error) {
      await api.end(mine.table, mine.token).catch(() => undefined)
      throw error
    }
    return tickets
  },
  start: (id: string, token: string) => call<unknown>(`${at(id)}/start`, {}, token),
  /** Puts a bot on a seat, or takes it away (null). */
  seatBot: (id: string, token: string, seat: number, bot: string | null) =>
    call<unknown>(`${at(id)}/seats`, { seat, bot }, token),
  change: (id: string, token: string, changed: TableChange) => call<unknown>(`${at(id)}/settings`, changed, token),
  ready: (id: string, token: string, ready: boolean) => call<unknown>(`${at(id)}/ready`, { ready }, token),
  without: (id: string, token: string, seat: number) => call<unknown>(`${at(id)}/without`, { seat }, token),
  end: (id: string, token: string) => call<unknown>(`${at(id)}/end`, {}, token),
  vote: (id: string, token: string, yes: boolean) =>
    call<unknown>(`${at(id)}/${yes ? 'agree' : 'decline'}`, {}, token),
  undo: (id: string, token: string) => call<unknown>(`${at(id)}/undo`, {}, token),
  resign: (id: string, token: string) => call<unknown>(`${at(id)}/resign`, {}, token),
  back: (id: string, token: string) => call<unknown>(`${at(id)}/back`, {}, token),
  leave: (id: string, token: string) => call<unknown>(`${at(id)}/leave`, {}, token),
  rematch: (id: string, token: string) => call<Ticket>(`${at(id)}/rematch`, {}, token),
  takeOver: (id: string, token: string, seat: number) => call<unknown>(`${at(id)}/take-over`, { seat }, token),
  mute: (id: string, token: string, seat: number, muted: boolean) =>
    call<unknown>(`${at(id)}/mute`, { seat, muted }, token),
  report: (id: string, token: string, report: PlayerReport) => call<unknown>(`${at(id)}/report-player`, report, token),
  blockSeat: (id: string, token: string, seat: number, blocked: boolean) =>
    call<unknown>(`${at(id)}/block`, { seat, blocked }, token),
  blocks: () => call<Block[]>('blocks'),
  block: (name: string) => call<Block[]>('blocks', { name }),
  unblock: (id: string) => call<Block[]>('blocks/end', { id }),
  companions: () => call<Companion[]>('companions'),
  invitations: () => call<BotTable[]>('account/invitations'),
  declineInvitation: (table: string) => call<BotTable[]>('account/invitations/decline', { table }),
  notes: (id: string, token: string) => call<NotesInfo>(`${at(id)}/notes`, undefined, token),
  tellMe: (id: string, token: string, by: WayWanted, language: string) =>
    call<NotesInfo>(`${at(id)}/notes`, { by, language }, token),
  tellMeNot: (id: string, token: string, way: WayInfo) => call<NotesInfo>(`${at(id)}/notes/stop`, way, token),
  stopLetters: (id: string, letters: string) =>
    call<unknown>(`${at(id)}/notes/stop/${encodeURIComponent(letters)}`, {}),
  hint: (id: string, token: string) => call<HintInfo>(`${at(id)}/hint`, {}, token),
  review: (id: string, token?: string) => call<ReviewInfo>(`${at(id)}/review`, {}, token),
  decision: (id: string, step: number, token?: string) => call<Ask>(`${at(id)}/decisions/${step}`, undefined, token),
  compare: (id: string, step: number, words: Words, token?: string) =>
    call<Comparison>(`${at(id)}/decisions/${step}`, { words }, token),
  record: (id: string, token?: string, seat: number | null = null) =>
    call<RecordInfo<unknown>>(`${at(id)}/record${seat === null ? '' : `?seat=${seat}`}`, undefined, token),
  goOn: (id: string, token: string | undefined, step: number, seats: SeatPlan[], anew: boolean) =>
    call<Ticket>(`${at(id)}/continue`, { step, seats, anew }, token),
  who: () => call<WhoInfo>('account'),
  signUp: (name: string, password: string) => call<CodeInfo>('accounts', { name, password }),
  logIn: (name: string, password: string) => call<AccountInfo>('account/log-in', { name, password }),
  recover: (name: string, code: string, password: string) =>
    call<CodeInfo>('account/recover', { name, code, password }),
  newPassword: (old: string | null, password: string) => call<AccountInfo>('account/password', { old, password }),
  unlink: (provider: string) => call<AccountInfo>('account/providers/end', { provider }),
  logOut: () => call<WhoInfo>('account/log-out', {}),
  sessions: () => call<SessionInfo[]>('account/sessions'),
  endSession: (id: string | null) => call<SessionInfo[]>('account/sessions/end', { id }),
  becomeBot: () => call<AccountInfo>('account/bot', {}),
  newBotToken: () => call<BotToken>('account/bot/token', {}),
  endBotToken: () => call<AccountInfo>('account/bot/revoke', {}),
  invite: (id: string, token: string, { name, table, seat }: Pick<Companion, 'name' | 'table' | 'seat'>) =>
    call<unknown>(`${at(id)}/invite`, { name, table, seat }, token),
  myTables: () => call<MyTable[]>('account/tables'),
  claim: (id: string, token: string) => call<unknown>(`${at(id)}/claim`, {}, token),
  seat: (id: string) => call<Ticket>(`${at(id)}/seat`, {}),
  lab: (game: string) => call<LabInfo>(`lab/${game}`),
  labFile: (file: CardFile) => call<LabRead>('lab/file', file),
  labLook: (wanted: LabLooking) => call<LabLooked>('lab/look', wanted),
  labSave: (wanted: LabLooking) => call<LabSaved>('lab/save', wanted),
  labBegin: (wanted: LabLooking, seats: number) => call<LabRun>('lab/runs', { ...wanted, seats }),
  labRun: (id: string) => call<LabRun>(`lab/runs/${id}`),
  labStop: (id: string) => call<LabRun>(`lab/runs/${id}/stop`, {}),
  leaderboard: (game: string, page: number) => call<Leaderboard>(`leaderboard/${game}?page=${page}`),
  person: (name: string, page: number) => call<PersonInfo>(`people?name=${encodeURIComponent(name)}&page=${page}`),
  profile: (page: number) => call<PersonInfo>(`account/profile?page=${page}`),
  show: (listed: boolean) => call<AccountInfo>('account/listing', { listed }),
  turn: (id: string, token?: string) => call<TurnInfo>(`${at(id)}/turn`, undefined, token),
  dataPath: '/api/account/data',
  forget: (password: string | null) => call<WhoInfo>('account/delete', { password }),
}
