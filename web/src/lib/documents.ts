/** Made by tools/wire.py from the server's OpenAPI document: don't edit. Seats and places count from 0. */

/**
 * A sign of an ability's row: a pictogram, a number behind it (`first`: before it), or both.
 *
 * `kind`: what is paid for (an `arrow` follows), what is done, `or` between choices, `if` for a condition.
 * `icon`: a word of card files, mostly that of the step. `may`: optional.
 */
export interface AbilitySign {
  kind: 'arrow' | 'cost' | 'if' | 'or' | 'step'
  icon?: string
  text?: string
  first?: boolean
  may?: boolean
}

/**
 * A person who is not connected: `since` when, and from when others may let a bot take over. Both times are in
 * seconds since 1970.
 */
export interface Absence {
  since: number
  until: number
}

/**
 * The sources of a seat's result: `fair` + `deal` + `hidden` + `own` + `others` is `result`.
 *
 * `fair` is the equal share at the start, `deal` the effect of chance. `own` and `others` are the gains over
 * rules of thumb by the seat's answers and by those of other seats. `hidden` is the rest, due to cards that nobody
 * who answered could know. `error` is the 95% margin of error of `own`. `slips`, `mistakes` and `giveaways`
 * count the marked decisions, `lost` is their total cost, `average` that cost shared out over all the seat's
 * `decisions`, and `worst` the step of the costliest. `bluff` is the step of the bluff or trap with the greatest
 * gain beyond its margin of error. Steps are -1 if there is none. Reviews of older releases have no `average`.
 * `unsure` names those of `deal`, `hidden`, `own` and `others` that are within their margins. `by` is the
 * largest source beyond its margin that points the way of the result: luck (`deal` and `hidden`), own, others, or
 * nothing.
 */
export interface Account {
  fair: number
  deal: number
  hidden: number
  own: number
  others: number
  result: number
  lost: number
  error: number
  slips: number
  mistakes: number
  giveaways: number
  worst: number
  bluff: number
  unsure: string[]
  by: string
  average?: number
  decisions?: number
}

/**
 * An account as its owner sees it. `password`: it has a password. `providers` are the providers linked to it.
 * `bot`: a program plays for it. `token` is the time when its bot token was made, null if it has none; times are
 * in seconds since 1970. `listed`: others may see how it plays.
 */
export interface AccountInfo {
  name: string
  created: number
  password: boolean
  providers: string[]
  bot: boolean
  token: number | null
  listed: boolean
}

/**
 * An answer that a hint names.
 *
 * `words` is the answer as in a log. `chance` is the seat's win chance after it, `error` its 95% margin of
 * error. `reason` is the explanation group in which it gains most (the text `reason-HEAD` of the game), or empty.
 * `facts` are what sets it apart from the other answers named, in the form of events that the game's table of words
 * tells. `even` is true if the answer may be as good as the best. `told` holds the first events after it that the
 * seat can foresee.
 */
export interface Advice {
  words: string[]
  chance: number
  error: number
  reason: string
  facts: [string, ...unknown[]][]
  even: boolean
  told: [string, ...unknown[]][]
}

/** An Anarchy card. `place`: the location that an Opportunity is, counted as in `places`, else -1. */
export interface AnarchyCard {
  id: string
  kind: string
  hardcore: boolean
  names: Record<string, string>
  text: Record<string, string>
  place: number
}

/** An answer to a question, in the words of one of its options. */
export interface AnswerSaid {
  t: 'answer'
  ask: string
  words: string[]
}

/** A question to this seat. The id is a random word, the same for as long as the question is open. */
export interface AskInfo {
  id: string
  kind: string
  args: number[]
  options: Option[]
  ranges: [number, number][]
}

/** The public part of a question. */
export interface Asking {
  seat: number
  kind: string
}

/**
 * A person whom you have blocked, under the name of the account or the one that the guest had. `at` is the time
 * in seconds since 1970.
 */
export interface Block {
  id: string
  name: string
  at: number
}

/** Block the person who has the account with this name. */
export interface Blocking {
  name: string
}

/**
 * An answer that made rivals believe that something hidden is stronger than it is, or weaker (a `trap`).
 *
 * `believed` is the mean probability that they gave this belief, above 0.5. Where bluffs can be suspected, every
 * false claim counts, whatever its probability. `gain` is how much more the answer promised than the best one that
 * hides nothing or something stronger, from what the seat could know; `error` is its 95% margin of error.
 */
export interface Bluff {
  step: number
  seat: number
  trap: boolean
  believed: number
  guess: Guess
  gain: number
  error: number
}

/**
 * A line of a leaderboard: an account by its `name`, or a house `bot` by its kind. `program`: it is a bot
 * account. `spread` is the rating's margin of error either way (95%).
 */
export interface BoardLine {
  place: number
  name: string | null
  bot: string | null
  program: boolean
  rating: number
  spread: number
  games: number
}

/**
 * A table where a bot sits, or where a bot or a person is invited to sit (then `seat` is null). `names` are
 * those of the seats, null for open ones.
 */
export interface BotTable {
  table: string
  game: string
  options: Record<string, string | boolean | number>
  status: 'dealing' | 'ended' | 'open' | 'over' | 'running'
  seat: number | null
  names: (string | null)[]
  host: string
}

/** The new token of a bot, shown only once. It replaces the one before, which no longer works. */
export interface BotToken {
  token: string
}

/**
 * Notify by e-mail to the address `to`. Without a `code`, the server mails one there; with the right code,
 * notes go there from then on.
 */
export interface ByMail {
  by: 'mail'
  to: string
  code?: string | null
}

/** Notify through this browser, with the data of its `PushSubscription`. */
export interface ByPush {
  by: 'push'
  to: string
  p256dh: string
  auth: string
}

/** Notify through the webhook of the server's host. */
export interface ByWebhook {
  by: 'webhook'
}

/** A card file of your own: its name and its text. */
export interface CardFile {
  name: string
  text: string
}

