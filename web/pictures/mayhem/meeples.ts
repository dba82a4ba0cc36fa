/**
 * The figures of Men of Mayhem, in two layers of one size. `rider` is a mask: give an element the colour of the seat as
 * `background` and the picture as `mask-image`. `rider-shade` goes over it as `<img>`: outline, shadows and lights.
 * `patch` is the badge of the first player and needs no colour.
 */
import { box, circle, fill, group, INK, inked, line, picture, type Tones } from '../draw.ts'
import { all, around, spots } from '../scenery.ts'
import { SIGNS } from './signs.ts'
import type { DrawSet } from '../sets.ts'

interface Figure {
  size: readonly [width: number, height: number]
  shape: string
  /** What lies over the colour. */
  shading: string
}

const LIGHT = '#fff'
const light = (shape: string, opacity = 0.35): string => fill(shape, LIGHT, opacity)
const dark = (shape: string, opacity = 0.4): string => fill(shape, '#000', opacity)

/** Draw an outline around the whole shape, and nothing of it inside. */
const outline = ([w, h]: Figure['size'], shape: string): string =>
  `<mask id="out">${fill(box(0, 0, w, h), '#fff') + fill(shape, '#000')}</mask><g mask="url(#out)">${line(shape, 5, '#0a0b0e')}</g>`

const wheel = (x: number, y: number, r: number): string =>
  all(
    line(circle(x, y, r - 2), 4, '#0d0f13'),
    dark(circle(x, y, r - 6.5), 0.55),
    line(circle(x, y, r - 5.5), 1, LIGHT, 0.35),
    spots([[x, y]], 2, '#dfe5ea'),
  )

const TORSO = 'M22 31Q19 17 26 14Q32 11 37 16L40 21L47 18L50 22L39 28L35 25L36 33z'
const LEG = 'M23 28Q35 25 43 30L45 40H51V45H40L37 36L25 38z'
const FRAME = 'M5 34Q8 27 16 26L24 30L33 32L38 26Q45 23 50 27L52 32L46 45H22Q19 34 5 34z'
const FORK = 'M45 17L41 13L44 11L51 17L61 43L56 45z'

const rider: Figure = {
  size: [72, 58],
  shape: circle(15, 44, 11.5) + circle(58, 44, 11.5) + FRAME + FORK + TORSO + LEG + circle(32, 9, 6.8),
  shading: all(
    wheel(15, 44, 11.5) + wheel(58, 44, 11.5),
    light('M7 33Q10 28 16 28L23 31L20 33Q14 30 7 33z', 0.5),
    dark('M24 45L30 36H44L48 38L46 45z', 0.5) + line('M28 45l3-7M34 45l2-7M40 45l1-5', 1.2, '#cfd6dd', 0.7),
    light('M39 28Q45 25 49 28L49 30H38z', 0.6),
    line('M47 17L58 43', 1.6, '#e8eef2'),
    // the helmet, with a strip of face
    dark('M25 9q0-7 7-7t7 6q-7-2-14 1z', 0.45) +
      fill('M33 9h6q0 5-4 6z', '#f0c49a') +
      line('M34 10h5', 2.2, '#17141c'),
    light('M24 28Q22 18 27 16Q30 15 33 16Q27 20 28 29z'),
    dark('M30 15L36 17L39 22L35 25L36 33L31 33Q34 24 30 15z', 0.32),
    dark('M23 30Q35 27 43 31L44 34Q35 30 25 34z', 0.22) + line('M24 37L37 35L40 44', 1.4, INK, 0.7),
    fill('M45 39h6v6H40l-1-4z', '#14151a'),
    line('M6 49H36', 2.6, '#dfe5ea') + line('M5 50.5H12', 1.2, '#8f99a6'),
    spots([[53, 22]], 3, '#fff3c4') + spots([[53, 22]], 1.5, LIGHT),
  ),
}

const BODY = 'M17 17Q27 17 29 25L30 37L26 38L25 32L24 38L26 54H19L17 42L14 54H7L9 38L8 32L7 38L3 37L4 25Q6 17 17 17z'

const prospect: Figure = {
  size: [34, 58],
  shape: BODY + circle(16.5, 10, 7) + 'M10 9h15l3 2H9z',
  shading: all(
    // a cap, a face, a vest that is still bare
    dark('M9 9.5Q9 2.5 16.5 2.5T24 9l4 2H10z', 0.5),
    fill('M11 11h12q0 6-6 6t-6-6z', '#f0c49a') +
      spots(
        [
          [18, 12.5],
          [21.5, 12.5],
        ],
        0.9,
        INK,
      ),
    dark('M13 18L17 24L21 18L26 20L25 38H9L8 20z', 0.45) + line('M17 24V38', 1, INK, 0.7),
    fill('M14 18h6l-3 6z', '#f3efe6'),
    light('M10 18Q5 20 5 26L4 36L6 37L8 28z'),
    light('M10 39L9 53H12L14 40z', 0.25) + dark('M17 42L21 40L25 54H19z', 0.25),
    fill('M7 51h7v3q-4 1-8 0zM19 51h7l1 3q-4 1-8 0z', '#14151a'),
  ),
}

