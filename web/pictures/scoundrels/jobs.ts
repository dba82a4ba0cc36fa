/**
 * The jobs of 3000 Scoundrels: who somebody is. Each is a person or a beast of 200x200 on nothing. A scoundrel is three
 * pictures of this size, one above the other: `traits-back/TRAIT`, `jobs/JOB`, `traits-front/TRAIT`. Job pictures keep
 * their own things at the right; those of the trait lie at the lower left. A page may write over the upper corners, 40 wide
 * and 80 high, and cut off up to 20 at the bottom.
 */
import { figure } from '../bust.ts'
import { pick, random } from '../draw.ts'
import { NOTHING, type Bust } from '../look.ts'
import type { BodyName } from '../parts/bodies.ts'
import type { HatName } from '../parts/hats.ts'
import { GEAR } from '../parts/west/gear.ts'
import { GOODS } from '../parts/west/goods.ts'
import { BEASTS } from './beasts.ts'

// a few lines for each person, because one line for each property makes 900
// prettier-ignore
export const JOBS: Record<string, Bust> = {
  // early: people of the land and the street
  prospector: {
    wearer: 'm', skin: 'rosy', hair: 'mop', hairColour: 'grey', head: 'wide', turn: 0.4, tilt: -5, gaze: 0.5,
    eyes: 'wide', iris: '#3d6b8a', brows: 'bushy', nose: 'bulb', mouth: 'gap', beard: 'full', hat: 'slouch',
    hatColour: 'brown', band: 'red', body: 'longjohns', cloth: 'red', accent: 'brown', prop: 'goldpan', shift: -6,
  },
  drifter: {
    wearer: 'm', skin: 'tan', hair: 'mop', hairColour: 'brown', head: 'long', turn: -0.4, tilt: 6, gaze: -0.4,
    eyes: 'sleepy', brows: 'sad', nose: 'long', mouth: 'smirk', bite: 'toothpick', beard: 'stubble', hat: 'slouch',
    hatColour: 'grey', band: 'tan', body: 'poncho', cloth: 'green', shirt: 'cream', accent: 'gold', prop: 'bindle',
    shift: -8,
  },
  gambler: {
    wearer: 'm', skin: 'olive', hair: 'slick', hairColour: 'black', head: 'oval', turn: 0.5, tilt: 5, gaze: -0.5,
    eyes: 'sly', iris: '#3f2a1a', brows: 'cocked', nose: 'straight', mouth: 'smirk', bite: 'cigar', beard: 'pencil',
    hat: 'flat', hatColour: 'black', band: 'red', body: 'waistcoat', cloth: 'green', shirt: 'white', accent: 'red',
    prop: 'fan', build: 0.96, shift: -8,
  },
  'mail-carrier': {
    wearer: 'f', skin: 'brown', hair: 'braids', hairColour: 'black', head: 'heart', turn: 0.4, tilt: -4, gaze: 0.4,
    eyes: 'open', iris: '#3f2a1a', brows: 'soft', nose: 'snub', mouth: 'smile', hat: 'kepi', hatColour: 'sky',
    band: 'gold', body: 'uniform', cloth: 'sky', accent: 'gold', prop: 'mailbag', build: 0.92, shift: -8,
  },
  chef: {
    wearer: 'm', skin: 'rosy', hair: 'bald', hairColour: 'chestnut', head: 'round', turn: -0.4, tilt: 4, gaze: 0.6,
    eyes: 'kind', brows: 'bushy', nose: 'big', mouth: 'line', beard: 'handlebar', marks: ['blush'], hat: 'toque',
    hatColour: 'white', body: 'apron', cloth: 'cream', shirt: 'sky', prop: 'pan', build: 1.14, shift: -6,
  },
  farmer: {
    wearer: 'm', skin: 'tan', hair: 'mop', hairColour: 'blond', head: 'lantern', turn: 0.3, tilt: -3, gaze: -0.3,
    eyes: 'calm', iris: '#3d6b8a', brows: 'flat', nose: 'big', mouth: 'line', bite: 'toothpick', marks: ['lines'],
    hat: 'straw', hatColour: 'gold', band: 'red', body: 'overalls', cloth: 'navy', shirt: 'cream', prop: 'pitchfork',
    build: 1.06, shift: -6,
  },
  stationmaster: {
    wearer: 'm', skin: 'dark', hair: 'crew', hairColour: 'white', head: 'egg', turn: -0.5, tilt: 0, gaze: 0.4,
    eyes: 'calm', brows: 'bushy', nose: 'broad', mouth: 'line', beard: 'walrus', eyewear: 'gold', hat: 'kepi',
    hatColour: 'navy', band: 'red', body: 'uniform', cloth: 'navy', accent: 'gold', prop: 'flag', shift: -8,
  },
  gardener: {
    wearer: 'f', skin: 'fair', hair: 'waves', hairColour: 'grey', head: 'round', turn: 0.3, tilt: -6, gaze: 0.5,
    eyes: 'kind', brows: 'soft', nose: 'button', mouth: 'smile', marks: ['lines', 'blush'], hat: 'straw',
    hatColour: 'cream', band: 'green', body: 'prairie', cloth: 'plum', accent: 'cream', prop: 'can', build: 1.04,
    shift: -8,
  },
  'lab-assistant': {
    wearer: 'm', skin: 'pale', hair: 'spikes', hairColour: 'red', head: 'kid', turn: 0.4, tilt: 6, gaze: 0.5,
    brows: 'up', nose: 'snub', mouth: 'oh', marks: ['freckles', 'soot'], eyewear: 'goggles', body: 'labcoat',
    cloth: 'teal', shirt: 'tan', accent: 'green', prop: 'tubes', build: 0.86, size: 0.95, shift: -8,
  },
  schoolteacher: {
    wearer: 'f', skin: 'fair', hair: 'bun', hairColour: 'chestnut', head: 'oval', turn: -0.4, tilt: -3, gaze: 0.6,
    eyes: 'lash', iris: '#4f6b3a', brows: 'cocked', nose: 'straight', mouth: 'pout', eyewear: 'round', body: 'prairie',
    cloth: 'green', accent: 'white', prop: 'slate', build: 0.92, shift: -8,
  },
  pickpocket: {
    wearer: 'f', skin: 'olive', hair: 'pixie', hairColour: 'brown', head: 'kid', turn: 0.6, tilt: 7, gaze: -0.6,
    eyes: 'sly', brows: 'cocked', nose: 'button', mouth: 'grin', marks: ['plaster', 'soot'], hat: 'cap',
    hatColour: 'brown', hatTilt: 7, body: 'cowhand', cloth: 'grey', shirt: 'tan', accent: 'green', prop: 'purse',
    build: 0.84, size: 0.93, shift: -8,
  },
  lookout: {
    wearer: 'm', skin: 'fair', hair: 'mop', hairColour: 'blond', head: 'thin', turn: 0.75, tilt: -5, gaze: 0.8,
    eyes: 'open', iris: '#3d6b8a', wink: -1, brows: 'up', nose: 'long', mouth: 'whistle', beard: 'goatee', hat: 'flat',
    hatColour: 'green', band: 'cream', body: 'buckskin', cloth: 'tan', accent: 'red', prop: 'spyglass', build: 0.98, shift: -18,
  },
  'stable-hand': {
    wearer: 'f', skin: 'dark', hair: 'afro', hairColour: 'black', head: 'round', turn: -0.3, tilt: 4, gaze: 0.4,
    eyes: 'open', iris: '#3f2a1a', brows: 'soft', nose: 'broad', mouth: 'beam', hat: 'kerchief', hatColour: 'red',
    band: 'cream', body: 'overalls', cloth: 'brown', shirt: 'sky', prop: 'brush', build: 0.98, shift: -6,
  },
  // middle: the trades of a town
  banker: {
    wearer: 'm', skin: 'rosy', hair: 'receding', hairColour: 'white', head: 'pear', turn: 0.3, tilt: 0, gaze: 0.4,
    eyes: 'narrow', brows: 'bushy', nose: 'big', mouth: 'smirk', beard: 'chops', eyewear: 'monocle', hat: 'topper',
    hatColour: 'black', band: 'green', body: 'frock', cloth: 'black', shirt: 'green', accent: 'black',
    prop: 'moneybag', build: 1.18, shift: -8,
  },
  outlaw: {
    wearer: 'm', skin: 'tan', hair: 'mop', hairColour: 'black', head: 'square', turn: -0.5, tilt: -5, gaze: 0.5,
    eyes: 'glare', brows: 'angry', nose: 'broken', mouth: 'line', beard: 'stubble', marks: ['brow'], eyewear: 'bandit',
    hat: 'stetson', hatColour: 'black', band: 'cream', body: 'duster', cloth: 'brown', shirt: 'tan', accent: 'red',
    prop: 'revolver', build: 1.08, shift: -6,
  },
  investor: {
    wearer: 'f', skin: 'fair', hair: 'waves', hairColour: 'red', head: 'egg', turn: -0.4, tilt: 3, gaze: 0.5,
    eyes: 'sly', iris: '#4f6b3a', brows: 'thin', nose: 'hook', mouth: 'smirk', marks: ['earrings'], eyewear: 'half',
    hat: 'plume', hatColour: 'green', band: 'gold', body: 'prairie', cloth: 'green', accent: 'gold', prop: 'ingots',
    build: 1.08, shift: -8,
  },
  journalist: {
    wearer: 'm', skin: 'brown', hair: 'curls', hairColour: 'black', head: 'egg', turn: 0.5, tilt: 6, gaze: 0.7,
    eyes: 'open', iris: '#3f2a1a', brows: 'up', nose: 'straight', mouth: 'grin', eyewear: 'round', hat: 'bowler',
    hatColour: 'tan', band: 'brown', hatTilt: -10, body: 'waistcoat', cloth: 'brown', shirt: 'cream', accent: 'teal',
    prop: 'notepad', build: 0.94, shift: -6,
  },
  marshal: {
    wearer: 'm', skin: 'fair', hair: 'part', hairColour: 'white', head: 'lantern', turn: 0.4, tilt: 0, gaze: -0.3,
    eyes: 'narrow', iris: '#3d6b8a', brows: 'bushy', nose: 'hook', mouth: 'line', beard: 'handlebar',
    marks: ['lines'], hat: 'stetson', hatColour: 'cream', band: 'brown', body: 'duster', cloth: 'tan', shirt: 'white',
    accent: 'gold', pin: 'star', prop: 'rifle', build: 1.08, shift: -6,
  },
  deputy: {
    wearer: 'f', skin: 'tan', hair: 'braids', hairColour: 'brown', head: 'oval', turn: 0.5, tilt: -4, gaze: 0.3,
    eyes: 'lash', iris: '#3f2a1a', brows: 'flat', nose: 'straight', mouth: 'smirk', hat: 'peak', hatColour: 'tan',
    band: 'wine', body: 'cowhand', cloth: 'wine', shirt: 'tan', accent: 'gold', pin: 'star', prop: 'cuffs',
    build: 0.96, shift: -8,
  },
  'bounty-hunter': {
    wearer: 'm', skin: 'dark', hair: 'crew', hairColour: 'black', head: 'diamond', turn: -0.5, tilt: -4, gaze: 0.6,
    eyes: 'narrow', brows: 'flat', nose: 'broad', mouth: 'line', bite: 'cigar', beard: 'goatee', eyewear: 'patch',
    hat: 'flat', hatColour: 'brown', band: 'gold', body: 'poncho', cloth: 'brown', shirt: 'cream', accent: 'teal',
    prop: 'wanted', build: 1.04, shift: -8,
  },
  prisoner: {
    wearer: 'm', skin: 'fair', hair: 'crew', hairColour: 'brown', head: 'wide', turn: 0.3, tilt: 7, gaze: -0.5,
    eyes: 'kind', brows: 'sad', nose: 'broken', mouth: 'gap', beard: 'stubble', marks: ['shiner'], hat: 'box',
    hatColour: 'cream', band: 'black', body: 'striped', cloth: 'black', prop: 'ball', build: 1.12, shift: -8,
  },
  'con-artist': {
    wearer: 'm', skin: 'rosy', hair: 'slick', hairColour: 'chestnut', head: 'thin', turn: 0.5, tilt: -8, gaze: 0.3,
    eyes: 'open', iris: '#4f6b3a', wink: 1, brows: 'cocked', nose: 'long', mouth: 'grin', beard: 'pencil', hat: 'boater',
    hatColour: 'cream', band: 'teal', hatTilt: 6, body: 'waistcoat', cloth: 'orange', shirt: 'white', accent: 'teal',
    prop: 'elixir', build: 0.9, shift: -8,
  },
  abomination: {
    wearer: 'm', skin: 'ghoul', hair: 'crew', hairColour: 'black', head: 'square', turn: 0.2, tilt: -4, gaze: 0.4,
    eyes: 'sleepy', iris: '#7a4a1c', brows: 'sad', nose: 'broad', mouth: 'teeth', marks: ['bolts', 'cleft'],
    body: 'suit', cloth: 'plum', shirt: 'grey', accent: 'wine', prop: 'rose', build: 1.24, size: 1.08, shift: -8,
  },
  undertaker: {
    wearer: 'm', skin: 'pale', hair: 'slick', hairColour: 'black', head: 'long', turn: -0.5, tilt: 3, gaze: 0.4,
    eyes: 'sleepy', brows: 'sad', nose: 'hook', mouth: 'frown', marks: ['lines'], hat: 'topper', hatColour: 'black',
    band: 'plum', body: 'frock', cloth: 'black', shirt: 'grey', accent: 'black', prop: 'coffin', build: 0.9, shift: -8,
  },
  innkeeper: {
    wearer: 'f', skin: 'rosy', hair: 'bun', hairColour: 'blond', head: 'round', turn: 0.4, tilt: -5, gaze: 0.4,
    eyes: 'kind', iris: '#3d6b8a', brows: 'soft', nose: 'snub', mouth: 'laugh', marks: ['blush', 'earrings'],
    body: 'apron', cloth: 'white', shirt: 'red', prop: 'tray', build: 1.14, shift: -8,
  },
  tailor: {
    wearer: 'm', skin: 'olive', hair: 'receding', hairColour: 'black', head: 'egg', turn: -0.5, tilt: -4, gaze: 0.5,
    eyes: 'calm', brows: 'cocked', nose: 'hook', mouth: 'line', beard: 'pencil', eyewear: 'gold', body: 'waistcoat',
    cloth: 'plum', shirt: 'white', accent: 'gold', pin: 'square', prop: 'scissors', build: 0.9, shift: -6,
  },
  priest: {
    wearer: 'm', skin: 'brown', hair: 'tonsure', hairColour: 'grey', head: 'pear', turn: 0.4, tilt: 5, eyes: 'kind',
    gaze: 0.3, brows: 'up', nose: 'broad', mouth: 'smile', marks: ['lines'], eyewear: 'half', hat: 'flat',
    hatColour: 'black', band: 'black', body: 'cassock', cloth: 'black', prop: 'bible', build: 1.08, shift: -6,
  },
  printer: {
    wearer: 'f', skin: 'pale', hair: 'waves', hairColour: 'black', head: 'heart', turn: 0.4, tilt: 5, gaze: -0.4,
    eyes: 'open', iris: '#46606e', brows: 'flat', nose: 'small', mouth: 'smirk', marks: ['soot'], hat: 'visor',
    hatColour: 'green', body: 'apron', cloth: 'black', shirt: 'cream', prop: 'press', build: 0.94, shift: -8,
  },
  bartender: {
    wearer: 'm', skin: 'fair', hair: 'part', hairColour: 'chestnut', head: 'square', turn: -0.3, tilt: 3, gaze: 0.5,
    eyes: 'calm', brows: 'cocked', nose: 'straight', mouth: 'smile', beard: 'handlebar', body: 'waistcoat',
    cloth: 'red', shirt: 'white', accent: 'black', prop: 'shaker', build: 1.06, shift: -6,
  },
  surveyor: {
    wearer: 'm', skin: 'rosy', hair: 'crew', hairColour: 'blond', head: 'oval', turn: 0.6, tilt: -3, gaze: 0.5,
    eyes: 'open', iris: '#3d6b8a', wink: -1, brows: 'flat', nose: 'snub', mouth: 'line', beard: 'full', hat: 'peak',
    hatColour: 'green', band: 'tan', body: 'duster', cloth: 'green', shirt: 'cream', accent: 'orange',
    prop: 'theodolite', build: 1, shift: -8,
  },
  blacksmith: {
    wearer: 'f', skin: 'brown', hair: 'pixie', hairColour: 'black', head: 'square', turn: 0.3, tilt: 0, gaze: 0.3,
    eyes: 'glare', iris: '#3f2a1a', brows: 'angry', nose: 'broad', mouth: 'grin', marks: ['soot'], hat: 'kerchief',
    hatColour: 'navy', band: 'cream', body: 'apron', cloth: 'brown', shirt: 'grey', prop: 'hammer', build: 1.2,
    size: 1.03,
  },
  smuggler: {
    wearer: 'm', skin: 'olive', hair: 'curls', hairColour: 'black', head: 'wide', turn: -0.5, tilt: 4, gaze: -0.5,
    eyes: 'sly', brows: 'bushy', nose: 'hook', mouth: 'gold', beard: 'chops', marks: ['earrings'], hat: 'sombrero',
    hatColour: 'wine', band: 'gold', body: 'cowhand', cloth: 'wine', shirt: 'cream', accent: 'teal', prop: 'barrel',
    build: 1.06, shift: -8,
  },
  auctioneer: {
    wearer: 'm', skin: 'fair', hair: 'quiff', hairColour: 'red', head: 'long', turn: 0.5, tilt: -7, gaze: 0.5,
    eyes: 'wide', brows: 'up', nose: 'big', mouth: 'shout', beard: 'chops', body: 'dinner', cloth: 'teal',
    shirt: 'white', accent: 'orange', prop: 'gavel', build: 0.98, shift: -8,
  },
  rustler: {
    wearer: 'f', skin: 'fair', hair: 'waves', hairColour: 'red', head: 'heart', turn: 0.5, tilt: 6, gaze: -0.5,
    eyes: 'vamp', iris: '#4f6b3a', brows: 'cocked', nose: 'snub', mouth: 'smirk', marks: ['freckles'], hat: 'stetson',
    hatColour: 'brown', band: 'red', body: 'buckskin', cloth: 'brown', accent: 'gold', prop: 'lasso', build: 0.98,
    shift: -8,
  },
  forger: {
    wearer: 'f', skin: 'pale', hair: 'updo', hairColour: 'grey', head: 'thin', turn: -0.5, tilt: 4, gaze: 0.6,
    eyes: 'lash', iris: '#46606e', brows: 'thin', nose: 'long', mouth: 'line', marks: ['lines'], eyewear: 'loupe',
    body: 'shawl', cloth: 'navy', shirt: 'cream', accent: 'sky', prop: 'quill', build: 0.9, shift: -8,
  },
  // late: desperados, the mighty, and machines
  doctor: {
    wearer: 'f', skin: 'tan', hair: 'bun', hairColour: 'black', head: 'egg', turn: 0.4, tilt: -4, gaze: 0.4,
    eyes: 'lash', iris: '#3f2a1a', brows: 'soft', nose: 'straight', mouth: 'smile', hat: 'mirror', band: 'brown',
    body: 'labcoat', cloth: 'red', shirt: 'sky', accent: 'navy', prop: 'bag', build: 0.96, shift: -8,
  },
  mastermind: {
    wearer: 'm', skin: 'pale', hair: 'bald', hairColour: 'black', head: 'egg', turn: -0.5, tilt: 4, gaze: 0.5,
    eyes: 'vamp', iris: '#4f6b3a', brows: 'angry', nose: 'hook', mouth: 'smirk', beard: 'goatee', eyewear: 'monocle',
    body: 'cape', cloth: 'plum', shirt: 'white', accent: 'red', prop: 'chess', gloves: 'white', build: 1, shift: -8,
  },
  inventor: {
    wearer: 'f', skin: 'rosy', hair: 'wild', hairColour: 'blond', head: 'oval', turn: 0.4, tilt: 6, gaze: 0.6,
    eyes: 'open', iris: '#3d6b8a', brows: 'up', nose: 'button', mouth: 'beam', marks: ['soot'], hat: 'steam',
    hatColour: 'brown', band: 'teal', hatTilt: -6, body: 'leather', cloth: 'brown', accent: 'teal', prop: 'bulb',
    build: 0.94, shift: -8,
  },
  arsonist: {
    wearer: 'm', skin: 'fair', hair: 'spikes', hairColour: 'red', head: 'thin', turn: 0.5, tilt: -6, gaze: 0.6,
    eyes: 'wide', brows: 'fierce', nose: 'long', mouth: 'laugh', marks: ['soot'], body: 'longjohns', cloth: 'orange',
    accent: 'black', prop: 'torch', build: 0.94, shift: -8,
  },
  'bank-robber': {
    wearer: 'm', skin: 'fair', hair: 'mop', hairColour: 'brown', head: 'square', turn: 0.3, tilt: 4, gaze: 0.4,
    eyes: 'sly', brows: 'flat', nose: 'broken', mouth: 'grin', beard: 'stubble', eyewear: 'domino', hat: 'peak',
    hatColour: 'grey', band: 'black', body: 'duster', cloth: 'grey', shirt: 'black', accent: 'sky', prop: 'loot',
    build: 1.06,
  },
  renegade: {
    wearer: 'm', skin: 'brown', hair: 'waves', hairColour: 'black', head: 'diamond', turn: 0.6, tilt: -3, gaze: 0.3,
    eyes: 'narrow', brows: 'angry', nose: 'hook', mouth: 'frown', marks: ['scar'], hat: 'kepi', hatColour: 'grey',
    band: 'gold', hatTilt: 6, body: 'duster', cloth: 'navy', shirt: 'grey', accent: 'gold', prop: 'knife', build: 1.06,
    shift: -8,
  },
  impersonator: {
    wearer: 'm', skin: 'olive', hair: 'quiff', hairColour: 'black', head: 'oval', turn: -0.4, tilt: 7, gaze: 0.6,
    eyes: 'open', iris: '#3f2a1a', wink: -1, brows: 'up', nose: 'straight', mouth: 'smile', marks: ['mole', 'blush'],
    body: 'dinner', cloth: 'rose', shirt: 'white', accent: 'plum', prop: 'disguise', build: 0.92, shift: -8,
  },
  brainwasher: {
    wearer: 'f', skin: 'olive', hair: 'waves', hairColour: 'black', head: 'heart', turn: 0.2, tilt: 0, gaze: 0,
    eyes: 'vamp', iris: '#8a3fb0', brows: 'angry', nose: 'straight', mouth: 'lips', marks: ['earrings'], hat: 'turban',
    hatColour: 'plum', band: 'gold', body: 'bodice', cloth: 'plum', shirt: 'cream', accent: 'gold', prop: 'spiral',
    build: 0.92, shift: -8,
  },
  'test-subject': {
    wearer: 'm', skin: 'pale', hair: 'crew', hairColour: 'blond', head: 'kid', turn: 0.2, tilt: 8, gaze: 0.3,
    eyes: 'wide', brows: 'sad', nose: 'big', mouth: 'teeth', marks: ['plaster'], hat: 'dome', hatColour: 'steel',
    band: 'gold', body: 'straps', cloth: 'cream', accent: 'brown', build: 0.96,
  },
  'loan-shark': {
    wearer: 'm', skin: 'tan', hair: 'slick', hairColour: 'grey', head: 'wide', turn: -0.3, tilt: 4, gaze: 0.5,
    eyes: 'sly', brows: 'angry', nose: 'big', mouth: 'gold', eyewear: 'smoked', hat: 'bowler',
    hatColour: 'steel', band: 'navy', body: 'pinstripe', cloth: 'navy', shirt: 'white', accent: 'gold', prop: 'ledger',
    build: 1.18, shift: -6,
  },
  'train-robber': {
    wearer: 'f', skin: 'tan', hair: 'waves', hairColour: 'chestnut', head: 'oval', turn: 0.5, tilt: 5, gaze: -0.4,
    eyes: 'vamp', iris: '#46606e', brows: 'angry', nose: 'small', mouth: 'line', eyewear: 'bandit', hat: 'flat',
    hatColour: 'red', band: 'black', body: 'cowhand', cloth: 'black', shirt: 'cream', accent: 'gold', prop: 'lamp',
    build: 0.94, shift: -8,
  },
  safecracker: {
    wearer: 'f', skin: 'dark', hair: 'finger', hairColour: 'black', head: 'oval', turn: 0.6, tilt: 8, eyes: 'shut',
    brows: 'thin', nose: 'broad', mouth: 'whistle', marks: ['earrings'], hat: 'bowlerGear', hatColour: 'teal',
    band: 'black', body: 'leather', cloth: 'teal', accent: 'brown', prop: 'dial', build: 0.94, shift: -8,
  },
  gunslinger: {
    wearer: 'f', skin: 'rosy', hair: 'braids', hairColour: 'blond', head: 'heart', turn: 0.3, tilt: -5, gaze: -0.3,
    eyes: 'lash', iris: '#3d6b8a', wink: 1, brows: 'cocked', nose: 'snub', mouth: 'smirk', marks: ['freckles'],
    hat: 'stetson', hatColour: 'white', band: 'red', body: 'buckskin', cloth: 'cream', accent: 'red', prop: 'pistols',
    build: 0.94,
  },
  mayor: {
    wearer: 'm', skin: 'rosy', hair: 'part', hairColour: 'grey', head: 'round', turn: 0.4, tilt: -3, gaze: 0.4,
    eyes: 'kind', iris: '#3d6b8a', brows: 'bushy', nose: 'big', mouth: 'grin', beard: 'chops', marks: ['blush'],
    hat: 'topper', hatColour: 'grey', band: 'red', body: 'sash', cloth: 'grey', shirt: 'wine', accent: 'red',
    prop: 'key', build: 1.22, size: 0.98, shift: -8,
  },
  'time-traveler': {
    wearer: 'm', skin: 'pale', hair: 'wild', hairColour: 'white', head: 'oval', turn: -0.4, tilt: 7, gaze: 0.5,
    eyes: 'wide', brows: 'up', nose: 'long', mouth: 'oh', beard: 'pencil', hat: 'goggles', hatColour: 'brown',
    band: 'gold', body: 'frock', cloth: 'teal', shirt: 'gold', accent: 'plum', prop: 'hourglass', build: 0.96, shift: -8,
  },
  detective: {
    wearer: 'f', skin: 'brown', hair: 'bob', hairColour: 'black', head: 'egg', turn: 0.5, tilt: 4, gaze: 0.7,
    eyes: 'sly', iris: '#3f2a1a', brows: 'cocked', nose: 'straight', mouth: 'smirk', bite: 'pipe', hat: 'homburg',
    hatColour: 'brown', band: 'green', body: 'trench', cloth: 'tan', shirt: 'white', accent: 'green',
    prop: 'magnifier', build: 0.96, shift: -8,
  },
  'oil-baron': {
    wearer: 'm', skin: 'fair', hair: 'slick', hairColour: 'white', head: 'pear', turn: -0.4, tilt: -3, gaze: 0.4,
    eyes: 'narrow', brows: 'bushy', nose: 'big', mouth: 'grin', bite: 'cigar', beard: 'chevron',
    hat: 'stetson', hatColour: 'gold', band: 'black', body: 'fur', cloth: 'grey', shirt: 'white', accent: 'gold',
    prop: 'derrick', build: 1.16, shift: -6,
  },
  judge: {
    wearer: 'm', skin: 'dark', hair: 'none', hairColour: 'grey', head: 'long', turn: -0.3, tilt: 0, gaze: 0.4,
    eyes: 'glare', brows: 'bushy', nose: 'broad', mouth: 'frown', marks: ['lines'], eyewear: 'half', hat: 'wig',
    hatColour: 'white', body: 'robe', cloth: 'black', prop: 'scales', build: 1.06, shift: -8,
  },
  ringleader: {
    wearer: 'f', skin: 'fair', hair: 'curls', hairColour: 'black', head: 'heart', turn: 0.5, tilt: -6, gaze: 0.4,
    eyes: 'vamp', iris: '#3d6b8a', brows: 'cocked', nose: 'small', mouth: 'beam', marks: ['mole'], hat: 'topper',
    hatColour: 'red', band: 'gold', body: 'dinner', cloth: 'red', shirt: 'white', accent: 'gold', prop: 'whip',
    gloves: 'white', build: 0.94, shift: -8,
  },
  alchemist: {
    wearer: 'm', skin: 'olive', hair: 'waves', hairColour: 'grey', head: 'thin', turn: 0.4, tilt: 4, gaze: 0.6,
    eyes: 'wide', brows: 'bushy', nose: 'hook', mouth: 'smirk', beard: 'full', hat: 'beret', hatColour: 'plum',
    band: 'gold', body: 'robe', cloth: 'teal', prop: 'potion', build: 0.96, shift: -8,
  },
  warden: {
    wearer: 'm', skin: 'rosy', hair: 'crew', hairColour: 'chestnut', head: 'square', turn: 0.2, tilt: 0, gaze: -0.3,
    eyes: 'glare', brows: 'fierce', nose: 'broken', mouth: 'frown', beard: 'walrus', hat: 'peaked', hatColour: 'grey',
    band: 'black', body: 'uniform', cloth: 'grey', accent: 'gold', prop: 'keys', build: 1.2, shift: -8,
  },
}

const HATS: HatName[] = [
  'stetson',
  'peak',
  'slouch',
  'flat',
  'straw',
  'sombrero',
  'kepi',
  'kerchief',
  'bowlerGear',
  'plume',
]
const BODIES: BodyName[] = ['duster', 'cowhand', 'poncho', 'overalls', 'longjohns', 'frock', 'waistcoat', 'buckskin']
const PROPS = [...Object.keys(GOODS), ...Object.keys(GEAR)] as (keyof typeof GOODS | keyof typeof GEAR)[]

/** Dress a stranger as people of the West do. */
function stranger(seed: string): Bust {
  const roll = random(`job ${seed}`)
  return { hat: pick(HATS, roll), body: pick(BODIES, roll), prop: pick(PROPS, roll), shift: -6, eyewear: 'none' }
}

/** Draw a job. An id that isn't in the tables, as in cards of your own, is the seed of a person. */
export function job(id: string): string {
  const beast = BEASTS[id]
  if (beast) return beast()
  const known = JOBS[id]
  return figure(known ? { ...NOTHING, ...known } : stranger(id), id)
}

export const jobs = (): Record<string, string> =>
  Object.fromEntries([...Object.keys(BEASTS), ...Object.keys(JOBS)].map((id) => [id, job(id)]))
