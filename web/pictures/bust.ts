/** Busts: a person from parts, on a backdrop. What a description leaves open is drawn by the seed. */
import { backdrop, SCENE_NAMES, type SceneName } from './backdrop.ts'
import { circle, fill, grain, group, picture, pick, random, short, thrifty, type Tones } from './draw.ts'
import { CLOTH, HAIR, PRINTS, SKIN, type Cloth, type Hair, type PrintName, type Skin } from './palette.ts'
import { bodiesFor, body, PINS, type BodyName, type PinName } from './parts/bodies.ts'
import { EYEWEAR_NAMES, eyewear, HIDING, type EyewearName } from './parts/eyewear.ts'
import {
  brimShadow,
  head,
  HEADS,
  MARKS,
  neck,
  type Face,
  type HeadName,
  type MarkName,
  type Side,
} from './parts/face.ts'
import { brows, eyes, nose, NOSE_NAMES, type BrowName, type EyesName, type NoseName } from './parts/features.ts'
import { backHair, frontHair, hairsFor, type HairName } from './parts/hair.ts'
import { BARE, hat, hatsFor, type HatName } from './parts/hats.ts'
import {
  beard,
  BEARD_NAMES,
  bite,
  BITE_NAMES,
  mouth,
  type BeardName,
  type BiteName,
  type MouthName,
} from './parts/mouths.ts'
import { prop, PROP_NAMES, type PropName } from './parts/props.ts'

type Maybe<T> = T | 'none'

/** A person: what isn't given is drawn by the seed. */
export interface Bust {
  wearer?: 'f' | 'm'
  skin?: Skin
  hair?: Maybe<HairName>
  hairColour?: Hair
  head?: HeadName
  /** Where the face looks, from -1 to 1; where the eyes look; and how the head leans, in degrees. */
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
  /** How broad and how tall the body is: 1 is normal. */
  build?: number
  size?: number
  /** The same person once more, behind and mirrored. */
  twin?: boolean
  print?: PrintName
  scene?: Maybe<SceneName>
}

const IRIS = ['#5b3a1e', '#3d6b8a', '#4f6b3a', '#6a4a2a', '#46606e']
const FEMALE_MOUTHS: MouthName[] = ['lips', 'pout', 'beam', 'smirk', 'smile']
const MALE_MOUTHS: MouthName[] = ['line', 'smirk', 'smile', 'frown', 'grin', 'gold', 'laugh']
const names = <T extends object>(table: T): (keyof T)[] => Object.keys(table) as (keyof T)[]

/** A whole description: what was given, and what the seed draws. */
export function whole(given: Bust, seed: string): Required<Bust> {
  const roll = random(seed)
  const sometimes = <T>(chance: number, list: readonly T[]): T | 'none' =>
    roll() < chance ? pick(list, roll) : 'none'
  const wearer = given.wearer ?? pick(['f', 'm'] as const, roll)
  const woman = wearer === 'f'
  const turn = pick([-0.8, -0.5, 0, 0.5, 0.8], roll)
  const drawn: Required<Bust> = {
    wearer,
    skin: pick(names(SKIN), roll),
    hair: pick(hairsFor(wearer), roll),
    hairColour: pick(names(HAIR), roll),
    head: woman ? pick(['heart', 'oval', 'egg', 'round'] as const, roll) : pick(names(HEADS), roll),
    turn,
    gaze: turn * 0.4,
    tilt: Math.round(roll() * 12 - 6),
    eyes: woman
      ? pick(['lash', 'vamp'] as const, roll)
      : pick(['open', 'calm', 'narrow', 'sly', 'kind', 'glare'] as const, roll),
    iris: pick(IRIS, roll),
    wink: 1,
    brows: woman
      ? pick(['thin', 'soft'] as const, roll)
      : pick(['flat', 'angry', 'up', 'cocked', 'bushy'] as const, roll),
    nose: woman ? pick(['small', 'snub', 'straight'] as const, roll) : pick(NOSE_NAMES, roll),
    mouth: pick(woman ? FEMALE_MOUTHS : MALE_MOUTHS, roll),
    bite: sometimes(0.2, BITE_NAMES),
    beard: woman ? 'none' : sometimes(0.5, BEARD_NAMES),
    marks: [],
    eyewear: sometimes(0.25, EYEWEAR_NAMES),
    hat: sometimes(0.7, hatsFor(wearer)),
    hatColour: pick(names(CLOTH), roll),
    band: pick(['black', 'red', 'gold', 'cream'] as const, roll),
    hatTilt: Math.round(roll() * 8 - 4),
    body: pick(bodiesFor(wearer), roll),
    cloth: pick(names(CLOTH), roll),
    shirt: pick(['white', 'cream', 'sky', 'grey'] as const, roll),
    accent: pick(['red', 'gold', 'teal', 'plum', 'green'] as const, roll),
    pin: sometimes(0.15, names(PINS)),
    prop: sometimes(0.6, PROP_NAMES),
    gloves: 'none',
    build: 0.94 + Math.round(roll() * 20) / 100,
    size: 1,
    twin: false,
    print: pick(names(PRINTS), roll),
    scene: pick(SCENE_NAMES, roll),
  }
  return { ...drawn, ...given }
}

