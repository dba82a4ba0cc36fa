/** Made by tools/wire.py from the server's OpenAPI document: don't edit. Seats and places count from 0. */

/**
 * The sources of a seat's result: `fair` + `deal` + `hidden` + `own` + `others` is `result`.
 *
 * `fair` is the equal share at the start, `deal` the effect of chance. `own` and `others` are the gains over
 * rules of thumb by the seat's answers and by those of other seats. `hidden` is the rest, due to cards that nobody
 * who answered could know. `error` is the 95% margin of error of `own`. `slips`, `mistakes` and `giveaways`
 * count the marked decisions, `lost` is their total cost and `worst` the step of the costliest. `bluff` is the
 * step of the bluff or trap with the greatest gain beyond its margin of error. Steps are -1 if there is none.
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
}

/**
 * An account as its owner sees it. `password`: whether it has one; `providers`: who else says who this is;
 * `bot`: a program plays for it; `token`: since when it has one for that, in seconds since 1970; `listed`:
 * others may look at how it plays.
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
 * `even` is true if the answer may be as good as the best.
 */
export interface Advice {
  words: string[]
  chance: number
  error: number
  reason: string
  even: boolean
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

/** An answer to a question, in words. */
export interface AnswerSaid {
  t: 'answer'
  ask: string
  words: string[]
}

/** What is asked of this seat. The id is a random word; it stays while the question stands. */
export interface AskInfo {
  id: string
  kind: string
  args: number[]
  options: Option[]
  ranges: [number, number][]
}

/** What everybody knows of a question. */
export interface Asking {
  seat: number
  kind: string
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
 * A line of a leaderboard: an account by its `name`, or a `bot` of the house by its kind. `program`: the
 * account is a bot's. `spread`: how far the rating may be off either way (95%).
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

/** A table where a bot sits, or is wanted: then `seat` is null. `names` of the seats, null where one is free. */
export interface BotTable {
  table: string
  game: string
  options: Record<string, string | boolean | number>
  status: 'dealing' | 'ended' | 'open' | 'over' | 'running'
  seat: number | null
  names: (string | null)[]
  host: string
}

/** What a bot shows, told once. There is no other one any more. */
export interface BotToken {
  token: string
}

/** By e-mail. Without a `code` one is sent there; with the right one I am told there from then on. */
export interface ByMail {
  by: 'mail'
  to: string
  code?: string | null
}

/** By this browser itself: as its `PushSubscription` says. */
export interface ByPush {
  by: 'push'
  to: string
  p256dh: string
  auth: string
}

/** By what the server's host passes on. */
export interface ByWebhook {
  by: 'webhook'
}

/**
 * Something a player said, to all or to one seat: the `n`-th thing that reaches who reads it, from 0.
 *
 * `at` in seconds since 1970.
 */
export interface ChatLine {
  n: number
  seat: number
  name: string
  text: string
  at: number
  to: number | null
}

/** Something to all at the table, or to one seat: then nobody else learns of it. */
export interface ChatSaid {
  t: 'chat'
  /** 1 to 500 characters */
  text: string
  to?: number | null
}

/** Somebody said something: a `ChatLine`. */
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

/** The recovery code, shown once. */
export interface CodeInfo {
  account: AccountInfo
  code: string
}

/**
 * The game that a table goes on from, and after how many entries of its log.
 *
 * `anew`: what the seat of who made it couldn't know was dealt anew; else who has seen that record knows the cards.
 * `entries`: how many the new log began with.
 */
export interface Continued {
  table: string
  step: number
  anew: boolean
  entries: number
}

/**
 * Go on from a moment of a game that is over, at a new table, which counts nowhere.
 *
 * `step`: how many entries of its log the new game begins with; `seats` as in `NewTable`. `anew`: what
 * the seat `me` couldn't know then is dealt anew; else every card stays where it was.
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
 * `hand`: the crook about to be placed, or -1. `looking`: crooks looked at to take one. `notes`: cards, and the
 * places where they lie in an order that can't be told: a hideout, hideouts + seat * targets + target, or -1 (the
 * box). `targets`: so that nobody else need count.
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
}

/**
 * An answer, judged by what its seat could know.
 *
 * `step` is the number of the log entry, from 0. `chance` is the seat's win chance after the answer, `margin`
 * its 95% margin of error. `cost` is how much more `best` promised, at least 0, and `error` its margin.
 * `mark` is slip, mistake, giveaway, or empty; a cost below its margin is not marked. Only a marked decision has
 * `reason`, the explanation group of `best` (text `reason-HEAD`, or empty), and `better`, the first events
 * after `best` that the seat could foresee.
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
}

/** A table to which a bot doesn't want to come. */
export interface Declining {
  table: string
}

/** The end of an account; the password is null where there is none. */
export interface Deleting {
  password?: string | null
}

/**
 * What happened since the last version this client has; `version` is that of the last message.
 *
 * `commitments`: to the log, one with each of the messages that all are told (docs/fair.md); absent where the
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
 * A game: least and greatest number of seats, each option with its values (the default first), its bots.
 *
 * `usual`: by number of seats the options whose default is another then; `variants`: the numbers of seats that are
 * a variant of the house. `lessons`: those that it has; `short`: the game for who comes from there.
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
  limit: number
  out: number
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
 * The first thing a client says: its token (none: it looks on), the last version it has (none: send everything).
 *
 * `chat`: with `since`, the number of the first line of the chat that it lacks; from there on it is sent.
 */
export interface HelloSaid {
  t: 'hello'
  token?: string | null
  since?: number | null
  chat?: number | null
}

/**
 * A hint: advice and beliefs for one seat.
 *
 * `advice` holds the best answers, best first, and is empty if there is nothing to choose. `guesses` is what a
 * spectator would take the seat's holdings for, without those that are certain. `bluff` is the probability, as far
 * as the seat knows, that what it may suspect is a bluff; None unless that is asked.
 */
export interface Hint {
  advice: Advice[]
  guesses: Guess[]
  bluff: number | null
}

/** The hint for the question with this id, as soon as it is there. */
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
 * A bot that is invited to a table. `sent`: its program wasn't there yet to hear of it, `heard`: it was,
 * `declined`: it doesn't come.
 */
export interface Invited {
  name: string
  state: 'declined' | 'heard' | 'sent'
}

/** To the host of an open table: the bots that are invited and don't sit there, whenever that changes. */
export interface InvitedSent {
  t: 'invited'
  invited: Invited[]
}

/** A bot that shall come to this table, by the name of its account. */
export interface Inviting {
  name: string
}

/**
 * A job. `holes`: the dollar positions that it hides; `feminine`: languages in which the noun is feminine.
 *
 * `effect`: its ability as card files write it, for pictograms; `text` says the same in words, `parts` what is
 * asked within it.
 */
export interface Job {
  id: string
  colour: string
  holes: number[]
  tech: number
  names: Record<string, string>
  feminine: string[]
  effect: string
  text: Record<string, string>
  parts: Record<string, Record<string, string>[]>
}

/** Who takes the next open seat. */
export interface Joining {
  name: string
}

/**
 * A card whose worth can be measured; `fields`: what its table in a card file says, each value as there.
 * `drawn`: its number on the drawn cards, of its kind.
 */
export interface LabCard {
  kind: string
  id: string
  names: Record<string, string>
  fields: Record<string, string>
}

/** A card file of somebody's own: what it is called, and what it holds. */
export interface LabFile {
  name: string
  text: string
}

/**
 * What can be changed of a game: the fields that each kind of card may have, the cards, and the numbers of the
 * game by their places, as in `constants.dollars`.
 */
export interface LabInfo {
  game: string
  kinds: Record<string, string[]>
  cards: LabCard[]
  numbers: Record<string, string>
}

/** The cards as they would be. */
export interface LabLooked {
  cards: CrooksCards | ScoundrelsCards | MayhemCards | PlainCards
}

/** Changes of a card file (null: of the house cards), each as in `trait.jealous.dollars=3`. */
export interface LabLooking {
  game: string
  edits: string[]
  file?: LabFile | null
}

/**
 * What is wrong with a card file, or is to be known of it: `error` says it in English, the text `problem-CODE`
 * of the locale files, into which `args` are put, in every language. `code` is empty where English is all.
 */
export interface LabProblem {
  error: string
  code: string
  args: Record<string, string | number>
}

/**
 * What `cards check` says of a card file: its problems, or else what is to be known of it, its cards, and what
 * can be changed of them. `info` and `cards` are null where there are problems.
 */
export interface LabRead {
  problems: LabProblem[]
  warnings: LabProblem[]
  info: LabInfo | null
  cards: CrooksCards | ScoundrelsCards | MayhemCards | PlainCards | null
}

/**
 * A measurement of mine, and what it has found until now. `state`: waiting for its turn, running, done (as surely
 * as was asked for, or for as long as this server measures), stopped by me, or failed.
 */
export interface LabRun {
  id: string
  state: 'done' | 'failed' | 'running' | 'stopped' | 'waiting'
  deals: number
  found: Verdict | null
}

/** The text of the card file with the changes; all else in it is as it was. */
export interface LabSaved {
  text: string
}

/** Measure changes: with so many seats, until win rates are known to so many `points`. */
export interface LabTrying {
  game: string
  edits: string[]
  file?: LabFile | null
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

/** What slots of a leader sheet do. */
export interface LeaderAbility {
  id: string
  slots: string[]
  effect: string
  text: Record<string, string>
  parts: Record<string, Record<string, string>[]>
}

/** A page of those who play a game, ordered by what their ratings are at least; `total`: how many there are. */
export interface Leaderboard {
  game: string
  page: number
  total: number
  leaders: BoardLine[]
}

/** Deal without a seat that is waited for. */
export interface LeavingOut {
  seat: number
}

/**
 * What a lesson says beside the question with this id (null: none stands).
 *
 * `notes` are the ones from `step` on (the first is 1) of all `steps`; `words` is the answer that they
 * recommend: to an open offer, which may still have to come, as a log has it, behind `interrupt` and the kind of the
 * offer. `follows`: all have answered so far as it is written; else there is nothing to say any more.
 */
export interface LessonInfo {
  ask: string | null
  follows: boolean
  step: number
  steps: number
  notes: LessonNote[]
  words: string[] | null
}

/**
 * Something to be said: the text `lesson-TEXT`; `at`: the place of the board that it is about, in the words of
 * the game's room; `rule`: where to read more.
 */
export interface LessonNote {
  text: string
  at?: string
  rule?: string
}

/** Whether others may look at how I play. */
export interface Listing {
  listed: boolean
}

/** A location: its spaces on the map, and the values that its safes have. */
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
  patch_in: string
  boost: number
  adds: [number, number, number]
}

/**
 * A game of Men of Mayhem as one seat sees it; -2 is the seat of a spectator, -3 that of an open record.
 *
 * `phase`: setup, claim, reveal, orders, market, last-calls, clean-up, over; `offers`: (maker, to whom or -1,
 * given, wanted); `prices`: what a trade of a location brings now where that isn't what is printed (place, number of
 * its rule or 100 for the Boost, Cash).
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
}

/**
 * What a seat asks of all: to `end` the game, or to `undo` its last answer. `voters` say yes or no, in
 * secret; `voted`: those who have. `declined`: there was no agreement; who was against isn't told.
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

/** Stop the talk of a seat, or let it talk again. */
export interface Muting {
  seat: number
  muted: boolean
}

/**
 * All that the server holds of an account. Of password, recovery code and tokens it has only what is made of them,
 * which is good for nothing else.
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
}

/** My rating in a game, as OpenSkill has it. */
export interface MyRating {
  game: string
  mu: number
  sigma: number
  games: number
}

/** A line that I have reported, with those before it. */
export interface MyReport {
  table: string
  at: number
  lines: string[]
}

/** What is kept of a game of mine that is over: `change` of my rating, and what I did, counted. */
export interface MyResult {
  table: string
  at: number
  place: number
  score: number
  change: number | null
  tally: Tally
}

/**
 * What is kept of a seat of mine: my answers in the words of the log, with their numbers in it, and what I said.
 *
 * `seal` and `share`: my browser's part in the deal, in hexadecimal; `notes`: how I am told that a table waits.
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

/** A table where a seat is mine. `programs`: which seats are accounts of bots. */
export interface MyTable {
  table: string
  game: string
  options: Record<string, string | boolean | number>
  status: 'dealing' | 'ended' | 'open' | 'over' | 'running'
  seat: number
  names: (string | null)[]
  programs: boolean[]
  created: number
}

/** Who signs up or logs in. */
export interface NamePassword {
  name: string
  password: string
}

/**
 * A lesson to be played: a table of me and bots, whose deal and first moves are written down.
 *
 * `rivals`: what the bots are called, as many as there are; they have names of their own where none is said.
 */
export interface NewLesson {
  game: string
  name: string
  lesson?: string
  rivals?: string[]
}

/** A password in the place of another; `old` is null where there was none. */
export interface NewPassword {
  old: string | null
  password: string
}

/**
 * A table to be made; exactly one seat is `me`, the host. Options not given have their defaults.
 *
 * `hints`: whether people may ask for hints; where nothing is said, if one person plays against bots. `shares`:
 * the client of each person takes part in the deal, by the messages `seal` and `share` of the socket.
 * `private`: it doesn't stand in the list of the lobby, and its id can't be guessed.
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
 * By which ways the server's host lets people be told, and by which I am; `key`: by which a browser lets this
 * server push, empty where that isn't offered.
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
 * A game that is over. `at` in seconds since 1970; `place`: where one finished, the best 1; `change`: of the
 * rating, null where it wasn't for that; `open`: whether whoever asks may look at the record.
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
 * How somebody plays, as others may see it or they themselves. `program`: it is a bot's account. `history` is
 * one page of `total` games that are over.
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

/** The cards of a game that no client draws. `id`: which game it is. */
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

/**
 * A game that is over: everything open, or as a seat was told and saw it when it was played (then `words` are
 * those of its own answers only). `start` is the table before the first entry.
 */
export interface RecordInfo {
  game: string
  options: Record<string, string | boolean | number>
  players: string[]
  digest: string
  start: CrooksView | ScoundrelsView | MayhemView | PlainView
  steps: Step[]
}

/** A new password by the code that was shown when the account was made, or recovered last. */
export interface Recovering {
  name: string
  code: string
  password: string
}

/**
 * Why a call was refused: one English sentence, and what it takes to say the same in another language.
 *
 * `code` names the text `refusal-CODE` of the locale files, `args` are put into it; where `rule` is not null
 * the code is `rule`, and what the rule with that ID says is the reason.
 */
export interface Refusal {
  error: string
  code: string
  args: Record<string, string | number>
  rule: string | null
}

/** A `Refusal` of what this client sent; `answer` are the words of its answer, if it was one. */
export interface RefusedSent {
  t: 'refused'
  error: string
  code: string
  args: Record<string, string | number>
  rule: string | null
  answer: string[] | null
}

/** A line of the chat, by its number as I heard it. */
export interface Reporting {
  line: number
}

/**
 * The review of a game, or of its first entries.
 *
 * `curve` holds each seat's win chance with all cards open before each log entry and at the end, `margins` their
 * 95% margins of error. `rounds` is the number of rollouts for a question, `reach` their mean length in answers.
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

/** How far a review is, in entries of the log, and as much of it as is done. */
export interface ReviewInfo {
  done: number
  steps: number
  review: Review | null
}

/** A safe. `where`: a space of its location, -1 unused, 100 + seat stolen; `safe`: what it is, or -1 unknown. */
export interface Safe {
  cell: number
  location: number
  where: number
  safe: number
  marks: [number, number][]
}

/** What can be in a safe. */
export interface SafeCard {
  id: string
  location: number
  value: number
  names: Record<string, string>
}

/** Something I said, to all or to one seat. */
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
 * nothing; `slot`: of the card of this turn, or -1; `limit`: of safes that a player can keep today;
 * `held`: the trait of the scoundrel that is being used, or -1; `may_suspect`: whether this seat could place a
 * henchman now; `vain`: the traits in the saloon whose use when hired this seat couldn't have now, or to no effect,
 * each with the ID of the rule.
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

/** The seal of this client's share in the deal, for the `seating` that it saw; the same may be said again. */
export interface SealSaid {
  t: 'seal'
  /** 32 bytes in hexadecimal */
  seal: string
  seating: string
}

/**
 * A seat as everybody sees it.
 *
 * `bot` names the bot that plays it now, also for a person who is away; `here`: the person is connected;
 * `away`: others may let a bot take over; `known`: logged in under this name, which is nobody else's; `muted`:
 * the host has stopped its talk; `resigned`: it gave the game up, the rules answer for it; `program`: this is the
 * account of a bot, which a program of somebody's plays.
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
}

/** A seat of a new table: mine, to be taken by whoever has the link, or a bot's. */
export interface SeatWanted {
  kind: 'bot' | 'me' | 'open'
  name?: string | null
  bot?: string | null
}

/** Your seat. The token is shown once: whoever has it plays the seat. */
export interface Seated {
  table: string
  seat: number
  token: string
}

/** A session by its id; null: all but the one that says so. */
export interface SessionEnding {
  id?: string | null
}

/** A browser that is logged in, and what it calls itself; `this`: the one that asks. In seconds since 1970. */
export interface SessionInfo {
  id: string
  agent: string
  created: number
  seen: number
  this: boolean
}

/** This client's share in the deal, once the list of seals is fixed. */
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

/** The shortest game that a newcomer plays with profit. */
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
 * Where the chance of a game comes from, as everybody sees it (docs/fair.md).
 *
 * `seal`: the server's; `shares`: whether people's clients take part; `listed`: what was fixed when the game was
 * started, the very text that is hashed; `awaited`: the seats that the deal waits for, for a seal as long as the
 * table is open, for a share when it is dealing; `without`: those that the host has dealt without; `seating`: a
 * word that changes when anyone sits down or gets up at the open table, where all then seal a new share.
 */
export interface ShuffleInfo {
  seal: string
  shares: boolean
  listed: string | null
  awaited: number[]
  without: number[]
  seating: string
}

/** What a location offers: as component files write it, for pictograms, and in words. `heat`: its own icons. */
export interface SiteRule {
  effect: string
  heat: number
  text: Record<string, string>
}

/**
 * Who sits at a table in the list of the lobby: a `bot` of the house by its kind, or a person; `known`: whose
 * page can be looked at, by this name; `program`: a bot's account; `rating`: of the game, if there is one.
 */
export interface Sitter {
  name: string
  bot: string | null
  known: boolean
  program: boolean
  rating: number | null
}

/**
 * How somebody stands in a game: games that are over, those won; `tally`: what was done in them. Rating and
 * `place` are null where no game was for the ratings, or (the place) where one isn't listed. `curve`: the rating
 * before the latest games that were for it (at most 200) and after each of them, the oldest first.
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
 * Everything, for a client that knows nothing. `log`: `[version, kind, argument...]` of each message so far;
 * `whole`: as this seat was told them (at a forgetful table as everybody was).
 *
 * `offers`: what this seat may do beside what is asked, at any moment; taken by an `answer` with the offer's id.
 * `left`: the seconds left for what people are asked, as far as all see; null where no clock runs.
 * `commitments`: all so far, as in `EventsSent`.
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
}

/** An entry of the log of a game that is over, with what it caused. */
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
 * `host`: the seat that may start and end it, another person's when the host is away; `opened`: after the end
 * everybody may look at the record; `next`: the table of the rematch, where everybody's token is good for the same
 * seat; `scores` and `shares` (of the win, 1 in all): after the last turn; `variant`: a variant of the house;
 * `hints`: whether people may ask for hints; `shuffle`: null at tables that are older than it, where a lesson is
 * played, whose name is `lesson`, and where a game goes on from another: `continues` says from which moment;
 * `motion`: what is asked of all now, or was last, until the game goes on;
 * `rated`: the game is for the ratings, with those who sit there; `lost`: why its game can't be shown or played
 * on, if it can't.
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
}

/** A table in the list of the lobby. */
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
}