/**
 * An error or a warning about a card file. `error` is the message in English. For other languages, `code` names
 * the text `problem-CODE` of the locale files, into which `args` are put. `code` is empty if the message exists
 * in English only.
 */
export interface CardProblem {
  error: string
  code: string
  args: Record<string, string | number>
}

/** Change the table before the start. `options` holds those that change; null leaves the rest as it is. */
export interface ChangingTable {
  options?: Record<string, string | boolean | number>
  hints?: boolean | null
  listed?: boolean | null
  terms?: Terms | null
}

/**
 * A chat line from a seat, to everybody or to one seat. `n` is its number among the lines that reach the reader,
 * from 0.
 *
 * `at` is the time in seconds since 1970. `to` is the seat it was sent to; null means everybody.
 */
export interface ChatLine {
  n: number
  seat: number
  name: string
  text: string
  at: number
  to: number | null
}

/** A chat line to everybody at the table, or to one seat. Nobody else learns of a line to one seat. */
export interface ChatSaid {
  t: 'chat'
  /** 1 to 500 characters */
  text: string
  to?: number | null
}

/** A chat line, with the fields of `ChatLine`. */
export interface ChatSent {
  t: 'chat'
  n: number
  seat: number
  name: string
  text: string
  at: number
  to: number | null
}

/** A gang and its high octane side. */
export interface Club {
  id: string
  names: Record<string, string>
  side: ClubSide
}

/** A side of a clubhouse card: what a gang starts with, what it changes, and its Club Orders. */
export interface ClubSide {
  goods: [number, number, number]
  heat: number
  members: number
  prospects: number
  base: number
  changes: Record<string, string>[]
  orders: Record<string, string>[]
}

/** The account and its new recovery code, which is shown only once. */
export interface CodeInfo {
  account: AccountInfo
  code: string
}

/**
 * A person whom you have played with, and the number of games. `at` is the time of the latest one, in seconds
 * since 1970, and `game` what was played. A guest is known by the latest `table` that you met at, and the `seat`
 * there.
 */
export interface Companion {
  name: string
  at: number
  games: number
  game: string
  table?: string | null
  seat?: number | null
}

/**
 * Another answer to the question of a decision, compared with the best one by what the seat could know.
 *
 * `cost` is how much more the best answer promised, at least 0, `error` its 95% margin of error, and `mark` what
 * a decision that costs this is called. `told` holds the first events after the answer that the seat could foresee.
 * If it is marked, `reason` and `facts` say why the best answer is better, as in a decision.
 */
export interface Comparison {
  cost: number
  error: number
  mark: string
  told: [string, ...unknown[]][]
  reason?: string
  facts?: [string, ...unknown[]][]
}

/**
 * The finished game that a table continues, and the number of its log entries (`step`) at the moment where it
 * starts.
 *
 * `anew`: everything that the maker's seat couldn't know then was dealt again; otherwise, anyone who has seen that
 * record knows the cards. `entries` is the number of entries that the new log began with.
 */
export interface Continued {
  table: string
  step: number
  anew: boolean
  entries: number
}

/**
 * Continue a finished game from one of its moments, at a new unrated table.
 *
 * `step` is the number of log entries that the new game takes over. `seats` are as in `NewTable`. With `anew`,
 * everything that the seat `me` couldn't know at that moment is dealt again; otherwise every card stays where it
 * was.
 */
export interface Continuing {
  step: number
  seats: SeatWanted[]
  anew?: boolean
}

/** A crook of the deck; its number is its place in the list. */
export interface Crook {
  id: string
  level: number
  modifier: number
  gangs: string[]
  ability: string | null
  names: Record<string, string>
}

/** The cards of Crooks. `hideouts`: the sizes of the piles, by number of seats, in the edition asked for. */
export interface CrooksCards {
  game: 'crooks'
  id: string
  names: Record<string, string>
  crooks: Crook[]
  targets: number[]
  money: number
  gang_points: Record<string, number>
  hideouts: Record<string, Record<string, number[]>>
}

/**
 * A game of Crooks as one seat sees it; -2 is the seat of a spectator, -3 that of a record with everything open.
 *
 * `rows`: seat * targets + target -> the crooks there, bottom first: its number if face up, -1 if face down, and
 * `-2 - number` if face down and known. `money`: -1 where unseen. `out`: bit mask of the seats that have passed.
 * `hand`: the crook about to be placed, or -1. `looking`: crooks that the seat looks at to take one. `notes`:
 * cards that it knows, and the places where they lie in an unknown order: a hideout, hideouts + seat * targets +
 * target, or -1 (the box). `targets`: the totals. `leaving`: the row whose
 * crooks, but for the top one, a Swap is about to move, or -1.
 */
export interface CrooksView {
  game: 'crooks'
  seat: number
  turn: number
  piles: number[]
  rows: number[][]
  money: number[]
  out: number
  gone: number[]
  hand: number
  looking: number[]
  notes: [number[], number[]][]
  scores: number[]
  targets: Target[]
  leaving: number
}

/**
 * An open offer that the seat may accept with `words`.
 *
 * `gain` is by how much that raises its win chance, `error` the 95% margin of error.
 */
export interface Deal {
  words: string[]
  gain: number
  error: number
}

/**
 * An answer, judged by what its seat could know.
 *
 * `step` is the number of the log entry, from 0. `chance` is the seat's win chance after the answer, `margin`
 * its 95% margin of error. `cost` is how much more `best` promised, at least 0, and `error` its margin.
 * `mark` is slip, mistake, giveaway, or empty; a cost below its margin is not marked.
 *
 * Only a marked decision has the next four. `reason` is the explanation group of `best` (text `reason-HEAD`, or
 * empty). `facts`, told like events, set `best` apart from the answer; their second argument is the lead over it,
 * below 0. Reviews of older releases have none. `better` are the first events after `best` that the seat could
 * foresee. `brings` is how many points more the seat has at the end after `best`, on average; 0 without a clear
 * gain, of a slip that has facts, and in reviews of older releases of any decision that has facts.
 */
