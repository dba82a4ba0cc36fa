/** The colours of the pictures: each material in a light, a middle and a dark tone. */
import type { Tones } from './draw.ts'

export const SKIN = {
  pale: ['#fbe3cf', '#e8bfa3', '#b0806a'],
  fair: ['#fbd5ae', '#e6aa7c', '#a86843'],
  rosy: ['#fccdaa', '#ec9c76', '#b05a42'],
  olive: ['#efc38f', '#cf9659', '#8b5930'],
  tan: ['#dba068', '#b67540', '#713f1f'],
  brown: ['#bd7f50', '#935835', '#5a311c'],
  dark: ['#9a6140', '#72432a', '#472617'],
  ghoul: ['#c6dba0', '#8fb073', '#55754a'],
} satisfies Record<string, Tones>

export const HAIR = {
  black: ['#484552', '#292631', '#121017'],
  brown: ['#94602f', '#65401d', '#35200c'],
  chestnut: ['#b5652f', '#843f1a', '#4a200c'],
  red: ['#ef8d3c', '#c25a1c', '#702d08'],
  blond: ['#fde08a', '#dfae48', '#976d1b'],
  grey: ['#dad8d2', '#a9a6a3', '#6a6866'],
  white: ['#fffdf6', '#ddd8cc', '#a09a8e'],
} satisfies Record<string, Tones>

export const CLOTH = {
  black: ['#474954', '#2a2b36', '#13131a'],
  navy: ['#41618f', '#28446b', '#142340'],
  grey: ['#a8adb0', '#737b80', '#424a50'],
  steel: ['#dbe5e8', '#97a7af', '#4f5f69'],
  brown: ['#a5713f', '#764b26', '#422612'],
  tan: ['#e8c58a', '#c09555', '#7b5828'],
  cream: ['#fff6de', '#e2cfa5', '#a28a5d'],
  white: ['#fffdf5', '#dddad0', '#9b9a9e'],
  red: ['#e2573f', '#b23222', '#661510'],
  wine: ['#a63a4c', '#762033', '#400e1b'],
  rose: ['#f7a5a0', '#d26a70', '#873440'],
  plum: ['#96608c', '#693b60', '#3a1d36'],
  green: ['#6b9a60', '#417145', '#1f3f29'],
  teal: ['#45aaa0', '#257674', '#0f4246'],
  sky: ['#8fcbe6', '#5197bf', '#285a80'],
  gold: ['#fbd463', '#d59d2e', '#875a12'],
  orange: ['#f7a04a', '#d0691f', '#7c3509'],
} satisfies Record<string, Tones>

/** Materials of buildings and things. */
export const STUFF = {
  brick: ['#c0603f', '#94402b', '#56201a'],
  stone: ['#d6cbb2', '#a89a80', '#665a4a'],
  slate: ['#7f8d99', '#56636f', '#2e3843'],
  wood: ['#b77d45', '#855327', '#4a2b12'],
  brass: ['#ffe08a', '#dba63a', '#8a5d16'],
  iron: ['#8d979d', '#5a646b', '#2c343a'],
  night: ['#3b5075', '#22324f', '#101a2d'],
  lit: ['#fff3bf', '#ffd76f', '#e09d36'],
  glass: ['#dff6f8', '#8fcdd8', '#4a8796'],
  leaf: ['#7fa35a', '#52763a', '#2b4521'],
  paper: ['#fff8e4', '#eadbb6', '#b39d70'],
} satisfies Record<string, Tones>

/** The colours of a backdrop: the ground, the dots, dark objects and light. */
export interface Print {
  ground: string
  dots: string
  deep: string
  light: string
}
const print = (ground: string, dots: string, deep: string, light = '#fff2cb'): Print => ({ ground, dots, deep, light })

const PAPERS = {
  // the gangs of Crooks
  northside: print('#e98259', '#c04a2f', '#6f1c18'),
  westside: print('#7fb5d3', '#3a74a5', '#173a5e'),
  outfit: print('#f5cf72', '#d9992f', '#7f4d12'),
  northwest: print('#eb9a73', '#3a74a5', '#173a5e'),
  northout: print('#f5cf72', '#c04a2f', '#6f1c18'),
  westout: print('#f5cf72', '#3a74a5', '#173a5e'),
  // everybody else
  sage: print('#b4c9a9', '#6c9a82', '#2a5148'),
  plum: print('#cfa0b8', '#97597f', '#4b2345'),
  slate: print('#c3ccd0', '#7d8f9b', '#364754'),
  dusk: print('#e9b08c', '#8d5a78', '#3d2a4f'),
  sand: print('#ecd9ae', '#c39f62', '#6b4d25'),
  mint: print('#a8d6c6', '#4d9c92', '#174a4d'),
  wine: print('#c9697a', '#8c2f47', '#45111f'),
  night: print('#41618f', '#22385c', '#0e1b31', '#ffe9a8'),
  // the colours of seats
  seat0: print('#d9694f', '#a8321f', '#5c150f'),
  seat1: print('#83bbdb', '#3f83ad', '#163f5c'),
  seat2: print('#eac05f', '#b9831a', '#684507'),
  seat3: print('#5fb394', '#1c7d5b', '#0b4432'),
} satisfies Record<string, Print>

/** The walls of bikers' clubs after dark. */
const CLUBS = {
  brickNight: print('#5a3234', '#3c2028', '#1c0f14', '#ffd9a0'),
  sageNight: print('#34504a', '#213833', '#0f1c1a', '#ffe9b0'),
  blueNight: print('#34466a', '#222f4c', '#0f1626', '#ffe9b0'),
  plumNight: print('#523a64', '#382646', '#190f22', '#ffe0c0'),
} satisfies Record<string, Print>
export const PRINTS = { ...PAPERS, ...CLUBS } satisfies Record<string, Print>
/** The backdrops of strangers. */
export const PAPER_NAMES = Object.keys(PAPERS) as PrintName[]

export type Skin = keyof typeof SKIN
export type Hair = keyof typeof HAIR
export type Cloth = keyof typeof CLOTH
export type PrintName = keyof typeof PRINTS
