/**
 * Pictograms from game-icons.net (CC BY 3.0) that every game needs. Each name in backquotes gets into the sheet of
 * this folder.
 */

export const HAT = `fedora`
export const CUP = `trophy`
export const TIME = `hourglass`
