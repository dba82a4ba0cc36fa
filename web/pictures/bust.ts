/** Busts: a person from parts, on a backdrop. */
import { backdrop } from './backdrop.ts'
import { circle, fill, grain, group, picture, thrifty, type Tones } from './draw.ts'
import { whole, type Bust, type Look } from './look.ts'
import { CLOTH, HAIR, PRINTS, SKIN } from './palette.ts'
import { body, PINS, type BodyName } from './parts/bodies.ts'
import { eyewear, HIDING } from './parts/eyewear.ts'
import { brimShadow, head, HEADS, MARKS, neck, type Face } from './parts/face.ts'
import { brows, eyes, nose } from './parts/features.ts'
import { backHair, frontHair } from './parts/hair.ts'
import { BARE, hat } from './parts/hats.ts'
import { beard, bite, mouth } from './parts/mouths.ts'
import { prop, type Kit } from './parts/props.ts'

export type { Bust } from './look.ts'

const hundredths = (value: number): string => String(Math.round(value * 100) / 100)

/** Stretch a drawing sideways about the middle of the picture. */
const broad = (k: number, inside: string): string =>
  Math.abs(k - 1) < 0.02 ? inside : group(`matrix(${hundredths(k)} 0 0 1 ${Math.round(100 - 100 * k)} 0)`, inside)

/** Draw what is in the face, from the skin outwards. */
function features(look: Look, face: Face, hatted: boolean): string {
  const masked = look.eyewear === 'domino'
  const hidden = look.eyewear !== 'none' && HIDING.has(look.eyewear)
  const bearded = look.beard === 'none' ? '' : beard(face, look.beard)
  const under = look.beard === 'full' || look.beard === 'stubble'
  return [
    under ? bearded : '',
    look.marks.map((one) => MARKS[one](face)).join(''),
    hatted ? brimShadow(face) : '',
    masked ? eyewear(face, 'domino') : '',
    hidden ? '' : eyes(masked ? { ...face, skin: CLOTH.black } : face, look),
    masked ? '' : brows(face, look.brows),
    nose(face, look.nose),
    mouth(face, look.mouth),
    under ? '' : bearded,
    look.bite === 'none' ? '' : bite(face, look.bite),
  ].join('')
}

/** Draw the head with everything on it, and the hair behind it. */
function headOf(look: Look, face: Face): { back: string; front: string } {
  const { hair, hat: hatName, eyewear: worn } = look
  const fit = face.w / 36
  const hatted = hatName !== 'none' && !BARE.has(hatName)
  const hidden = hair === 'none' || (hatted && ['updo', 'bun'].includes(hair))
  const top = hatName === 'none' ? '' : hat(hatName, CLOTH[look.hatColour], CLOTH[look.band], look.turn)
  return {
    back: hidden ? '' : broad(fit, backHair(hair, face.hair)),
    front:
      head(face) +
      features(look, face, hatted) +
      (hair === 'none' ? '' : broad(fit, frontHair(hair, face.hair, hatted))) +
      (worn === 'none' || worn === 'domino' ? '' : eyewear(face, worn)) +
      broad(fit, group(look.hatTilt ? `rotate(${look.hatTilt} 100 70)` : '', top)),
  }
}

const BARE_ARMS = new Set<BodyName>(['dress', 'gown', 'singlet'])
const SHIRT_SLEEVES = new Set<BodyName>(['vest', 'braces', 'apron', 'cut'])

/** Return what a prop needs to know about its holder. */
function kitOf(look: Look, face: Face): Kit {
  const [cloth, shirt] = [CLOTH[look.cloth], CLOTH[look.shirt]]
  const hand: Tones = look.gloves === 'none' ? face.skin : CLOTH[look.gloves]
  const bare = BARE_ARMS.has(look.body)
  const sleeve = {
    skin: hand,
    cloth: bare ? face.skin : SHIRT_SLEEVES.has(look.body) ? shirt : cloth,
    cuff: bare || look.gloves !== 'none' ? hand[1] : shirt[0],
  }
  return { face, sleeve, hand, accent: CLOTH[look.accent] }
}

/** Draw a person without a backdrop. */
function person(look: Look): string {
  const face: Face = { ...HEADS[look.head], turn: look.turn, skin: SKIN[look.skin], hair: HAIR[look.hairColour] }
  const kit = kitOf(look, face)
  const { accent } = kit
  const held = look.prop === 'none' ? {} : prop(look.prop)
  const { back, front } = headOf(look, face)
  const lean = look.tilt ? `rotate(${look.tilt} 100 146)` : ''
  const outfit = { cloth: CLOTH[look.cloth], shirt: CLOTH[look.shirt], accent, skin: face.skin, turn: look.turn }
  const pinned = look.pin === 'none' ? '' : PINS[look.pin](accent)
  const figure =
    neck(face, Math.min(1.25, look.build)) + broad(look.build, body(look.body, outfit) + pinned) + group(lean, front)
  const moved = look.shift ? `translate(${look.shift})` : ''
  return (
    group(moved, group(lean, back)) + (held.behind?.(kit) ?? '') + group(moved, figure) + (held.front?.(kit) ?? '')
  )
}

const TWIN = '<use href="#twin" transform="matrix(-.84 0 0 .84 206 32)"/>'

/** Draw a person in the size of the look. */
function sizedPerson(look: Look): string {
  const { size } = look
  const k = hundredths(size)
  const scale = `matrix(${k} 0 0 ${k} ${Math.round(100 - 100 * size)} ${Math.round(200 - 200 * size)})`
  return group(size === 1 ? '' : scale, thrifty(person(look)))
}

/** Draw a person as a part of another picture, in a place of 200x200. */
export const portrait = (given: Bust, seed: string): string => sizedPerson(whole(given, seed))
/** Draw a person on nothing, 200x200, to lie on the backdrop of another picture. */
export const figure = (given: Bust, seed: string): string => picture(200, 200, [portrait(given, seed)])

/** Draw a person, 200x200. The seed decides everything that isn't given. */
export function bust(given: Bust, seed: string): string {
  const look = whole(given, seed)
  const sized = sizedPerson(look)
  const print = PRINTS[look.print]
  return picture(200, 200, [
    backdrop(print, look.scene, seed),
    fill(circle(124, 112, 66, 88), print.deep, 0.3),
    look.twin ? `${TWIN}<g id="twin" transform="translate(-28)">${sized}</g>` : sized,
    grain(200, 200, seed),
  ])
}