export interface Decision {
  step: number
  seat: number
  words: string[]
  chance: number
  margin: number
  best: string[]
  cost: number
  error: number
  mark: string
  reason: string
  better: [string, ...unknown[]][]
  facts?: [string, ...unknown[]][]
  brings?: number
}

/** Decline an invitation, by the id of the table. */
export interface Declining {
  table: string
}

/** Delete an account. `password` is null if the account has none. */
export interface Deleting {
  password?: string | null
}

/**
 * The messages after a client's version, and the current state. `version` is that of the last message.
 *
 * `commitments`: those to the log, one for each message that is told to everybody (docs/fair.md); absent if the
 * table has none.
 */
export interface EventsSent {
  t: 'events'
  version: number
  view: CrooksView | ScoundrelsView | MayhemView | PlainView | null
  ask: AskInfo | null
  asking: Asking[]
  offers: AskInfo[]
  messages: [string, ...unknown[]][]
  left?: number | null
  commitments?: string[]
}

/** A running Throw Down. `mask`: the seats that take part; `dice`: by seat, 0 before it is rolled. */
export interface Fight {
  place: number
  issuer: number
  mask: number
  holder: number
  ambush: boolean
  dice: number[]
}

export type FromClient = HelloSaid | AnswerSaid | WhySaid | ChatSaid | SealSaid | ShareSaid

/**
 * A game: its least and greatest number of seats, each option with its values (the default first), and its bots.
 *
 * `usual` maps a number of seats to the options whose defaults differ for it. `variants` lists the numbers of
 * seats that are a house variant. `lessons` names the game's lessons; `short` is a short game to suggest after the
 * lesson.
 */
export interface GameInfo {
  id: string
  seats: [number, number]
  options: Record<string, (string | boolean | number)[]>
  bots: string[]
  usual: Record<string, Record<string, string | boolean | number>>
  variants: number[]
  lessons: string[]
  short: ShortGame | null
}

/** A gang as a seat sees it (games/mayhem/knowledge/view.py), its Dudes only where some are. */
export interface Gang {
  side: number
  goods: [number, number, number]
  bounds: [number, number][]
  heat: number
  tokens: number
  dudes: [number, number, number][]
  pool: [number, number]
  fist: number
  armed: number
  limit: number
  out: number
}

/** Say that you are ready for the start, or take that back. */
export interface GettingReady {
  ready: boolean
}

/**
 * A holding, and what opponents take it for.
 *
 * `where` and `what` say where it lies and what it is. `odds` holds the likeliest candidates, best first, each
 * with its probability. `truth` is the probability given to what is really there, `stronger` and `weaker` the
 * probability given to anything stronger or weaker than that.
 */
export interface Guess {
  where: string[]
  what: string
  odds: [string, number][]
  truth: number
  stronger: number
  weaker: number
}

/**
 * The first message of a client: its token (null: as a spectator), and the last version that it has (null: send
 * everything).
 *
 * `chat`, which is used only with `since`, is the number of the first chat line that the client lacks. The server
 * sends the chat from there on. `guest` is the key of a spectator without an account, as in the header of the same
 * use: the chat then lacks the lines of people whom this guest has blocked. A browser that is logged in needs no key.
 */
export interface HelloSaid {
  t: 'hello'
  token?: string | null
  since?: number | null
  chat?: number | null
  guest?: string | null
}

/**
 * A hint: advice and beliefs for one seat.
 *
 * `advice` holds the best answers, best first, and is empty if there is nothing to choose. Of answers that may be
 * equally good, the one with the most points at the end comes first if the game seems lost or won; of answers to
 * suspect or trust, the likely one. `deals` are the open
 * offers that the seat may accept besides. `guesses` is what a
 * spectator would take the seat's holdings for, without those that are certain. `bluff` is the probability, as far
 * as the seat knows, that what it may suspect is a bluff; None unless that is asked.
 */
export interface Hint {
  advice: Advice[]
  guesses: Guess[]
  bluff: number | null
  deals?: Deal[]
}

/** The hint for the question with this id; null until it is ready. */
export interface HintInfo {
  ask: string
  hint: Hint | null
}

/** An estimate with the bounds of its 95% interval. */
export interface Interval {
  value: number
  low: number
  high: number
}

/**
 * A bot or a person invited to a table. `sent`: a bot's program, or the person, has not seen the invitation yet.
 * `heard`: it has. `declined`: it does not come. `program`: it is a bot.
 */
export interface Invited {
  name: string
  state: 'declined' | 'heard' | 'sent'
  program?: boolean
}

/**
 * The bots and people that are invited to an open table but don't sit there yet. Sent to the host whenever this
 * changes.
 */
export interface InvitedSent {
  t: 'invited'
  invited: Invited[]
}

/**
 * Invite a bot or a person to this table, by the name of the account; a guest by `table` and `seat`, as in
 * `Companion`.
 */
export interface Inviting {
  name: string
  table?: string | null
  seat?: number | null
}

/**
 * A job. `holes`: the dollar positions that it hides; `feminine`: languages in which the noun is feminine.
 *
 * `effect`: its ability as card files write it; `signs`: its pictograms; `text`: the ability in words;
 * `parts`: the questions within it.
 */
export interface Job {
  id: string
  colour: string
  holes: number[]
  tech: number
  names: Record<string, string>
  feminine: string[]
  effect: string
  signs: AbilitySign[]
  text: Record<string, string>
  parts: Record<string, Record<string, string>[]>
}

/** The name of the person who takes the next open seat. */
export interface Joining {
  name: string
}

/**
 * A card whose worth can be measured. `fields` holds the fields of its table in a card file, each value as
 * written there.
 */
export interface LabCard {
  kind: string
  id: string
  names: Record<string, string>
  fields: Record<string, string>
}

/**
 * The things that can be changed in a game: the fields that each kind of card may have, the cards, and the game's
 * numbers by path, as in `constants.dollars`.
 */
export interface LabInfo {
  game: string
  kinds: Record<string, string[]>
  cards: LabCard[]
  numbers: Record<string, string>
}

