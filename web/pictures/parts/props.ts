/** Things that people hold. */
import { FINE, box, circle, fill, group, inked, line, path, tone, type Tones } from '../draw.ts'
import { CLOTH, STUFF } from '../palette.ts'
import { middle, mouthY, type Face } from './face.ts'
import { arm, type Sleeve } from './hands.ts'
import { TOOLS } from './tools.ts'
import { GEAR } from './west/gear.ts'
import { GOODS } from './west/goods.ts'

export interface Kit {
  face: Face
  sleeve: Sleeve
  hand: Tones
  accent: Tones
}
export interface Prop {
  behind?: (kit: Kit) => string
  front?: (kit: Kit) => string
}

const playingCard = (turn: number, suit: string, colour: string): string =>
  group(`rotate(${turn} 150 176)`, inked(box(134, 104, 34, 48, 4), '#fffdf5') + fill(suit, colour))
const DIAMOND = 'M151 116l9 12l-9 12l-9 -12z'
const SPADE = 'M151 114q16 14 8 20q-5 3 -7 -1l3 8h-8l3 -8q-2 4 -7 1q-8 -6 8 -20z'
const HEART = 'M151 140q-16 -14 -9 -20q6 -4 9 3q3 -7 9 -3q7 6 -9 20z'
const rose = (x: number, y: number): string =>
  line(path`M${x} ${y}q2 30 -4 60`, 4.4, CLOTH.green[1]) +
  tone(path`M${x - 14} ${y - 6}q0 -14 14 -16q14 2 14 16q-2 16 -14 16t-14 -16z`, CLOTH.red) +
  line(path`M${x - 6} ${y - 6}q6 -8 12 0q-4 8 -9 3`, 2.2, CLOTH.red[2]) +
  tone(path`M${x + 2} ${y + 26}q14 -10 18 -2q-8 8 -18 2z`, CLOTH.green, FINE)

