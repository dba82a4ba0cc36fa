import { card, glow, rect } from '../scenery.ts'

export const [WIDTH, HEIGHT] = [280, 164]

/** The picture of a target. */
export const target = (name: string, ...parts: string[]): string => card(WIDTH, HEIGHT, name, parts)

/** The pavement before a house, with the light of its windows on it. */
export const street = (ground: string, kerb: string, light: string): string =>
  rect(0, 148, WIDTH, 16, ground) + rect(0, 148, WIDTH, 3, kerb) + glow(140, 156, 130, light, 0.5, 12)