/** The cards with the changes made. */
export interface LabLooked {
  cards: CrooksCards | ScoundrelsCards | MayhemCards | PlainCards
}

/** Changes to a card file (null: to the house cards), each as in `trait.jealous.dollars=3`. */
export interface LabLooking {
  game: string
  edits: string[]
  file?: CardFile | null
}

/**
 * The result of reading a card file, the same as from `cards check`: either its problems, or its warnings, its
 * cards and what can be changed in them. `info` and `cards` are null if there are problems.
 */
export interface LabRead {
  problems: CardProblem[]
  warnings: CardProblem[]
  info: LabInfo | null
  cards: CrooksCards | ScoundrelsCards | MayhemCards | PlainCards | null
}

/**
 * A measurement of yours, and its results so far.
 *
 * `state` is `waiting` (for its turn), `running`, `done` (as precise as asked for, or out of working time),
 * `stopped` (by you, or because you began another one) or `failed`.
 */
export interface LabRun {
  id: string
  state: 'done' | 'failed' | 'running' | 'stopped' | 'waiting'
  deals: number
  found: Verdict | null
}

/** The text of the card file with the changes made; the rest of the text is unchanged. */
export interface LabSaved {
  text: string
}

/**
 * Measure changes in games with this number of seats, until win rates are known to within `points` percentage
 * points.
 */
export interface LabTrying {
  game: string
  edits: string[]
  file?: CardFile | null
  seats?: number
  points?: number
  seed?: number
}

/** A leader. `abilities`: by slot the number of its ability, -1 for none. */
export interface Leader {
  id: string
  names: Record<string, string>
  suit: string
  abilities: number[]
}

/** An ability of slots on a leader sheet. */
export interface LeaderAbility {
  id: string
  slots: string[]
  effect: string
  signs: AbilitySign[]
  text: Record<string, string>
  parts: Record<string, Record<string, string>[]>
}

/**
 * A page of the leaderboard of a game, ordered by the lower ends of the ratings' margins of error. `total` is the
 * number of players on all pages.
 */
export interface Leaderboard {
  game: string
  page: number
  total: number
  leaders: BoardLine[]
}

/**
 * Deal without waiting for a seat's seal or share. For a person who has not come to the rematch, a bot plays until
 * then.
 */
export interface LeavingOut {
  seat: number
}

/** A chapter: its name in texts, and the number of its first note, from 1. */
export interface LessonChapter {
  name: string
  step: number
}

/**
 * The lesson's notes on the question with this id (null: there is no question).
 *
 * `notes` are those from number `step` on (the first is 1), out of `steps` notes in all. `words` is the answer
 * that they recommend, in the words of the log. If it takes an open offer, perhaps one that is not open yet, the words
 * begin with `interrupt` and the kind of the offer. `follows`: all answers so far are as the lesson has them;
 * otherwise the lesson has no more notes. `chapters` are all chapters of the lesson.
 */
export interface LessonInfo {
  ask: string | null
  follows: boolean
  step: number
  steps: number
  chapters: LessonChapter[]
  notes: LessonNote[]
  words: string[] | null
}

/**
 * A note to show: the text `lesson-TEXT`.
 *
 * `at`: the place on the board that it is about, in the words of the game's room; `also`: further places that it
 * speaks of; `rule`: where to read more. `chapter`: a chapter begins here, with the texts
 * `lesson-chapter-CHAPTER` and `lesson-learned-CHAPTER`.
 */
export interface LessonNote {
  text: string
  at?: string
  also?: string[]
  rule?: string
  chapter?: string
}

/** Set whether others may see how you play. */
export interface Listing {
  listed: boolean
}

/** A location: its spaces on the map, and the values of its safes. */
export interface Location {
  id: string
  names: Record<string, string>
  spaces: number
  listed: number[]
}

/**
 * The components of Men of Mayhem, numbered as in views.
 *
 * A view numbers locations: first the clubhouses of the seats, then the Emergency Room, then `places`; and sides of
 * clubhouses: twice the club, and one more for the unleaded side. `markets`: by players (highest total or -1, Cash
 * for each Contraband); `limits`: by Heat, -1: none; `adds`: to the die for a Prospect, a Member, a Gun.
 */
export interface MayhemCards {
  game: 'mayhem'
  id: string
  names: Record<string, string>
  places: Place[]
  clubs: Club[]
  unleaded: ClubSide
  cards: AnarchyCard[]
  emergency: Record<string, string>
  markets: Record<string, [number, number][]>
  limits: number[]
  patch_in: [number, number, number]
  boost: number
  adds: [number, number, number]
}

/**
 * A game of Men of Mayhem as one seat sees it; -2 is the seat of a spectator, -3 that of an open record.
 *
 * `phase`: setup, claim, reveal, orders, market, last-calls, clean-up, over; `offers`: (maker, to whom or -1,
 * given, wanted); `prices`: what a trade of a location brings now if that differs from the printed amount (place,
 * number of its rule or 100 for the Boost, Cash); `barred`: the rules that are forbidden now (place, number), which
 * games kept by older releases lack.
 */
export interface MayhemView {
  game: 'mayhem'
  seat: number
  round: number
  rounds: number
  phase: string
  active: number
  patch: number
  gangs: Gang[]
  sites: number[]
  control: number[]
  hidden: number[]
  cards: number[]
  deck: number
  marks: number[]
  supply: [number, number]
  removed: number
  offers: [number, number, [number, number, number], [number, number, number]][]
  made: number
  fight: Fight | null
  result: number[]
  prices: [number, number, number][]
  barred?: [number, number][]
}

/**
 * A vote that a seat has called: to `end` the game, or to `undo` its last answer. `voters` are the seats with
 * a vote. Votes are secret; `voted` lists only the seats that have voted. `declined`: the vote found no
 * agreement.
 */
export interface Motion {
  what: 'end' | 'undo'
  seat: number
  voters: number[]
  voted: number[]
  declined?: boolean
}

/** The change of a figure. `was`: its value before; `moved`: the difference, None after too few deals. */
export interface Move {
  key: string
  words: string
  was: number
  moved: Interval | null
}

