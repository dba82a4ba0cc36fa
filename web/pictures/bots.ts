/** Portraits of bots by name in lower case: every name that the server or the lobby gives, and some more. */
import { bust } from './bust.ts'
import { NOTHING, type Bust } from './look.ts'

// a few lines for each person, because one line for each property makes 900
// prettier-ignore
export const BOTS: Record<string, Bust> = {
  lefty: {
    wearer: 'm', skin: 'fair', hair: 'slick', hairColour: 'chestnut', head: 'thin', turn: 0.6, tilt: 5, gaze: 0.5,
    eyes: 'sly', brows: 'cocked', nose: 'long', mouth: 'smirk', bite: 'toothpick', hat: 'low', hatColour: 'green',
    band: 'cream', body: 'vest', cloth: 'grey', shirt: 'sky', accent: 'wine', prop: 'coin', build: 0.94, shift: -8,
    print: 'sage', scene: 'neonShoe',
  },
  duchess: {
    wearer: 'f', skin: 'pale', hair: 'updo', hairColour: 'white', head: 'pear', turn: -0.3, tilt: 5, gaze: 0.4,
    eyes: 'sly', iris: '#3d6b8a', brows: 'thin', nose: 'hook', mouth: 'pout', marks: ['lines', 'earrings'],
    hat: 'plate', hatColour: 'plum', band: 'rose', body: 'gown', cloth: 'plum', accent: 'white', prop: 'feathers',
    build: 1.04, shift: -14, print: 'plum', scene: 'curtain',
  },
  slim: {
    wearer: 'm', skin: 'rosy', hair: 'part', hairColour: 'blond', head: 'long', turn: -0.6, tilt: -4, gaze: -0.3,
    eyes: 'sleepy', brows: 'up', nose: 'long', mouth: 'whistle', hat: 'boater', hatColour: 'tan', band: 'navy',
    body: 'dinner', cloth: 'sky', shirt: 'white', accent: 'navy', pin: 'flower', build: 0.84, print: 'sand',
    scene: 'harbour',
  },
  dutch: {
    wearer: 'm', skin: 'rosy', hair: 'curls', hairColour: 'blond', head: 'round', turn: 0.4, tilt: -3, gaze: 0.4,
    eyes: 'kind', iris: '#3d6b8a', brows: 'soft', nose: 'button', mouth: 'smile', bite: 'cigar', marks: ['blush'],
    hat: 'homburg', hatColour: 'navy', band: 'orange', body: 'suit', cloth: 'navy', shirt: 'white', accent: 'orange',
    build: 1.12, print: 'mint', scene: 'city',
  },
  mugs: {
    wearer: 'm', skin: 'fair', hair: 'crew', hairColour: 'black', head: 'square', turn: -0.4, tilt: 3, gaze: 0.6,
    eyes: 'calm', brows: 'bushy', nose: 'broken', mouth: 'gap', beard: 'stubble', marks: ['scar'], hat: 'cap',
    hatColour: 'plum', body: 'sweater', cloth: 'tan', shirt: 'cream', prop: 'mug', build: 1.14, shift: -8,
    print: 'dusk', scene: 'neonGlass',
  },
  trixie: {
    wearer: 'f', skin: 'fair', hair: 'curls', hairColour: 'red', head: 'heart', turn: 0.4, tilt: -8, gaze: 0.3,
    eyes: 'lash', iris: '#4f6b3a', wink: 1, brows: 'soft', nose: 'snub', mouth: 'beam', marks: ['freckles'],
    body: 'dress', cloth: 'teal', accent: 'gold', prop: 'dice', build: 0.88, shift: -12, print: 'sand',
    scene: 'neonStar',
  },
  sarge: {
    wearer: 'm', skin: 'rosy', hair: 'crew', hairColour: 'grey', head: 'square', turn: 0.3, tilt: 0, gaze: 0,
    eyes: 'glare', brows: 'bushy', nose: 'big', mouth: 'frown', beard: 'walrus', hat: 'peaked', hatColour: 'green',
    band: 'brown', body: 'uniform', cloth: 'green', shirt: 'cream', accent: 'gold', pin: 'medal', build: 1.12,
    print: 'sage', scene: 'sun',
  },
  velvet: {
    wearer: 'f', skin: 'dark', hair: 'finger', hairColour: 'black', head: 'oval', turn: -0.6, tilt: -6, gaze: -0.5,
    eyes: 'vamp', iris: '#3f2a1a', brows: 'thin', nose: 'small', mouth: 'lips', body: 'gown', cloth: 'wine',
    accent: 'gold', prop: 'rose', build: 0.9, shift: -10, print: 'wine', scene: 'smoke',
  },
  lola: {
    wearer: 'f', skin: 'pale', hair: 'bob', hairColour: 'black', head: 'round', turn: 0.5, tilt: 6, gaze: -0.5,
    eyes: 'lash', iris: '#3d6b8a', brows: 'thin', nose: 'small', mouth: 'pout', marks: ['mole'], hat: 'cloche',
    hatColour: 'teal', band: 'cream', body: 'fur', cloth: 'grey', shirt: 'teal', accent: 'teal', build: 0.9,
    print: 'mint', scene: 'snow',
  },
  vito: {
    wearer: 'm', skin: 'olive', hair: 'slick', hairColour: 'black', head: 'egg', turn: -0.4, tilt: 3, gaze: -0.3,
    eyes: 'narrow', iris: '#3f2a1a', brows: 'angry', nose: 'hook', mouth: 'smirk', bite: 'match', beard: 'pencil',
    hat: 'fedora', hatColour: 'cream', band: 'black', body: 'dinner', cloth: 'black', shirt: 'white', accent: 'black',
    pin: 'flower', build: 1.04, print: 'slate', scene: 'door',
  },
  mae: {
    wearer: 'f', skin: 'brown', hair: 'waves', hairColour: 'chestnut', head: 'egg', turn: -0.3, tilt: -5, gaze: 0.6,
    eyes: 'lash', iris: '#3f2a1a', brows: 'soft', nose: 'snub', mouth: 'beam', body: 'blouse', cloth: 'gold',
    accent: 'red', prop: 'letter', build: 0.92, shift: -10, print: 'sage', scene: 'sun',
  },
  ziggy: {
    wearer: 'm', skin: 'tan', hair: 'afro', hairColour: 'black', head: 'oval', turn: 0.55, tilt: -5, eyes: 'shut',
    brows: 'up', nose: 'broad', mouth: 'oh', eyewear: 'round', body: 'dinner', cloth: 'plum', shirt: 'white',
    accent: 'gold', prop: 'trumpet', build: 0.96, shift: 0, print: 'night', scene: 'neonNote',
  },
  pearl: {
    wearer: 'f', skin: 'olive', hair: 'bun', hairColour: 'black', head: 'oval', turn: 0.5, tilt: 4, gaze: -0.4,
    eyes: 'vamp', iris: '#3f2a1a', brows: 'soft', nose: 'small', mouth: 'lips', marks: ['earrings'], body: 'gown',
    cloth: 'rose', accent: 'white', prop: 'ace', build: 0.88, shift: -10, print: 'dusk', scene: 'moon',
  },
  moose: {
    wearer: 'm', skin: 'fair', hair: 'crew', hairColour: 'brown', head: 'wide', turn: 0.3, tilt: -3, gaze: -0.5,
    eyes: 'kind', iris: '#4f6b3a', brows: 'bushy', nose: 'broad', mouth: 'smile', beard: 'full', hat: 'beanie',
    hatColour: 'red', body: 'braces', cloth: 'brown', shirt: 'red', prop: 'thumb', build: 1.24, size: 1.06, shift: -6,
    print: 'sand', scene: 'snow',
  },
  doc: {
    wearer: 'm', skin: 'tan', hair: 'tonsure', hairColour: 'grey', head: 'egg', turn: -0.4, tilt: 4, gaze: 0.5,
    eyes: 'open', brows: 'up', nose: 'straight', mouth: 'smile', beard: 'goatee', marks: ['lines'], eyewear: 'half',
    body: 'vest', cloth: 'teal', shirt: 'white', accent: 'red', prop: 'magnifier', build: 0.98, shift: -12,
    print: 'slate', scene: 'vault',
  },
  dixie: {
    wearer: 'f', skin: 'rosy', hair: 'pigtails', hairColour: 'blond', head: 'heart', turn: 0.3, tilt: -6, gaze: -0.4,
    eyes: 'open', iris: '#3d6b8a', brows: 'soft', nose: 'snub', mouth: 'beam', marks: ['freckles'], hat: 'cowboy',
    hatColour: 'tan', band: 'red', body: 'blouse', cloth: 'sky', accent: 'red', build: 0.9, print: 'sand',
    scene: 'rails',
  },
  ace: {
    wearer: 'm', skin: 'brown', hair: 'crew', hairColour: 'black', head: 'lantern', turn: -0.55, tilt: -4, gaze: -0.5,
    eyes: 'calm', brows: 'flat', nose: 'straight', mouth: 'smirk', marks: ['cleft'], hat: 'flier', hatColour: 'brown',
    band: 'gold', body: 'flying', cloth: 'brown', accent: 'cream', build: 1.06, print: 'night', scene: 'moon',
  },
  rocco: {
    wearer: 'm', skin: 'olive', hair: 'curls', hairColour: 'black', head: 'diamond', turn: 0.4, tilt: -2, gaze: 0.2,
    eyes: 'glare', brows: 'fierce', nose: 'broken', mouth: 'teeth', marks: ['plaster'], body: 'singlet', cloth: 'red',
    prop: 'spanner', build: 1.12, size: 1.04, shift: -8, print: 'wine', scene: 'bars',
  },
  smiley: {
    wearer: 'm', skin: 'fair', hair: 'mop', hairColour: 'brown', head: 'kid', turn: -0.3, tilt: 6, gaze: 0.4,
    eyes: 'kind', brows: 'up', nose: 'snub', mouth: 'grin', hat: 'bowler', hatColour: 'gold', band: 'wine', hatTilt: 8,
    body: 'suit', cloth: 'gold', shirt: 'white', accent: 'wine', prop: 'fan', build: 1, shift: -14, print: 'mint',
    scene: 'neonSpade',
  },
  goldie: {
    wearer: 'f', skin: 'fair', hair: 'bob', hairColour: 'blond', head: 'egg', turn: 0.5, tilt: -5, gaze: 0.5,
    eyes: 'open', iris: '#46606e', brows: 'up', nose: 'button', mouth: 'smirk', bite: 'lollipop', hat: 'pillbox',
    hatColour: 'wine', band: 'gold', body: 'uniform', cloth: 'wine', shirt: 'white', accent: 'gold', prop: 'key',
    build: 0.88, shift: -12, print: 'dusk', scene: 'stairs',
  },
}

/** Draw a bot. A name that isn't in the table is the seed of a portrait. */
export function bot(name: string): string {
  const known = BOTS[name.toLowerCase()]
  return bust(known ? { ...NOTHING, ...known } : {}, name.toLowerCase())
}

export const bots = (): Record<string, string> => Object.fromEntries(Object.keys(BOTS).map((id) => [id, bot(id)]))
