/**
 * The leaders of 3000 Scoundrels and the sheriff: portraits of 200x260, before the sign of their suit. A leader sheet
 * shows one at 140 px or wider; the lowest 40 have room for a name.
 */
import { portrait } from '../bust.ts'
import { box, circle, fill, grain, group, inked, line } from '../draw.ts'
import { NOTHING, type Bust } from '../look.ts'
import { dotted, rect, scene } from '../scenery.ts'
import { PRINTS, rays } from './land.ts'

const [WIDTH, HEIGHT] = [200, 260]

interface Leader {
  print: keyof typeof PRINTS
  /** The shape behind the head, for a place of 100x100. */
  sign: string
  look: Bust
}

const SPADE = 'M50 0Q104 42 92 70Q80 88 58 72L68 100H32L42 72Q20 88 8 70Q-4 42 50 0z'
const HEART = 'M50 98Q-8 54 2 22Q14 -6 40 6Q48 10 50 22Q52 10 60 6Q86 -6 98 22Q108 54 50 98z'
const CLUB =
  'M50 0Q76 2 74 28Q72 38 66 42Q92 34 98 58Q98 84 72 84Q60 82 56 70L66 100H34L44 70Q40 82 28 84Q2 84 2 58Q8 34 34 42Q28 38 26 28Q24 2 50 0z'
const DIAMOND = 'M50 -6L94 50L50 106L6 50z'
const STAR = 'M50 -8L64 30L106 32L73 58L85 100L50 76L15 100L27 58L-6 32L36 30z'

// a few lines for each person, because one line for each property makes 90
// prettier-ignore
export const LEADERS: Record<string, Leader> = {
  'preston-cain': {
    print: 'sage', sign: SPADE,
    look: {
      wearer: 'm', skin: 'tan', hair: 'slick', hairColour: 'black', head: 'lantern', turn: 0.4, tilt: -3, gaze: 0.4,
      eyes: 'glare', iris: '#3f2a1a', brows: 'angry', nose: 'hook', mouth: 'smirk', beard: 'handlebar',
      marks: ['cleft', 'scar'], hat: 'topper', hatColour: 'green', band: 'gold', body: 'cape', cloth: 'black',
      shirt: 'gold', accent: 'green', prop: 'cane', gloves: 'black', build: 1.12, shift: -6,
    },
  },
  'lilith-boone': {
    print: 'dusk', sign: HEART,
    look: {
      wearer: 'f', skin: 'pale', hair: 'waves', hairColour: 'red', head: 'oval', turn: -0.4, tilt: 5, gaze: 0.5,
      eyes: 'vamp', iris: '#4f6b3a', brows: 'cocked', nose: 'straight', mouth: 'lips',
      hat: 'stetson', hatColour: 'navy', band: 'rose', hatTilt: -4, body: 'bodice', cloth: 'navy', accent: 'rose',
      prop: 'fan', build: 0.96, shift: -10,
    },
  },
  'doc-zimmer': {
    print: 'teal', sign: CLUB,
    look: {
      wearer: 'm', skin: 'rosy', hair: 'wild', hairColour: 'white', head: 'egg', turn: 0.4, tilt: 4, gaze: 0.5,
      brows: 'up', nose: 'big', mouth: 'grin', beard: 'walrus', marks: ['lines'], eyewear: 'goggles', body: 'labcoat',
      cloth: 'teal', shirt: 'wine', accent: 'gold', prop: 'spark', gloves: 'brown', build: 1.02, shift: -8,
    },
  },
  'milton-goff': {
    print: 'brass', sign: DIAMOND,
    look: {
      wearer: 'm', skin: 'brown', hair: 'curls', hairColour: 'black', head: 'round', turn: -0.3, tilt: -5, gaze: 0.4,
      eyes: 'kind', iris: '#3f2a1a', brows: 'cocked', nose: 'broad', mouth: 'gold', bite: 'cigar', hat: 'bowler',
      hatColour: 'gold', band: 'red', hatTilt: -6, body: 'fur', cloth: 'wine', shirt: 'white', accent: 'gold',
      prop: 'ingots', build: 1.16, shift: -8,
    },
  },
  sheriff: {
    print: 'noon', sign: STAR,
    look: {
      wearer: 'f', skin: 'dark', hair: 'bun', hairColour: 'grey', head: 'square', turn: 0.3, tilt: 0, gaze: -0.3,
      eyes: 'narrow', brows: 'flat', nose: 'broad', mouth: 'line', marks: ['lines'], hat: 'peak',
      hatColour: 'navy', band: 'gold', body: 'duster', cloth: 'navy', shirt: 'cream', accent: 'gold', pin: 'star',
      prop: 'keys', build: 1.12, shift: -8,
    },
  },
}

const CORNERS = 'M6 44V14Q6 6 14 6H44M156 6H186Q194 6 194 14V44M14 56V14H56M144 14H186V56'

export function leader(id: string): string {
  const { print, sign, look } = LEADERS[id]!
  const colours = PRINTS[print]
  const { ground, dots, deep, light } = colours
  return scene(WIDTH, HEIGHT, [
    fill(box(0, 0, WIDTH, HEIGHT), ground),
    rect(0, 0, WIDTH, HEIGHT, dotted(dots), 0.7),
    group('translate(0 20)', rays(100, 100, 9, 0.5)(colours)),
    inked(circle(100, 116, 94), light, 4, deep),
    group('translate(30 8) scale(1.4)', fill(sign, dots)),
    fill('M-4 264V196Q40 170 100 180T204 190V264z', deep, 0.55),
    group('matrix(1.07 0 0 1.07 -9 40)', portrait({ ...NOTHING, ...look }, id)),
    line(CORNERS, 3.4, deep, 0.8),
    grain(WIDTH, HEIGHT, id),
  ])
}

export const leaders = (): Record<string, string> =>
  Object.fromEntries(Object.keys(LEADERS).map((id) => [id, leader(id)]))
