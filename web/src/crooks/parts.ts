import type { Parts } from '../room'
import Skyline from '../ui/Skyline.svelte'
import Board from './Board.svelte'
import Face from './Face.svelte'
import Guide from './Guide.svelte'
import Reading from './Reading.svelte'
import Scoring from './Scoring.svelte'
import type { CrooksView } from './view'

/** The components of Crooks. */
export const parts: Parts<CrooksView> = { Board, Scoring, Guide, Face, Reading, Backdrop: Skyline }
