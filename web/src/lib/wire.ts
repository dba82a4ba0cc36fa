/** Documents between server and browser (docs/develop/table-protocol.md), under the names that the client uses. */

import type * as documents from './documents'

export type {
  Absence,
  AskInfo as Ask,
  Asking,
  Block,
  BotTable,
  ChatLine,
  Companion,
  Comparison,
  FromClient,
  Decision,
  CodeInfo,
  GameInfo,
  BoardLine,
  Leaderboard,
  PastGame,
  PersonInfo,
  PlayerReport,
  Standing,
  TurnInfo,
  Advice,
  Guess,
  Hint,
  HintInfo,
  Invited,
  LabCard,
  CardFile,
  LabInfo,
  LabLooked,
  LabLooking,
  CardProblem,
  LabRead,
  LabRun,
  LabSaved,
  LessonInfo,
  ShortGame,
  Verdict,
  MyTable,
  NotesInfo,
  Motion,
  Refusal as Fault,
  Review,
  ReviewInfo,
  SeatInfo,
  SessionInfo,
  BotToken,
  ShuffleInfo,
  SeatWanted as SeatPlan,
  Seated as Ticket,
  TableInfo,
  TableLine,
  ChangingTable as TableChange,
  AccountInfo,
  WayInfo,
  WhoInfo,
  Terms,
} from './documents'

export type Words = string[]
export type WayWanted = documents.TellingMe['by']
export type Message = [string, ...unknown[]]
export type Value = string | number | boolean
export type Status = documents.TableInfo['status']

/** A document with the view of one game. */
type Seen<Document, View> = Document extends { view: unknown }
  ? Omit<Document, 'view'> & { view: View | null }
  : Document

export type FromServer<View> = Seen<documents.ToClient, View>
export type Step<View> = Omit<documents.Step, 'view'> & { view: View }
export type RecordInfo<View> = Omit<documents.RecordInfo, 'start' | 'steps'> & { start: View; steps: Step<View>[] }
