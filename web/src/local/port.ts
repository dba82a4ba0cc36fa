/** What the page and the worker of local tables say to each other. */

/** To the worker: a call with its number, or about a socket of a table. */
export type FromPage =
  | { t: 'call'; n: number; path: string; body?: string; token?: string }
  | { t: 'said'; socket: number; table: string; text: string }
  | { t: 'close'; socket: number }

/**
 * To the page: the answer to a call, a document, the end of a socket, or how much of the engine is there (0 to 1).
 * `locked`: the worker has the lock of the tables. `unkept`: the browser refuses to keep one.
 */
export type FromWorker =
  | { t: 'answer'; n: number; status: number; text: string }
  | { t: 'document'; socket: number; text: string }
  | { t: 'closed'; socket: number; code: number }
  | { t: 'loaded'; part: number }
  | { t: 'locked' }
  | { t: 'unkept' }

/** The lock of the worker that has the tables. It is free once that worker has ended, however that came. */
export const LOCK = 'skulduggery-tables'

/** The refusals of the engine, besides those of its tables. */
type Code = 'engine' | 'other-tab' | 'interrupted'
export type { Code }
/** Returns a refusal as a server writes it. */
export const refusal = (code: Code | 'needs-host'): string => JSON.stringify({ error: '', code, args: {}, rule: null })
/** The code of a socket that was cut. */
export const LOST = 1006