/** Mute the chat of a seat, or allow it again. */
export interface Muting {
  seat: number
  muted: boolean
}

/**
 * All data that the server holds about an account. It keeps only hashes of the password, the recovery code and
 * tokens; they are not included.
 */
export interface MyData {
  account: AccountInfo
  identities: [string, string][]
  sessions: SessionInfo[]
  seats: MySeat[]
  reports: MyReport[]
  wanted: string[]
  results: MyResult[]
  ratings: MyRating[]
  blocks: Block[]
}

/** Your rating in a game, as OpenSkill's `mu` and `sigma`, and the number of rated games. */
export interface MyRating {
  game: string
  mu: number
  sigma: number
  games: number
}

/**
 * A chat line that you have reported, with the lines before it; or a player (`about`), with your `reason` and
 * `words` and the latest lines.
 */
export interface MyReport {
  table: string
  at: number
  lines: string[]
  about?: string | null
  reason?: string | null
  words?: string | null
}

/**
 * The result of a finished game of yours. `score` is 0 if all players but one resigned. `change` is the
 * change of your rating, null if the game was not rated. `tally` counts what you did.
 */
export interface MyResult {
  table: string
  at: number
  place: number
  score: number
  change: number | null
  tally: Tally
}

/**
 * The data kept about a seat of yours: your chat lines, and your answers as pairs of log entry number and words.
 *
 * `seal` and `share` are your browser's part in the deal, in hexadecimal. `notes` are the ways by which you are
 * notified when the table waits for you.
 */
export interface MySeat {
  table: MyTable
  name: string | null
  answers: [number, string[]][]
  chat: SaidLine[]
  seal: string | null
  share: string | null
  notes: WayInfo[]
}

/**
 * A table where you have a seat. `programs` says for each seat whether it belongs to a bot account. `kept`: the
 * seat is kept for you at a rematch to which you have not come yet.
 */
export interface MyTable {
  table: string
  game: string
  options: Record<string, string | boolean | number>
  status: 'dealing' | 'ended' | 'open' | 'over' | 'running'
  seat: number
  names: (string | null)[]
  programs: boolean[]
  created: number
  kept?: boolean
}

/** The name and password of a person who signs up or logs in. */
export interface NamePassword {
  name: string
  password: string
}

/**
 * A lesson to start: a table for you and bots, with a fixed deal and fixed first moves.
 *
 * `rivals` are the names of the bots, in order. Bots beyond that list get names of their own.
 */
export interface NewLesson {
  game: string
  name: string
  lesson?: string
  rivals?: string[]
}

/** A new password. `old` is the present one, null if there is none. */
export interface NewPassword {
  old: string | null
  password: string
}

/**
 * A table to make. Exactly one seat must be `me`; it is the host's. Options that are left out have their
 * defaults.
 *
 * `hints` says whether people may ask for hints; null allows them if no seat is open. With `shares`, the client of
 * each person takes part in the deal through the socket messages `seal` and `share`. A `private` table is not
 * listed in the lobby, and its id can't be guessed.
 */
export interface NewTable {
  game: string
  seats: SeatWanted[]
  options?: Record<string, string | boolean | number>
  hints?: boolean | null
  shares?: boolean
  private?: boolean
  terms?: Terms
}

/**
 * The ways that the server's host offers, and those that you use (`mine`). `key` is the public key with which a
 * browser subscribes to push messages, empty if push is not offered.
 */
export interface NotesInfo {
  offered: ('mail' | 'push' | 'webhook')[]
  key: string
  mine: WayInfo[]
}

/** One legal answer, in the words of a log. */
export interface Option {
  words: string[]
}

/**
 * A finished game. `at` is the time in seconds since 1970. `place` is the place at which the person finished, 1
 * being the best. `score` is 0 if all players but one resigned. `change` is the change of the rating, null if
 * the game was not rated. `open`: the record is open to everybody, or this is your own page.
 */
export interface PastGame {
  table: string
  game: string
  at: number
  seat: number
  names: string[]
  programs: boolean[]
  place: number
  score: number
  change: number | null
  open: boolean
}

/**
 * The page of an account, as others see it or as its owner sees it: how it plays. `program`: it is a bot account.
 * `history` is one page of the finished games, of which there are `total`.
 */
export interface PersonInfo {
  name: string
  program: boolean
  listed: boolean
  standings: Standing[]
  page: number
  total: number
  history: PastGame[]
}

/** A Site or an Opportunity (`kind`: starting, random, opportunity). `guns`: whether they may be pulled. */
export interface Place {
  id: string
  kind: string
  names: Record<string, string>
  rules: SiteRule[]
  boost: SiteRule | null
  heat: number
  guns: boolean
}

/** The cards of a game that no client draws. `id`: the game. */
export interface PlainCards {
  game: 'plain'
  id: string
}

/** A game without a board of its own as one seat sees it: `shown` has names and values, in a stable order. */
export interface PlainView {
  game: 'plain'
  seat: number
  shown: [string, string][]
}

/** Report the person at a seat, in words of your own if you like. */
export interface PlayerReport {
  seat: number
  reason: 'cheating' | 'insults' | 'name' | 'other' | 'stalling'
  words?: string
}

/**
 * A finished game, either with everything open or as one seat saw it. In the second case `words` is empty except
 * for the answers of that seat. `start` is the table before the first entry.
 */
export interface RecordInfo {
  game: string
  options: Record<string, string | boolean | number>
  players: string[]
  digest: string
  start: CrooksView | ScoundrelsView | MayhemView | PlainView
  steps: Step[]
}

/** A new password, set with the latest recovery code: from signing up, or from the last recovery. */
export interface Recovering {
  name: string
  code: string
  password: string
}

/**
 * The reason why a call was refused: one English sentence, and what a client needs to say it in another language.
 *
 * `code` names the text `refusal-CODE` of the locale files; `args` are put into it. If `rule` is not null,
 * `code` is `rule`, and the text of the rule with that ID is the reason.
 */