const THINGS = {
  umbrella: {
    behind: () =>
      line('M170 208L156 60', 5) +
      tone('M156 64Q130 66 108 36Q124 36 132 16Q146 24 158 6Q170 22 188 10Q188 30 204 38Q178 46 156 64z', CLOTH.plum) +
      line('M156 64L132 16M156 64L158 6M156 64L188 10', 2, CLOTH.plum[2]),
    front: (k) => arm('grip', 165, 170, -6, k.sleeve),
  },
  watch: {
    front: (k) =>
      arm('pinch', 168, 118, 8, k.sleeve) +
      line('M172 78Q150 90 144 124', 3.4, CLOTH.gold[1]) +
      tone(circle(142, 150, 22) + box(137, 122, 9, 8, 2), CLOTH.gold) +
      inked(circle(142, 150, 15), '#fffaf0', FINE) +
      line('M142 140v10l7 4', 2.6),
  },
  megaphone: {
    front: (k) => {
      const [x, y] = [middle(k.face) + 8, mouthY(k.face)]
      return (
        tone(path`M${x} ${y - 7}L${x + 60} ${y - 32}Q${x + 72} ${y} ${x + 64} ${y + 36}L${x} ${y + 9}z`, CLOTH.cream) +
        tone(path`M${x + 60} ${y - 32}q8 -2 10 34q0 32 -6 34q-8 -2 -9 -34q-1 -32 5 -34z`, CLOTH.red) +
        arm('grip', x + 26, y + 30, 10, k.sleeve)
      )
    },
  },
  paper: {
    front: (k) =>
      group(
        'rotate(-8 140 160)',
        tone('M96 132L170 126L178 208H98z', STUFF.paper) +
          fill('M106 142l56 -4l1 8l-56 4z', '#3b3340') +
          fill('M138 158l28 -2l2 26l-29 1z', '#a89a80') +
          line('M108 160l20 -1M108 168l20 -1M109 176l20 -1M110 184l20 -1', 2.6, '#857a68'),
      ) + arm('hold', 160, 184, -10, k.sleeve),
  },
  hush: { front: (k) => arm('point', middle(k.face) + 9, mouthY(k.face) + 44, -6, k.sleeve) },
  aside: { front: (k) => arm('open', middle(k.face) + 34, mouthY(k.face) + 32, -16, k.sleeve) },
  stop: { front: (k) => arm('open', 158, 158, 6, k.sleeve) },
  fan: {
    front: (k) =>
      group(
        'translate(8 14)',
        playingCard(-28, DIAMOND, '#c22f22') + playingCard(0, SPADE, '#2a2b36') + playingCard(28, HEART, '#c22f22'),
      ) + arm('hold', 158, 194, 0, k.sleeve),
  },
  ace: {
    front: (k) => arm('pinch', 166, 178, 4, k.sleeve) + group('translate(16 -2)', playingCard(4, SPADE, '#2a2b36')),
  },
  ledger: {
    front: (k) =>
      group(
        'translate(2 14) rotate(6 140 170)',
        tone(box(104, 138, 74, 80, 3), CLOTH.wine) +
          tone('M110 134h64v72h-64z', STUFF.paper, FINE) +
          line('M118 148h34M118 158h46M118 168h28M118 178h40', 2.8, '#857a68') +
          fill('M158 144h8v8h-8z', '#b23222'),
      ) +
      line('M146 178L168 122', 7) +
      line('M149 170L168 122', 3.6, CLOTH.gold[1]) +
      arm('pinch', 160, 172, 20, k.sleeve),
  },
  gem: {
    front: (k) =>
      inked('M130 116L146 96H178L194 116L162 156z', '#bfeef7') +
      fill('M146 96L152 116L162 96L172 116L178 96zM152 116L162 156L172 116z', '#fff', 0.75) +
      fill('M172 116H194L162 156z', '#6fbdd4', 0.8) +
      line('M130 116H194', 2) +
      fill('M182 70l4 10l10 4l-10 4l-4 10l-4 -10l-10 -4l10 -4z', '#fff') +
      arm('pinch', 162, 180, -4, k.sleeve),
  },
  martini: {
    front: (k) =>
      inked('M122 92H184L153 130z', '#dff6f8') +
      fill('M132 102H174L153 128z', '#9fd6c0') +
      line('M153 130V168', 4) +
      line('M140 108L168 78', 2.6) +
      tone(circle(150, 104, 6), STUFF.leaf, FINE) +
      arm('pinch', 152, 176, 0, k.sleeve),
  },
  fist: {
    front: (k) =>
      group(
        'translate(-28 -20) scale(1.32)',
        arm('fist', 142, 150, 0, k.sleeve) + line('M146 126h2', 7) + line('M146 126h2', 4, CLOTH.gold[0]),
      ),
  },
  rose: { front: (k) => rose(154, 104) + arm('pinch', 152, 166, 0, k.sleeve) },
  cane: {
    front: (k) =>
      line('M166 150L160 208', 9) + tone(circle(167, 146, 13), CLOTH.gold) + arm('hold', 164, 178, -4, k.sleeve),
  },
  dice: {
    front: (k) =>
      group(
        'rotate(-14 140 116)',
        tone(box(122, 96, 30, 30, 5), CLOTH.white) + line('M130 104h.1m14 14h.1m-7 -7h.1', 5.4),
      ) +
      group(
        'rotate(18 170 106)',
        tone(box(156, 90, 28, 28, 5), CLOTH.red) + line('M163 97h.1m14 14h.1m0 -14h.1m-14 14h.1', 5, '#fffaf0'),
      ) +
      arm('tray', 152, 154, 0, k.sleeve),
  },
  coin: {
    front: (k) =>
      tone(circle(154, 96, 17), CLOTH.gold) +
      line(circle(154, 96, 11), 2.2, CLOTH.gold[2]) +
      line('M128 84l-8 -5M132 72l-6 -7M180 84l8 -5M176 72l6 -7', 3, '#fff3d6') +
      arm('fist', 152, 162, 0, k.sleeve),
  },
  feathers: {
    front: (k) =>
      arm('hold', 168, 186, 8, k.sleeve) +
      group(
        'translate(38 66) scale(.84)',
        tone(
          'M152 136Q96 150 88 116Q84 100 98 102Q94 84 112 88Q114 66 134 76Q142 56 158 72Q176 60 180 82Q196 80 192 100Q206 110 188 128Q172 142 152 136z',
          k.accent,
        ) +
          line(
            'M152 134L104 108M152 134L120 94M152 134L140 82M152 134L160 80M152 134L178 88M152 134L188 104',
            FINE,
            k.accent[2],
          ),
      ),
  },
  mug: {
    front: (k) =>
      tone('M124 106H168V162H124z', ['#fbd463', '#dd9a33', '#9a5f18']) +
      tone('M120 108q-6 -14 8 -16q8 -12 20 -4q14 -8 20 6q12 4 4 16q-8 8 -14 0q-8 8 -16 0q-12 8 -22 -2z', CLOTH.white) +
      line('M168 118h14v30h-14', 8) +
      line('M168 118h14v30h-14', 3.6, '#e8c58a') +
      arm('grip', 152, 170, 0, k.sleeve),
  },
  trumpet: {
    front: (k) => {
      const [x, y] = [middle(k.face) + 4, mouthY(k.face)]
      return (
        line(path`M${x} ${y}L${x + 52} ${y + 12}`, 10) +
        line(path`M${x} ${y}L${x + 52} ${y + 12}`, 5, CLOTH.gold[1]) +
        tone(
          path`M${x + 48} ${y + 6}Q${x + 66} ${y + 6} ${x + 76} ${y - 12}L${x + 66} ${y + 40}Q${x + 60} ${y + 20} ${x + 46} ${y + 16}z`,
          CLOTH.gold,
        ) +
        line(path`M${x + 22} ${y - 6}v12M${x + 30} ${y - 4}v12M${x + 38} ${y - 2}v12`, 4) +
        arm('hold', x + 30, y + 26, 6, k.sleeve)
      )
    },
  },
  receiver: {
    front: (k) => {
      const x = middle(k.face) + k.face.w - 2
      return (
        line(path`M${x + 6} 80Q${x + 20} 104 ${x} 130`, 15) +
        tone(path`M${x - 8} 70h20v16h-16zM${x - 16} 124l14 -4l6 16l-14 4z`, CLOTH.black) +
        line(path`M${x} 138Q${x - 10} 170 ${x + 10} 208`, 3) +
        arm('grip', x + 14, 130, 12, k.sleeve)
      )
    },
  },
  cat: {
    front: (k) =>
      tone('M112 208Q104 168 122 156L118 132L134 144H158L174 132L170 156Q190 170 184 208z', STUFF.paper) +
      fill('M122 156L118 132L134 144zM158 144L174 132L170 156z', '#e8a08c', 0.7) +
      line('M136 162h.1M156 162h.1', 6, '#3f7a4c') +
      line('M146 170v4M146 174q-6 6 -10 1M146 174q6 6 10 1', 2.6) +
      line('M130 170l-16 -3M130 174l-14 4M162 170l16 -3M162 174l14 4', 1.8) +
      arm('hold', 126, 202, 16, k.sleeve),
  },
  letter: {
    front: (k) =>
      group(
        'rotate(-7 140 130)',
        tone(box(108, 98, 70, 48, 2), STUFF.paper) +
          line('M110 100L143 126L176 100', 2.6) +
          tone(circle(143, 126, 9), CLOTH.red, FINE),
      ) + arm('pinch', 154, 174, 0, k.sleeve),
  },
  wine: {
    front: (k) =>
      inked('M132 84H176Q178 124 154 126Q130 124 132 84z', '#eaf6f4') +
      fill('M134 100H174Q173 122 154 123Q135 122 134 100z', '#8c2338') +
      line('M154 126V166', 4.4) +
      arm('pinch', 152, 174, 0, k.sleeve),
  },
  chess: {
    front: (k) =>
      arm('pinch', 164, 182, 4, k.sleeve) +
      line('M160 78V56M151 65H169', 8) +
      line('M160 78V56M151 65H169', 3.4, '#e2cfa5') +
      tone('M144 98Q140 78 160 78T176 98L169 112L174 142H180V154H140V142H146L151 112z', CLOTH.cream) +
      line('M152 88q2 -4 6 -4M156 112L152 140M145 148h8', 3, '#fffdf5'),
  },
  salute: { front: (k) => arm('open', 166, 106, -38, k.sleeve) },
  thumb: { front: (k) => arm('thumb', 158, 164, 4, k.sleeve) },
} satisfies Record<string, Prop>

const CITY_PROPS = { ...THINGS, ...TOOLS }
export const PROPS = { ...CITY_PROPS, ...GOODS, ...GEAR } satisfies Record<string, Prop>
export type PropName = keyof typeof PROPS
/** What strangers may hold. Boxing gloves need the right clothes. */
export const PROP_NAMES = (Object.keys(CITY_PROPS) as PropName[]).filter((name) => name !== 'gloves')
export const prop = (name: PropName): Prop => PROPS[name]
