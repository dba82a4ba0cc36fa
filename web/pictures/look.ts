/** Descriptions of people, and how a seed completes them. */
import type { SceneName } from './backdrop.ts'
import { SCENE_NAMES } from './backdrop.ts'
import { pick, random } from './draw.ts'
import { CLOTH, HAIR, PAPER_NAMES, SKIN, type Cloth, type Hair, type PrintName, type Skin } from './palette.ts'
import { bodiesFor, PINS, type BodyName, type PinName } from './parts/bodies.ts'
import { EYEWEAR_NAMES, type EyewearName } from './parts/eyewear.ts'
import { HEADS, type HeadName, type MarkName, type Side } from './parts/face.ts'
import { type BrowName, type EyesName, type NoseName } from './parts/features.ts'
import { hairsFor, type HairName } from './parts/hair.ts'
import { hatsFor, type HatName } from './parts/hats.ts'
import { BEARD_NAMES, BITE_NAMES, type BeardName, type BiteName, type MouthName } from './parts/mouths.ts'
import { PROP_NAMES, type PropName } from './parts/props.ts'

export type Maybe<T> = T | 'none'

/** A person. The seed decides everything that isn't given. */
export interface Bust {
  wearer?: 'f' | 'm'
  skin?: Skin
  hair?: Maybe<HairName>
  hairColour?: Hair
  head?: HeadName
  /** Where the face and the eyes look, from -1 (our left) to 1, and how far the head leans in degrees. */
  turn?: number
  gaze?: number
  tilt?: number
  eyes?: EyesName
  iris?: string
  wink?: Side
  brows?: BrowName
  nose?: NoseName
  mouth?: MouthName
  bite?: Maybe<BiteName>
  beard?: Maybe<BeardName>
  marks?: readonly MarkName[]
  eyewear?: Maybe<EyewearName>
  hat?: Maybe<HatName>
  hatColour?: Cloth
  band?: Cloth
  hatTilt?: number
  body?: BodyName
  cloth?: Cloth
  shirt?: Cloth
  accent?: Cloth
  pin?: Maybe<PinName>
  prop?: Maybe<PropName>
  gloves?: Maybe<Cloth>
  /** How far the person, but not the prop, is moved to the right. */
  shift?: number
  /** How broad and how tall the body is: 1 is normal. */
  build?: number
  size?: number
  /** Draw the same person again, mirrored, in the background. */
  twin?: boolean
  print?: PrintName
  scene?: Maybe<SceneName>
}

type Roll = () => number
type Part = Partial<Required<Bust>>

const DARK_EYES = ['#5b3a1e', '#6a4a2a', '#3f2a1a'] as const
const ANY_EYES = ['#5b3a1e', '#3d6b8a', '#4f6b3a', '#6a4a2a', '#46606e'] as const
const LIGHT_SKINS: readonly Skin[] = ['pale', 'fair', 'rosy']
const TURNS = [-0.8, -0.5, -0.3, 0.3, 0.5, 0.8] as const
const PEOPLE = (Object.keys(SKIN) as Skin[]).filter((skin) => skin !== 'ghoul')
const names = <T extends object>(table: T): (keyof T)[] => Object.keys(table) as (keyof T)[]
const sometimes = <T>(roll: Roll, chance: number, list: readonly T[]): T | 'none' =>
  roll() < chance ? pick(list, roll) : 'none'

const WOMAN = {
  head: ['heart', 'oval', 'egg', 'round'],
  eyes: ['lash', 'vamp'],
  brows: ['thin', 'soft', 'cocked'],
  nose: ['small', 'snub', 'straight'],
  mouth: ['lips', 'pout', 'beam', 'smirk', 'smile'],
  beard: 0,
} as const
const MAN = {
  head: names(HEADS),
  eyes: ['open', 'calm', 'narrow', 'sly', 'kind', 'glare'],
  brows: ['flat', 'angry', 'up', 'cocked', 'bushy'],
  nose: ['straight', 'long', 'hook', 'big', 'broad', 'broken', 'snub'],
  mouth: ['line', 'smirk', 'smile', 'frown', 'grin', 'gold', 'laugh'],
  beard: 0.4,
} as const

function drawFace(roll: Roll, wearer: 'f' | 'm', skin: Skin) {
  const kind = wearer === 'f' ? WOMAN : MAN
  const turn = pick(TURNS, roll)
  return {
    hair: pick(hairsFor(wearer), roll),
    hairColour: pick(LIGHT_SKINS.includes(skin) ? names(HAIR) : (['black', 'brown', 'grey'] as const), roll),
    head: pick<HeadName>(kind.head, roll),
    turn,
    gaze: pick([-1, 1], roll) * turn,
    tilt: Math.round(roll() * 12 - 6),
    eyes: pick<EyesName>(kind.eyes, roll),
    iris: pick<string>(LIGHT_SKINS.includes(skin) ? ANY_EYES : DARK_EYES, roll),
    brows: pick<BrowName>(kind.brows, roll),
    nose: pick<NoseName>(kind.nose, roll),
    mouth: pick<MouthName>(kind.mouth, roll),
    bite: sometimes(roll, 0.15, BITE_NAMES),
    beard: sometimes(roll, kind.beard, BEARD_NAMES),
    marks: [],
  } satisfies Part
}

function drawClothes(roll: Roll, wearer: 'f' | 'm') {
  return {
    eyewear: sometimes(roll, 0.25, EYEWEAR_NAMES),
    hat: sometimes(roll, 0.7, hatsFor(wearer)),
    hatColour: pick(names(CLOTH), roll),
    band: pick(['black', 'red', 'gold', 'cream'] as const, roll),
    hatTilt: Math.round(roll() * 8 - 4),
    body: pick(bodiesFor(wearer), roll),
    cloth: pick(names(CLOTH), roll),
    shirt: pick(['white', 'cream', 'sky', 'grey'] as const, roll),
    accent: pick(['red', 'gold', 'teal', 'plum', 'green'] as const, roll),
    pin: sometimes(roll, 0.15, names(PINS)),
    prop: sometimes(roll, 0.6, PROP_NAMES),
    gloves: 'none',
  } satisfies Part
}

/** Complete a description by a seed. Nobody winks unless told to. */
export function whole(given: Bust, seed: string): Required<Omit<Bust, 'wink'>> & Pick<Bust, 'wink'> {
  const roll = random(seed)
  const wearer = given.wearer ?? pick(['f', 'm'] as const, roll)
  const skin = given.skin ?? pick(PEOPLE, roll)
  return {
    wearer,
    skin,
    ...drawFace(roll, wearer, skin),
    ...drawClothes(roll, wearer),
    build: 0.94 + Math.round(roll() * 20) / 100,
    size: 1,
    shift: 0,
    twin: false,
    print: pick(PAPER_NAMES, roll),
    scene: pick(SCENE_NAMES, roll),
    ...given,
  }
}

export type Look = ReturnType<typeof whole>

/** Defaults for described people: nothing that their description doesn't mention. */
export const NOTHING = {
  hair: 'none',
  bite: 'none',
  beard: 'none',
  marks: [],
  eyewear: 'none',
  hat: 'none',
  hatTilt: 0,
  pin: 'none',
  prop: 'none',
  build: 1,
} satisfies Bust