export interface Refusal {
  error: string
  code: string
  args: Record<string, string | number>
  rule: string | null
}

/**
 * A `Refusal` of this client's message. If the message was an answer, or a `why`, `answer` repeats its
 * words.
 */
export interface RefusedSent {
  t: 'refused'
  error: string
  code: string
  args: Record<string, string | number>
  rule: string | null
  answer: string[] | null
}

/** Report a chat line, by its number `n` as sent to you. */
export interface Reporting {
  line: number
}

/**
 * The review of a game, or of its first entries.
 *
 * `curve` holds each seat's win chance with all cards open before each log entry and at the end, `margins` their
 * 95% margins of error. While a review is made, a margin is empty if its point of the curve is still a learned value.
 * `rounds` is the number of rollouts for a question, `reach` their mean length in answers.
 */
export interface Review {
  game: string
  players: string[]
  seed: number
  rounds: number
  reach: number
  curve: number[][]
  margins: number[][]
  decisions: Decision[]
  bluffs: Bluff[]
  suspicions: Suspicion[]
  accounts: Account[]
}

/** The progress of a review, in log entries, and the part of it that is done. */
export interface ReviewInfo {
  done: number
  steps: number
  review: Review | null
}

/** One sign of a rule: a pictogram by its `name` (`cash`) and the number before it, or a word if it has none. */
export interface RuleSign {
  name: string
  text: string
}

/**
 * A safe. `where`: a space of its location, -1 unused, 100 + seat stolen; `safe`: its card, or -1 if
 * unknown.
 */
export interface Safe {
  cell: number
  location: number
  where: number
  safe: number
  marks: [number, number][]
}

/** A card that can be in a safe. */
export interface SafeCard {
  id: string
  location: number
  value: number
  names: Record<string, string>
}

/** A chat line of yours, to everybody (`to` is null) or to one seat. */
export interface SaidLine {
  at: number
  text: string
  to: number | null
}

/**
 * The cards of 3000 Scoundrels, numbered as in views. `marks`: two numbers and how many each player has.
 *
 * `lowest` and `track`: the first space of the reputation track, and the tech of each space.
 */
export interface ScoundrelsCards {
  game: 'scoundrels'
  id: string
  names: Record<string, string>
  traits: Trait[]
  jobs: Job[]
  strategies: StrategyCard[]
  abilities: LeaderAbility[]
  leaders: Leader[]
  locations: Location[]
  safes: SafeCard[]
  marks: [number, number, number][]
  lowest: number
  track: number[]
  turns: number
  sell: number
  bail: number[]
  bribe: number
}

/**
 * A game of 3000 Scoundrels as one seat sees it; -2 is the seat of a spectator, -3 that of an open record.
 *
 * `active`: -1 at the end of a day; `step`: of the turn (begin, start, plan, abilities, act, end, last, close), or
 * empty; `slot`: of the card of this turn, or -1; `limit`: of safes that a player can keep today; `held`: the
 * trait of the scoundrel that is being used, or -1; `may_suspect`: whether this seat could place a henchman now;
 * `vain`: the traits in the saloon whose use when hired would be refused or change nothing now, each with the ID of
 * the rule.
 */
export interface ScoundrelsView {
  game: 'scoundrels'
  seat: number
  day: number
  days: number
  turn: number
  first: number
  active: number
  step: string
  slot: number
  sheets: Sheet[]
  saloon: (Shown | null)[]
  pile: Shown[]
  decks: number[]
  safes: Safe[]
  limit: number
  held: number
  may_suspect: boolean
  vain: [number, string][]
  scores: number[]
}

/**
 * The seal of this client's share of the deal, for the `seating` that it saw. Sending the same seal again does no
 * harm.
 */
export interface SealSaid {
  t: 'seal'
  /** 32 bytes in hexadecimal */
  seal: string
  seating: string
}

/** Block the person at a seat, or end that. */
export interface SeatBlocking {
  seat: number
  blocked: boolean
}

/**
 * A seat as everybody sees it.
 *
 * `bot` names the bot that plays it now, even if it stands in for a person who is away. `here`: the person is
 * connected. `away`: others may let a bot take over. `known`: the name is that of the person's account. `muted`:
 * the host has muted the seat's chat. `resigned`: the seat has resigned, so the rules answer for it. `program`:
 * the seat belongs to a bot account, played by somebody's program. `ready`: before the
 * start, the person has said to be ready. `kept`: the seat of a rematch is kept for this person, who has not come
 * yet. `absent`: a running game may have to wait for this person, who is not connected, but not away yet.
 */
export interface SeatInfo {
  kind: 'bot' | 'open' | 'person'
  name: string | null
  bot: string | null
  here: boolean
  away: boolean
  known: boolean
  muted: boolean
  resigned: boolean
  program?: boolean
  ready?: boolean
  kept?: boolean
  absent?: Absence | null
}

/** A seat of a new table: your own (`me`), free for another person (`open`), or a bot's (`bot`). */
export interface SeatWanted {
  kind: 'bot' | 'me' | 'open'
  name?: string | null
  bot?: string | null
}

/** Your seat. The token is shown only once; anyone who has it can play the seat. */
export interface Seated {
  table: string
  seat: number
  token: string
}

/** Put a house bot on an open seat before the start, or free the seat of a bot or of another person (null). */
export interface SeatingBot {
  seat: number
  bot: string | null
}

/** Another answer to the question of a decision in a finished game, in the words of the log. */
export interface SecondTry {
  words: string[]
}

/** The id of the session to end; null ends all sessions except the one that asks. */
export interface SessionEnding {
  id?: string | null
}

/**
 * A browser that is logged in; `agent` is what it calls itself. `this`: it is the one that asks. Times are in
 * seconds since 1970.
 */
export interface SessionInfo {
  id: string
  agent: string
  created: number
  seen: number
  this: boolean
}

/** This client's share of the deal, sent once the list of seals is fixed. */
export interface ShareSaid {
  t: 'share'
  /** 32 bytes in hexadecimal */
  share: string
}

