import { card } from '../scenery.ts'

export const [WIDTH, HEIGHT] = [300, 400]

/** The picture on the front of a game. */
export const cover = (name: string, ...parts: string[]): string => card(WIDTH, HEIGHT, name, parts)