/** Stretched sideways about the middle of the picture. */
const broad = (k: number, inside: string): string =>
  Math.abs(k - 1) < 0.02 ? inside : group(`matrix(${short2(k)} 0 0 1 ${short(100 - 100 * k)} 0)`, inside)
const short2 = (value: number): string => String(Math.round(value * 100) / 100)

/** The head with all that it wears. */
function headOf(look: Required<Bust>, face: Face, winks: boolean): { back: string; front: string } {
  const { turn } = look
  const fit = face.w / 36
  const hatted = look.hat !== 'none' && !BARE.has(look.hat)
  const hair = look.hair
  const masked = look.eyewear === 'domino'
  const worn = look.eyewear === 'none' ? '' : eyewear(face, look.eyewear)
  const eyed = HIDING.has(look.eyewear as EyewearName)
    ? ''
    : eyes(
        masked ? { ...face, skin: CLOTH.black } : face,
        winks ? look : { eyes: look.eyes, gaze: look.gaze, iris: look.iris },
      )
  const full = look.beard === 'full' || look.beard === 'stubble'
  const bearded = look.beard === 'none' ? '' : beard(face, look.beard)
  const features = [
    full ? bearded : '',
    look.marks.map((one) => MARKS[one](face)).join(''),
    hatted ? brimShadow(face) : '',
    masked ? worn : '',
    eyed,
    masked ? '' : brows(face, look.brows),
    nose(face, look.nose),
    mouth(face, look.mouth),
    full ? '' : bearded,
    look.bite === 'none' ? '' : bite(face, look.bite),
  ]
  const hats = look.hat === 'none' ? '' : hat(look.hat, CLOTH[look.hatColour], CLOTH[look.band], turn)
  return {
    back: hair === 'none' || (hatted && ['updo', 'bun'].includes(hair)) ? '' : broad(fit, backHair(hair, face.hair)),
    front:
      head(face) +
      features.join('') +
      (hair === 'none' ? '' : broad(fit, frontHair(hair, face.hair, hatted))) +
      (masked ? '' : worn) +
      broad(fit, group(look.hatTilt && hats ? `rotate(${look.hatTilt} 100 70)` : '', hats)),
  }
}

/** The picture of a person, 200x200. */
export function bust(given: Bust, seed: string): string {
  const look = whole(given, seed)
  const face: Face = { ...HEADS[look.head], turn: look.turn, skin: SKIN[look.skin], hair: HAIR[look.hairColour] }
  const cloth = CLOTH[look.cloth]
  const hands: Tones = look.gloves === 'none' ? face.skin : CLOTH[look.gloves]
  const shirt = CLOTH[look.shirt]
  const bare = ['dress', 'gown', 'singlet'].includes(look.body)
  const sleeve = {
    skin: hands,
    cloth: bare ? face.skin : cloth,
    cuff: bare ? hands[1] : look.gloves === 'none' ? shirt[0] : hands[1],
  }
  const kit = { face, sleeve, hand: hands, glove: hands, accent: CLOTH[look.accent] }
  const held = look.prop === 'none' ? {} : prop(look.prop)
  const { back, front } = headOf(look, face, given.wink !== undefined)
  const lean = look.tilt ? `rotate(${look.tilt} 100 146)` : ''
  const dressed = body(look.body, { cloth, shirt, accent: CLOTH[look.accent], skin: face.skin, turn: look.turn })
  const person = [
    group(lean, back),
    held.behind?.(kit) ?? '',
    neck(face, Math.min(1.25, look.build)),
    broad(look.build, dressed + (look.pin === 'none' ? '' : PINS[look.pin](CLOTH[look.accent]))),
    group(lean, front),
    held.front?.(kit) ?? '',
  ].join('')
  const print = PRINTS[look.print]
  const k = short2(look.size)
  const scale = `matrix(${k} 0 0 ${k} ${short(100 - 100 * look.size)} ${short(200 - 200 * look.size)})`
  const sized = group(look.size === 1 ? '' : scale, thrifty(person))
  return picture(200, 200, [
    backdrop(print, look.scene, seed),
    fill(circle(124, 112, 66, 88), print.deep, 0.3),
    look.twin ? `${TWIN}<g id="twin" transform="translate(-28)">${sized}</g>` : sized,
    grain(200, 200, seed),
  ])
}

const TWIN = '<use href="#twin" transform="matrix(-.84 0 0 .84 206 32)"/>'