/**
 * A player's side. `board`: B0 to B5; poker cards 0 to 6 are 0, A, 2 ... 6, -2 unknown; in `slots` -1 is none.
 *
 * `men`: by slot a bit mask of the seats with a henchman there; `top`: of the deck, if this seat has looked.
 */
export interface Sheet {
  leader: number
  board: (Shown | null)[]
  hand: number[]
  slots: number[]
  men: number[]
  face_up: boolean
  deck: number
  top: number
  money: number
  rep: number
  supply: number
  jail: number
  marks: number[]
  strategy: number
  strategy_used: boolean
  leader_used: number
}

/** The shortest game worth playing for a newcomer. */
export interface ShortGame {
  seats: number
  options?: Record<string, string | boolean | number>
}

/** A scoundrel: its halves, its price, its tech, and which halves were used in this turn or end of day. */
export interface Shown {
  trait: number
  job: number
  cost: number
  tech: number
  trait_used: boolean
  job_used: boolean
}

/**
 * The source of a game's chance, as everybody sees it (docs/fair.md).
 *
 * `seal` is the server's seal. `shares`: people's clients take part in the deal. `listed` is the list that was
 * fixed at the start of the game, as the exact text that is hashed. `awaited` are the seats that the deal waits for:
 * for a seal while the table is open, for a share while it is dealing. `without` are the seats that the host left
 * out of the deal. `seating` is a word that changes with the seats and options of the open table; all clients then
 * seal a new share.
 */
export interface ShuffleInfo {
  seal: string
  shares: boolean
  listed: string | null
  awaited: number[]
  without: number[]
  seating: string
}

/**
 * A rule of a location, or all rules of its Boost.
 *
 * `kind`: the first word of the rule. `effect`: the rule as written in the component file. `heat`: the number of
 * its own icons. `signs`: the rule in pictograms. `trade`: null unless the rule is a one-way trade.
 */
export interface SiteRule {
  kind: string
  effect: string
  heat: number
  text: Record<string, string>
  signs: RuleSign[]
  trade: Trade | null
}

/**
 * A player of a table in the lobby's list: a house `bot` by its kind, or a person. `known`: the player's page
 * can be looked up under this name. `program`: it is a bot account. `rating` is the rating in this game, if there
 * is one.
 */
export interface Sitter {
  name: string
  bot: string | null
  known: boolean
  program: boolean
  rating: number | null
}

/** The `seat` that stands in for the `host`, who is away; or that did so last, if the host is back. */
export interface StandIn {
  seat: number
  host: number
}

/**
 * A person's results in a game: the number of finished games and of those won, and counts of what the person did
 * (`tally`). `rating`, `spread` and `place` are null without a rated game; `place` is also null for an
 * account that isn't listed. `rated` is the number of rated games. `curve` holds the rating before the latest 200
 * rated games and after each of them, oldest first.
 */
export interface Standing {
  game: string
  games: number
  won: number
  rating: number | null
  spread: number | null
  rated: number
  place: number | null
  tally: Tally
  curve: number[]
}

/**
 * The complete state, for a client that knows nothing yet.
 *
 * `log` holds `[version, kind, argument...]` for each message so far. `whole`: the log is as this seat was told
 * it; false at a table where people play from memory, whose log holds only what everybody was told. `offers` are
 * actions that this seat may take at any moment besides its question, by an `answer` with the offer's id. `left`
 * is the number of seconds left for the questions that everybody knows of; null if no clock runs for them, and for
 * delayed spectators. `now` is the server's time in seconds since 1970, as in `Absence`. `commitments` holds
 * all so far, as in `EventsSent`. `blocked` are the seats of people whom you have blocked; `chat` lacks
 * their lines.
 */
export interface StateSent {
  t: 'state'
  version: number
  seat: number | null
  table: TableInfo
  view: CrooksView | ScoundrelsView | MayhemView | PlainView | null
  ask: AskInfo | null
  asking: Asking[]
  offers: AskInfo[]
  log: [number, string, ...unknown[]][]
  whole: boolean
  chat: ChatLine[]
  left?: number | null
  commitments?: string[]
  blocked?: number[]
  now?: number | null
}

/** An entry in the log of a finished game, with the messages that it caused and the view after it. */
export interface Step {
  who: string
  words: string[]
  messages: [string, ...unknown[]][]
  view: CrooksView | ScoundrelsView | MayhemView | PlainView
}

/** A strategy card. */
export interface StrategyCard {
  id: string
  leader: number
  timing: string
  event: string | null
  names: Record<string, string>
  moment: Record<string, string>
  effect: string
  signs: AbilitySign[]
  text: Record<string, string>
  parts: Record<string, Record<string, string>[]>
}

/**
 * Something played that a seat suspected or should have suspected.
 *
 * `odds` is the probability of a bluff from what the seat could know, `bluff` whether it was one. `gain` is how
 * much more suspecting promised than trusting, `error` its 95% margin of error. `right` is true if the seat chose
 * what promised more. If the gain is within its margin, the right choice is to suspect if `odds` are above 0.5.
 */
export interface Suspicion {
  step: number
  seat: number
  suspected: boolean
  odds: number
  bluff: boolean
  gain: number
  error: number
  right: boolean
}

/**
 * A table as everybody sees it.
 *
 * `host` is the seat that may start and end the table. While the host is away, that is another person's, as
 * `stand_in` says. Once the host has left, it stays another person's. `opened`:
 * after the end, everybody may look at the record. `next` is the table of the rematch, where each token is good for
 * the same seat, unless its player had left. `scores` and `shares` (of the win, 1 in all) are null unless the
 * game is over; `scores` is also null if all players but one resigned. `variant`: the number of seats is a
 * house variant. `hints`: people may ask for hints.
 *
 * `shuffle` is null in lessons, in games that continue another one, and at tables older than this field. `motion`
 * is the current vote, or a declined one until the game goes on. `lesson` is the name of the lesson that is played
 * here. `continues` is the moment that the game started from. `rated`: with the people who sit there now, the game
 * is rated. `lost` is the reason why the game can't be shown or continued, if it can't. `listed`:
 * the lobby lists the table while it is open or running.
 */
