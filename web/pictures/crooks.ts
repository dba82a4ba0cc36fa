/** The crooks of the house deck. Their prints tell the gang: red Northside, blue Westside, yellow Outfit. */
import { bust } from './bust.ts'
import { NOTHING, type Bust } from './look.ts'

// a few lines for each person, because one line for each property makes 900
// prettier-ignore
export const CROOKS: Record<string, Bust> = {
  lookout: {
    wearer: 'f', skin: 'rosy', hair: 'pigtails', hairColour: 'red', head: 'kid', turn: 0.35, tilt: -4, eyes: 'shut',
    nose: 'button', mouth: 'gap', hat: 'cap', hatColour: 'brown', body: 'sweater', cloth: 'green', shirt: 'cream',
    prop: 'binoculars', build: 0.9, print: 'outfit', scene: 'city',
  },
  bungler: {
    wearer: 'm', skin: 'fair', hair: 'slick', hairColour: 'brown', head: 'long', turn: -0.4, tilt: 7, gaze: 0.3,
    eyes: 'wide', brows: 'sad', nose: 'big', mouth: 'frown', marks: ['plaster'], hat: 'bowler', hatColour: 'green',
    band: 'gold', hatTilt: -9, body: 'suit', cloth: 'tan', shirt: 'cream', accent: 'plum', prop: 'umbrella',
    build: 0.88, shift: -16, print: 'mint', scene: 'rain',
  },
  'getaway-driver': {
    wearer: 'f', skin: 'tan', hair: 'bob', hairColour: 'black', head: 'oval', turn: -0.5, tilt: -3, brows: 'thin',
    nose: 'straight', mouth: 'lips', eyewear: 'smoked', hat: 'scarf', hatColour: 'red', band: 'cream', body: 'flying',
    cloth: 'brown', accent: 'red', prop: 'wheel', gloves: 'tan', build: 0.94, print: 'sage', scene: 'rails',
  },
  'street-kid': {
    wearer: 'm', skin: 'fair', hair: 'mop', hairColour: 'blond', head: 'kid', turn: 0.5, tilt: 5, gaze: 0.5,
    eyes: 'open', iris: '#3d6b8a', brows: 'up', nose: 'snub', mouth: 'gap', marks: ['freckles'], hat: 'cap',
    hatColour: 'grey', hatTilt: 6, body: 'braces', cloth: 'brown', shirt: 'cream', prop: 'slingshot', build: 0.84,
    size: 0.94, shift: -6, print: 'northside', scene: 'bricks',
  },
  drunk: {
    wearer: 'm', skin: 'rosy', hair: 'mop', hairColour: 'chestnut', head: 'pear', turn: 0.3, tilt: -11, gaze: -0.3,
    eyes: 'sleepy', brows: 'sad', nose: 'bulb', mouth: 'laugh', beard: 'stubble', marks: ['blush'], hat: 'bowler',
    hatColour: 'brown', band: 'black', hatTilt: -8, body: 'suit', cloth: 'green', shirt: 'cream', accent: 'gold',
    prop: 'bottle', build: 1.04, print: 'outfit', scene: 'lamp',
  },
  'inside-man': {
    wearer: 'm', skin: 'fair', hair: 'part', hairColour: 'chestnut', head: 'egg', turn: -0.25, tilt: 3, gaze: 0.5,
    eyes: 'open', wink: -1, brows: 'cocked', nose: 'long', mouth: 'smirk', eyewear: 'round', hat: 'peaked',
    hatColour: 'navy', band: 'gold', body: 'uniform', cloth: 'navy', shirt: 'white', accent: 'gold', prop: 'hush',
    build: 0.94, print: 'westout', scene: 'vault',
  },
  knife: {
    wearer: 'm', skin: 'olive', hair: 'slick', hairColour: 'black', head: 'thin', turn: 0.8, tilt: -4, gaze: -0.3,
    eyes: 'narrow', brows: 'angry', nose: 'hook', mouth: 'smirk', beard: 'pencil', marks: ['scar'], hat: 'low',
    hatColour: 'black', band: 'red', body: 'pinstripe', cloth: 'black', shirt: 'red', accent: 'black', prop: 'knife',
    build: 0.95, shift: -8, print: 'northside', scene: 'blinds',
  },
  dip: {
    wearer: 'f', skin: 'pale', hair: 'bob', hairColour: 'black', head: 'heart', turn: -0.5, tilt: 5, gaze: 0.7,
    eyes: 'lash', iris: '#3f7a4c', brows: 'thin', nose: 'small', mouth: 'lips', marks: ['mole'], hat: 'cloche',
    hatColour: 'plum', band: 'gold', body: 'trench', cloth: 'tan', shirt: 'plum', accent: 'plum', prop: 'watch',
    build: 0.9, shift: -10, print: 'westside', scene: 'crowd',
  },
  loudmouth: {
    wearer: 'm', skin: 'rosy', hair: 'curls', hairColour: 'red', head: 'round', turn: 0.55, tilt: -6, gaze: 0.5,
    eyes: 'wide', brows: 'up', nose: 'snub', mouth: 'shout', marks: ['blush'], body: 'suit', cloth: 'tan',
    shirt: 'white', accent: 'green', prop: 'megaphone', print: 'northside', scene: 'neonNote',
  },
  tipster: {
    wearer: 'm', skin: 'rosy', hair: 'slick', hairColour: 'chestnut', head: 'thin', turn: -0.6, tilt: 6, gaze: 0.9,
    eyes: 'sly', brows: 'cocked', nose: 'straight', mouth: 'smirk', bite: 'toothpick', beard: 'pencil', hat: 'boater',
    hatColour: 'cream', band: 'red', body: 'dinner', cloth: 'cream', shirt: 'white', accent: 'red', prop: 'paper',
    build: 0.92, shift: -6, print: 'northout', scene: 'sun',
  },
  'ice-man': {
    wearer: 'm', skin: 'pale', hair: 'quiff', hairColour: 'white', head: 'lantern', turn: -0.7, tilt: 0, brows: 'flat',
    nose: 'straight', mouth: 'line', marks: ['cleft'], eyewear: 'smoked', body: 'trench', cloth: 'steel',
    shirt: 'black', accent: 'black', prop: 'pick', gloves: 'black', build: 1.02, print: 'slate', scene: 'snow',
  },
  doorman: {
    wearer: 'm', skin: 'dark', hair: 'crew', hairColour: 'black', head: 'square', turn: 0.3, tilt: 0, gaze: -0.5,
    eyes: 'narrow', brows: 'flat', nose: 'broad', mouth: 'smirk', hat: 'peaked', hatColour: 'wine', band: 'gold',
    body: 'uniform', cloth: 'wine', shirt: 'white', accent: 'gold', prop: 'stop', gloves: 'white', build: 1.08,
    print: 'westside', scene: 'door',
  },
  'con-artist': {
    wearer: 'f', skin: 'brown', hair: 'waves', hairColour: 'black', head: 'heart', turn: 0.5, tilt: 5, gaze: -0.6,
    eyes: 'vamp', brows: 'thin', nose: 'small', mouth: 'lips', marks: ['mole'], body: 'gown', cloth: 'teal',
    accent: 'white', prop: 'fan', build: 0.92, shift: -12, print: 'outfit', scene: 'curtain',
  },
  bootlegger: {
    wearer: 'm', skin: 'brown', hair: 'crew', hairColour: 'black', head: 'wide', turn: -0.4, tilt: -4, gaze: 0.4,
    eyes: 'kind', brows: 'bushy', nose: 'broad', mouth: 'smile', beard: 'handlebar', hat: 'cap', hatColour: 'tan',
    body: 'braces', cloth: 'red', shirt: 'cream', prop: 'jug', build: 1.06, print: 'westside', scene: 'stairs',
  },
  bookie: {
    wearer: 'm', skin: 'fair', hair: 'tonsure', hairColour: 'brown', head: 'round', turn: 0.3, tilt: 3, gaze: 0.3,
    eyes: 'calm', brows: 'soft', nose: 'big', mouth: 'smile', eyewear: 'half', hat: 'visor', hatColour: 'green',
    body: 'vest', cloth: 'brown', shirt: 'white', accent: 'red', prop: 'ledger', build: 1.1, shift: -8,
    print: 'northwest', scene: 'neonShoe',
  },
  fence: {
    wearer: 'f', skin: 'olive', hair: 'bun', hairColour: 'grey', head: 'pear', turn: 0.4, tilt: 4, gaze: 0.7,
    eyes: 'sly', brows: 'cocked', nose: 'hook', mouth: 'smirk', marks: ['lines', 'earrings'], eyewear: 'monocle',
    body: 'shawl', cloth: 'plum', shirt: 'cream', accent: 'gold', prop: 'gem', build: 1.05, shift: -12,
    print: 'outfit', scene: 'blinds',
  },
  barfly: {
    wearer: 'f', skin: 'fair', hair: 'finger', hairColour: 'blond', head: 'oval', turn: -0.6, tilt: -6, gaze: -0.5,
    eyes: 'vamp', iris: '#3d6b8a', brows: 'thin', nose: 'snub', mouth: 'lips', bite: 'holder', body: 'gown',
    cloth: 'black', accent: 'white', prop: 'martini', build: 0.9, shift: -12, print: 'northside', scene: 'smoke',
  },
  double: {
    wearer: 'm', skin: 'fair', hair: 'part', hairColour: 'black', head: 'egg', turn: 0.5, tilt: 0, gaze: 0.4,
    eyes: 'calm', brows: 'cocked', nose: 'straight', mouth: 'smirk', beard: 'pencil', body: 'dinner', cloth: 'navy',
    shirt: 'white', accent: 'red', pin: 'flower', build: 0.95, twin: true, print: 'westside', scene: 'curtain',
  },
  bruiser: {
    wearer: 'm', skin: 'brown', hair: 'bald', hairColour: 'black', head: 'wide', turn: 0.2, tilt: 0, gaze: 0.2,
    eyes: 'glare', brows: 'fierce', nose: 'broken', mouth: 'gold', beard: 'stubble', marks: ['brow'], body: 'vest',
    cloth: 'black', shirt: 'white', accent: 'red', prop: 'fist', build: 1.2, size: 1.08, shift: -6, print: 'northside',
    scene: 'bars',
  },
  smuggler: {
    wearer: 'm', skin: 'tan', hair: 'crew', hairColour: 'grey', head: 'square', turn: -0.5, tilt: -3, gaze: -0.4,
    eyes: 'narrow', brows: 'bushy', nose: 'big', mouth: 'line', bite: 'pipe', beard: 'full', eyewear: 'patch',
    hat: 'beanie', hatColour: 'navy', body: 'sweater', cloth: 'sky', prop: 'crate', build: 1.04, print: 'outfit',
    scene: 'harbour',
  },
  cracksman: {
    wearer: 'm', skin: 'fair', hair: 'crew', hairColour: 'brown', head: 'lantern', turn: 0.6, tilt: -5, gaze: -0.5,
    eyes: 'sly', nose: 'long', mouth: 'grin', beard: 'stubble', eyewear: 'domino', hat: 'cap', hatColour: 'black',
    body: 'striped', cloth: 'black', prop: 'crowbar', gloves: 'black', print: 'westside', scene: 'moon',
  },
  forger: {
    wearer: 'm', skin: 'pale', hair: 'wild', hairColour: 'white', head: 'egg', turn: -0.3, tilt: 5, gaze: 0.6,
    eyes: 'kind', brows: 'bushy', nose: 'big', mouth: 'smile', beard: 'brush', marks: ['lines'], eyewear: 'loupe',
    body: 'apron', cloth: 'green', shirt: 'cream', prop: 'banknote', build: 0.96, shift: -6, print: 'sand',
    scene: 'lamp',
  },
  hothead: {
    wearer: 'm', skin: 'rosy', hair: 'spikes', hairColour: 'red', head: 'diamond', turn: 0, tilt: -5, gaze: 0,
    eyes: 'glare', brows: 'fierce', nose: 'broad', mouth: 'teeth', marks: ['blush'], body: 'singlet', cloth: 'white',
    prop: 'flame', build: 1.02, print: 'outfit', scene: 'bricks',
  },
  enforcer: {
    wearer: 'm', skin: 'fair', hair: 'crew', hairColour: 'brown', head: 'square', turn: -0.3, tilt: 0, gaze: 0.2,
    eyes: 'glare', brows: 'angry', nose: 'broken', mouth: 'frown', marks: ['cleft'], hat: 'bowler', hatColour: 'black',
    band: 'red', body: 'suit', cloth: 'black', shirt: 'white', accent: 'grey', prop: 'bat', build: 1.16,
    print: 'northside', scene: 'bricks',
  },
  torpedo: {
    wearer: 'f', skin: 'pale', hair: 'pixie', hairColour: 'blond', head: 'oval', turn: 0.7, tilt: -3, gaze: -0.4,
    eyes: 'vamp', iris: '#46606e', brows: 'flat', nose: 'straight', mouth: 'lips', hat: 'low', hatColour: 'navy',
    band: 'black', body: 'trench', cloth: 'navy', shirt: 'black', accent: 'black', prop: 'upright', gloves: 'black',
    build: 0.96, shift: -8, print: 'westside', scene: 'blinds',
  },
  safecracker: {
    wearer: 'm', skin: 'brown', hair: 'peak', hairColour: 'grey', head: 'long', turn: 0.6, tilt: 9, eyes: 'shut',
    brows: 'up', nose: 'long', mouth: 'whistle', marks: ['lines'], eyewear: 'gold', body: 'vest', cloth: 'black',
    shirt: 'white', accent: 'red', prop: 'dial', build: 0.94, shift: -10, print: 'slate', scene: 'vault',
  },
  chopper: {
    wearer: 'm', skin: 'olive', hair: 'slick', hairColour: 'black', head: 'square', turn: -0.6, tilt: 3, gaze: 0.5,
    eyes: 'glare', brows: 'angry', nose: 'big', mouth: 'line', bite: 'cigar', hat: 'fedora', hatColour: 'grey',
    band: 'black', body: 'suit', cloth: 'grey', shirt: 'white', accent: 'red', prop: 'tommy', build: 1.08,
    print: 'outfit', scene: 'city',
  },
  brawler: {
    wearer: 'm', skin: 'fair', hair: 'bald', hairColour: 'brown', head: 'wide', turn: 0.3, tilt: 3, gaze: -0.2,
    eyes: 'glare', brows: 'bushy', nose: 'broken', mouth: 'gap', beard: 'stubble', marks: ['plaster', 'shiner'],
    body: 'singlet', cloth: 'navy', prop: 'gloves', build: 1.14, size: 1.04, print: 'northside', scene: 'crowd',
  },
  wheelman: {
    wearer: 'm', skin: 'dark', hair: 'crew', hairColour: 'black', head: 'lantern', turn: 0.55, tilt: -4, gaze: 0.5,
    eyes: 'sly', brows: 'cocked', nose: 'straight', mouth: 'smile', marks: ['cleft'], hat: 'flier', hatColour: 'tan',
    band: 'gold', body: 'flying', cloth: 'orange', accent: 'sky', prop: 'thumb', gloves: 'brown', build: 1.02,
    shift: -6, print: 'mint', scene: 'flags',
  },
  dynamiter: {
    wearer: 'f', skin: 'tan', hair: 'wild', hairColour: 'chestnut', head: 'heart', turn: -0.3, tilt: 6, gaze: 0.4,
    eyes: 'wide', brows: 'up', nose: 'snub', mouth: 'laugh', hat: 'goggles', band: 'gold', body: 'leather',
    cloth: 'green', accent: 'red', prop: 'dynamite', build: 0.96, shift: -10, print: 'westside', scene: 'crowd',
  },
  phantom: {
    wearer: 'm', skin: 'pale', hair: 'slick', hairColour: 'black', head: 'thin', turn: -0.6, tilt: -4, gaze: 0.3,
    eyes: 'narrow', nose: 'straight', mouth: 'smirk', eyewear: 'domino', hat: 'topper', hatColour: 'black',
    band: 'plum', body: 'cape', cloth: 'black', shirt: 'white', accent: 'wine', prop: 'rose', gloves: 'white',
    build: 0.96, size: 0.92, print: 'dusk', scene: 'moon',
  },
  kingpin: {
    wearer: 'm', skin: 'olive', hair: 'slick', hairColour: 'black', head: 'wide', turn: 0.3, tilt: 0, gaze: -0.3,
    eyes: 'narrow', iris: '#3f2a1a', brows: 'angry', nose: 'big', mouth: 'line', bite: 'cigar',
    marks: ['cleft', 'lines'], hat: 'homburg', hatColour: 'cream', band: 'black', body: 'fur', cloth: 'brown',
    shirt: 'white', accent: 'red', prop: 'cane', build: 1.12, shift: -4, print: 'plum', scene: 'sun',
  },
}

/** Draw a crook. An id that isn't in the table, as in decks of your own, is the seed of a portrait. */
export function crook(id: string): string {
  const known = CROOKS[id]
  return bust(known ? { ...NOTHING, ...known } : {}, id)
}

export const crooks = (): Record<string, string> =>
  Object.fromEntries(Object.keys(CROOKS).map((id) => [id, crook(id)]))
