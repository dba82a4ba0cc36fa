/** The room on the screen, by the breakpoints of the style sheets. */

import { MediaQuery } from 'svelte/reactivity'
import { BREAKPOINTS } from '../styles/breakpoints'

export const narrow = new MediaQuery(BREAKPOINTS.narrow)
export const medium = new MediaQuery(BREAKPOINTS.medium)
export const wide = new MediaQuery(BREAKPOINTS.wide)
export const roomy = new MediaQuery(BREAKPOINTS.roomy)
export const low = new MediaQuery(BREAKPOINTS.low)