export interface TableInfo {
  id: string
  game: string
  options: Record<string, string | boolean | number>
  status: 'dealing' | 'ended' | 'open' | 'over' | 'running'
  host: number
  seats: SeatInfo[]
  opened: boolean
  next: string | null
  scores: number[] | null
  shares: number[] | null
  variant: boolean
  hints: boolean
  shuffle: ShuffleInfo | null
  terms: Terms
  motion: Motion | null
  lesson?: string | null
  continues?: Continued | null
  rated?: boolean
  lost?: 'log' | 'rules' | null
  listed?: boolean
  stand_in?: StandIn | null
}

/** A table in the lobby's list. */
export interface TableLine {
  id: string
  game: string
  options: Record<string, string | boolean | number>
  status: 'dealing' | 'ended' | 'open' | 'over' | 'running'
  host_name: string
  taken: number
  seats: number
  watched: boolean
  players: Sitter[]
  created: number
}

/** The table has changed: its seats, its status or other public data. */
export interface TableSent {
  t: 'table'
  table: TableInfo
}

/**
 * The tables of a bot that are not over yet, at most the newest 100. Sent first on connection, then after every
 * change.
 */
export interface TablesSent {
  t: 'tables'
  tables: BotTable[]
}

/** Let a bot play for a seat whose person is away. */
export interface TakingOver {
  seat: number
  bot?: string
}

/**
 * The counts of one seat; those of several games may be added.
 *
 * `could` counts chances to hide something and `hid` those taken. `doubted` counts suspicions and `right`
 * the correct ones. `caught` counts hidden things that another seat rightly suspected, in 3000 Scoundrels only.
 *
 * In Crooks, a chance is a crook placed, taken by placing it face down. In 3000 Scoundrels, it is a card played, taken
 * by playing it to another card's slot; a suspicion counts once the card is revealed. In Men of Mayhem, it is a Throw
 * Down with Guns to pull, taken by pulling none. A theft counts as one suspicion for each good that it
 * demands: that the victim holds the amount. It is right if all of the amount is taken.
 */
export interface Tally {
  could?: number
  hid?: number
  caught?: number
  doubted?: number
  right?: number
}

/**
 * A target as far as this seat can see its crooks: its worth, and the seats with the highest level there.
 *
 * `doubt`: crooks lie there that this seat doesn't know, so the worth and the seats may be others.
 */
export interface Target {
  number: number
  worth: number
  leaders: number[]
  doubt: boolean
}

/** Ask for notes in this language when the table waits for you while you are away. */
export interface TellingMe {
  by: ByWebhook | ByMail | ByPush
  language: string
}

/**
 * The terms of a table, chosen by the host when the table is made.
 *
 * `lag` is the number of public messages by which spectators are behind while the game runs; null allows no
 * spectators. `clock` is the number of seconds allowed for a question (10 to 3600, or whole days up to 14); null
 * sets no limit. `late` is what happens when the time is up.
 */
export interface Terms {
  lag?: number | null
  clock?: number | null
  late?: 'answer' | 'bot' | 'wait'
}

export type ToClient = StateSent | EventsSent | TableSent | ChatSent | InvitedSent | RefusedSent

/** An exchange of goods, made at most `most` times. */
export interface Trade {
  pay: [number, number, number]
  get: [number, number, number]
  most: number
}

/**
 * A trait; its number is its place in the list. `dollars`: the positions of its dollar icons.
 *
 * `moment`: when it is used by its own timing; `before` and `after`: what the trait adds to the text of a job.
 * `cost`: what a use costs, as card files write it; `signs`: the same for pictograms. `discards`: the scoundrel
 * is discarded after a use at its own moment.
 */
export interface Trait {
  id: string
  level: number
  timing: string
  numbers: string[]
  arrows: string[]
  event: string | null
  bonus: number
  twice: boolean
  cost: string
  signs: AbilitySign[]
  discards: boolean
  tech: number
  dollars: number[]
  names: Record<string, string>
  moment: Record<string, string>
  before: Record<string, string>
  after: Record<string, string>
}

/**
 * The state of your seat: whether it is asked something now (`mine`), and the seconds left to answer; null if no
 * clock runs.
 */
export interface TurnInfo {
  mine: boolean
  left: number | null
}

/** End a block, by its id. */
export interface Unblocking {
  id: string
}

/** Unlink a provider, by its name in `AccountInfo`. It can't be used to log in to this account any more. */
export interface Unlinking {
  provider: string
}

/**
 * The result of a trial so far. `enough`: whether it is as precise as asked for; `wins`: by turn order;
 * `bots`: by bot.
 */
export interface Verdict {
  game: string
  seats: string[]
  seed: number
  digests: string[]
  changes: string[]
  engine: string
  deals: number
  aim: number
  enough: boolean
  worths: Worth[]
  wins: Move[]
  bots: Move[]
  course: Move[]
  events: Move[]
}

/**
 * A way by which you are notified. `to` is the e-mail address or the address of the push subscription, empty for
 * the webhook.
 */
export interface WayInfo {
  by: 'mail' | 'push' | 'webhook'
  to?: string
}

/**
 * The account that this browser is logged in to, null if none. `providers` are those with which people can log in
 * here. `offline`: games that need no network are at `/offline/`.
 */
export interface WhoInfo {
  account: AccountInfo | null
  providers: string[]
  offline?: boolean
}

/**
 * Ask why these words are no legal answer to a question or an offer of this seat. The server replies with
 * `refused`, or sends nothing if the answer is legal.
 *
 * Nothing is played in either case.
 */
export interface WhySaid {
  t: 'why'
  ask: string
  words: string[]
}

/**
 * The worth of a card to the seat that takes it, in shares of the win.
 *
 * The card is compared with comparable cards, or after a change with itself before. `off`: whether the worth surely
 * differs from 0, jointly for all cards studied.
 */
export interface Worth {
  kind: string
  id: string
  name: string
  times: number
  gain: Interval | null
  off: boolean
}