const CLOTH = 'M9 6Q20 0 30 6T50 6L44 19L50 33Q40 38 30 33T9 33z'

const flag: Figure = {
  size: [54, 58],
  shape: CLOTH,
  shading: all(
    light('M9 6Q20 0 28 5Q20 14 22 31Q15 29 9 33z', 0.28) +
      dark('M36 7Q43 8 50 6L44 19L50 33Q44 36 38 35Q42 20 36 7z', 0.28),
    line('M13 10Q22 5 30 10T45 11', 1.4, LIGHT, 0.5) + line('M13 29Q22 25 30 29T45 30', 1.4, INK, 0.4),
    line('M7 4V55', 6) + line('M7 4V55', 3, '#c9a05a') + line('M6.5 5V54', 1, '#f6dca0'),
    inked(circle(7, 4, 3), '#f2b632', 1.5),
  ),
}

const GOLD: Tones = ['#ffe08a', '#f2b632', '#8a5d16']
/** A wheel with wings between two bars: the badge of the first player. */
const patch = (): string => {
  const wing = 'M24 32C18 22 10 20 3 22q2 6 7 7q-3 0-5 2q3 5 8 4l-4 3q4 4 12 0z'
  return picture(64, 64, [
    inked('M6 18Q32-8 58 18L52 26Q32 6 12 26zM6 46Q32 72 58 46L52 38Q32 58 12 38z', '#1c1a18', 2.5),
    line('M11 19Q32-1 53 19M11 45Q32 65 53 45', 1.4, GOLD[1]).replace('fill', 'stroke-dasharray="3 3" fill'),
    inked(circle(32, 32, 19), '#1c1a18', 2.5) +
      inked(wing, GOLD[1], 2) +
      group('matrix(-1 0 0 1 64 0)', inked(wing, GOLD[1], 2)),
    line(circle(32, 32, 11), 7) + line(circle(32, 32, 11), 4, GOLD[1]) + line('M22 28a11 11 0 0 1 8-7', 1.6, GOLD[0]),
    line(
      around(32, 32, 8, 6)
        .map(([x, y]) => `M32 32L${Math.round(x)} ${Math.round(y)}`)
        .join(''),
      1.6,
      GOLD[1],
    ),
    inked(circle(32, 32, 3.5), GOLD[0], 1.5),
  ])
}

const FIGURES = { rider, prospect, flag }

export const meeples: DrawSet = () => ({
  ...Object.fromEntries(
    Object.entries(FIGURES).flatMap(([id, { size, shape, shading }]) => [
      [id, picture(...size, [fill(shape, LIGHT)])],
      [`${id}-shade`, picture(...size, [outline(size, shape), shading])],
    ]),
  ),
  patch: patch(),
})

const petals = around(32, 32, 22, 8)
  .map(([x, y]) => circle(Math.round(x), Math.round(y), 9))
  .join('')
const GANG_PATCHES = {
  samcro: { form: 'M7 6Q20 10 32 3Q44 10 57 6V32Q57 52 32 61Q7 52 7 32z', sign: SIGNS.wrench },
  mayans: { form: 'M20 4H44L60 20V44L44 60H20L4 44V20z', sign: SIGNS.pyramid },
  'lin-syndicate': { form: circle(32, 32, 29), sign: SIGNS.lantern },
  'one-niners': { form: 'M32 2L61 32L32 62L3 32z', sign: SIGNS.crown },
  'grim-bastards': { form: 'M20 3H44L59 23L47 61H17L5 23z', sign: SIGNS.hourglass },
  calaveras: { form: petals + circle(32, 32, 24), sign: SIGNS.skull },
}

/** The patch of each gang, as a mask: forms that differ without their colour. The emblem is left out of it. */
export const patches: DrawSet = () =>
  Object.fromEntries(
    Object.entries(GANG_PATCHES).map(([id, { form, sign }]) => {
      const k = id === 'one-niners' ? 0.72 : 0.9
      const emblem = group(`translate(32 32) scale(${k})`, line(sign, 4.4, '#000'))
      const seam = group(
        'translate(4.2 4.2) scale(.87)',
        line(form, 1.6, '#000', 0.8).replace('fill', 'stroke-dasharray="3 3.5" fill'),
      )
      return [
        id,
        picture(64, 64, [
          `<mask id="cut">${fill(form, '#fff')}${id === 'calaveras' ? '' : seam}${emblem}</mask><g mask="url(#cut)">${fill(box(0, 0, 64, 64), LIGHT)}</g>`,
        ]),
      ]
    }),
  )