/** Who sits where, and whether the game runs. */
export interface TableSent {
  t: 'table'
  table: TableInfo
}

/** All tables of a bot as they stand now: at first, and whenever that changes. */
export interface TablesSent {
  t: 'tables'
  tables: BotTable[]
}

/** Let a bot play for a seat that is away. */
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
 * A target by the crooks that this seat can see: what it is worth, and the seats with the highest level there.
 *
 * `doubt`: crooks lie there that this seat doesn't know, so both may be otherwise.
 */
export interface Target {
  number: number
  worth: number
  leaders: number[]
  doubt: boolean
}

/** Tell me when the table waits and I am away, in this language. */
export interface TellingMe {
  by: ByWebhook | ByMail | ByPush
  language: string
}

/**
 * How a table is played, besides its game: as the host chose when it was made.
 *
 * `lag`: by how many public messages those who look on are behind while the game runs, null where nobody may.
 * `clock`: seconds that a question may take (10 to 3600, or whole days up to 14), null for any time; `late`: what
 * happens then.
 */
export interface Terms {
  lag?: number | null
  clock?: number | null
  late?: 'answer' | 'bot' | 'wait'
}

export type ToClient = StateSent | EventsSent | TableSent | ChatSent | InvitedSent | RefusedSent

/**
 * A trait; its number is its place in the list. `dollars`: the positions of its dollar icons.
 *
 * `moment`: when it is used by its own timing; `before` and `after`: what the trait adds to the text of a job.
 * `cost`: what a use costs, as card files write it: for pictograms.
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
  discards: boolean
  tech: number
  dollars: number[]
  names: Record<string, string>
  moment: Record<string, string>
  before: Record<string, string>
  after: Record<string, string>
}

/** Whether a seat is asked something now, and the seconds left for it, if there is a clock. */
export interface TurnInfo {
  mine: boolean
  left: number | null
}

/** A provider, as an account lists it, that is no way in any more. */
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

/** A way by which I am told; `to`: an address, where there is one. */
export interface WayInfo {
  by: 'mail' | 'push' | 'webhook'
  to?: string
}

/** Who this browser is logged in as, if at all; `providers`: who else can be asked who one is. */
export interface WhoInfo {
  account: AccountInfo | null
  providers: string[]
}

/**
 * Why words are no answer to a question of this seat, or to an offer: a `refused`, or nothing if they are one.
 *
 * Nothing is played, whatever they are.
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
