/** Tools of the trade, each with the hands that hold it. */
import { FINE, box, circle, fill, group, inked, line, path, tone } from '../draw.ts'
import { CLOTH, STUFF } from '../palette.ts'
import { middle } from './face.ts'
import { arm, hand } from './hands.ts'
import type { Kit, Prop } from './props.ts'

const RED = CLOTH.red
/** Draw a steering wheel at the lower edge. */
const wheel = (kit: Kit): string =>
  line(path`M30 208A70 54 0 0 1 170 208`, 15) +
  line(path`M30 208A70 54 0 0 1 170 208`, 9, STUFF.wood[1]) +
  tone('M76 204L88 184Q100 178 112 184L124 204z', STUFF.iron) +
  hand('hold', 44, 184, -32, kit.hand) +
  hand('hold', 156, 184, 32, kit.hand)

export const TOOLS = {
  binoculars: {
    front: (k) => {
      const x = middle(k.face)
      return (
        arm('grip', x - 33, 112, 14, k.sleeve) +
        arm('grip', x + 35, 112, -14, k.sleeve) +
        tone(path`M${x - 27} 80h20l4 24h-28zM${x + 27} 80h-20l-4 24h28zM${x - 7} 84h14v12h-14z`, CLOTH.black) +
        tone(circle(x - 17, 104, 14) + circle(x + 17, 104, 14), CLOTH.gold, FINE) +
        fill(circle(x - 17, 104, 10) + circle(x + 17, 104, 10), '#6fc3d6') +
        fill(path`M${x - 24} 102l8 -6l-4 12zM${x + 10} 102l8 -6l-4 12z`, '#effcff')
      )
    },
  },
  wheel: { front: wheel },
  slingshot: {
    front: (k) =>
      group(
        'translate(8 18)',
        line('M142 84Q150 116 156 118Q166 112 166 82', 11) +
          line('M142 84Q150 116 156 118Q166 112 166 82M156 118V150', 6, STUFF.wood[1]) +
          line('M142 86Q160 112 166 84', 3.4, '#b83a2a') +
          inked(circle(157, 98, 5), STUFF.stone[1], FINE),
      ) + arm('grip', 164, 176, 4, k.sleeve),
  },
  knife: {
    front: (k) =>
      tone('M149 112Q146 70 162 50Q168 84 165 112z', CLOTH.steel) +
      tone('M142 112h30v7h-30z', CLOTH.gold, FINE) +
      tone(box(151, 119, 13, 38, 4), CLOTH.brown, FINE) +
      arm('grip', 157, 152, -4, k.sleeve),
  },
  pick: {
    front: (k) =>
      tone('M152 96L158 40L164 96z', CLOTH.steel) +
      tone(box(150, 94, 16, 56, 6), CLOTH.brown) +
      arm('grip', 157, 146, -3, k.sleeve),
  },
  crowbar: {
    front: (k) =>
      line('M176 208L142 66Q136 46 120 54', 12) +
      line('M176 208L142 66Q136 46 120 54', 6, STUFF.iron[1]) +
      arm('grip', 160, 158, -12, k.sleeve),
  },
  bat: {
    front: (k) =>
      tone('M126 192L164 56Q170 38 184 46Q192 54 186 70L140 198z', STUFF.wood) +
      line('M170 62L146 144', 3, STUFF.wood[0]) +
      line('M136 166l12 4M140 154l12 4', 2.2, STUFF.wood[2]) +
      arm('grip', 142, 180, 14, k.sleeve),
  },
  pistol: {
    front: (k) =>
      tone('M94 126L160 122L163 134L152 136L158 158L144 160L138 141L96 142z', STUFF.iron) +
      line('M104 134h24', 2.4, STUFF.iron[2]) +
      arm('grip', 153, 172, -8, k.sleeve),
  },
  upright: {
    front: (k) =>
      tone('M157 132V74H168V126L180 132L174 144H156z', STUFF.iron) +
      line('M157 104h11', 2) +
      arm('grip', 164, 168, 0, k.sleeve),
  },
  tommy: {
    front: (k) =>
      group(
        'rotate(-12 100 170)',
        tone('M2 160L40 150L46 168L12 190z', STUFF.wood) +
          tone('M38 148H150V162H108L104 172H60L38 166z', STUFF.iron) +
          tone(box(150, 151, 48, 7), STUFF.iron, FINE) +
          line('M160 148v13M168 148v13M176 148v13', 2) +
          tone(circle(96, 178, 19), STUFF.iron) +
          line('M96 178h.1', 11, CLOTH.gold[1]),
      ) +
      hand('hold', 140, 172, -12, k.hand) +
      hand('hold', 44, 190, -20, k.hand),
  },
  dynamite: {
    front: (k) =>
      line('M150 90Q152 70 164 66', 3.4, '#e8d7a8') +
      tone('M164 42l6 14l15 1l-10 11l5 15l-15 -7l-13 9l2 -16l-12 -9l15 -3z', CLOTH.gold, FINE) +
      tone('M128 92h17v-4h18v4h17v68h-52zM145 92v68M163 92v68', RED) +
      fill(box(128, 114, 52, 12), '#2a2b36') +
      arm('grip', 152, 160, -4, k.sleeve),
  },
  dial: {
    front: (k) =>
      tone(box(124, 108, 90, 100, 8), STUFF.iron) +
      tone(circle(166, 156, 30), CLOTH.steel) +
      tone(circle(166, 156, 15), CLOTH.black) +
      line('M166 145v6M166 130v5M166 177v5M140 156h5M187 156h5', 3) +
      line(path`M${100 - k.face.w} 104Q58 150 84 166T136 150`, 5.6) +
      line(path`M${100 - k.face.w} 104Q58 150 84 166T136 150`, 2.8, '#c9463a') +
      hand('pinch', 146, 184, 30, k.hand),
  },
  banknote: {
    front: (k) =>
      group(
        'rotate(-9 130 150)',
        tone(box(92, 128, 78, 44, 3), ['#d7ecc4', '#a8cf9a', '#6d9a68']) +
          fill(circle(131, 150, 14), '#4d7d52') +
          line('M100 136h10M152 164h10M100 164h6M156 136h6', 3, '#4d7d52') +
          fill(circle(131, 147, 5) + 'M122 159q9 -10 18 0z', '#d7ecc4'),
      ) +
      hand('hold', 100, 184, -14, k.hand) +
      line('M150 148L180 96', 8) +
      line('M152 144L180 96', 4, CLOTH.gold[1]) +
      arm('pinch', 172, 158, 20, k.sleeve),
  },
  jug: {
    front: (k) =>
      tone('M128 206Q112 158 142 144V130H164V144Q194 158 178 206z', STUFF.stone) +
      fill('M124 172Q152 180 183 170L184 184Q152 192 122 184z', STUFF.brick[1]) +
      tone(box(143, 118, 20, 14, 4), STUFF.wood) +
      line('M164 138q20 0 20 22', 7) +
      line('M164 138q20 0 20 22', 3, STUFF.stone[1]) +
      arm('hold', 134, 186, 20, k.sleeve),
  },
  crate: {
    front: (k) =>
      tone('M100 208V168H212V208z', STUFF.wood) +
      line('M100 186H212M118 168V208M160 168V208', 2.6) +
      tone(
        'M128 168V150Q128 146 132 144V132H142V144Q146 146 146 150V168zM152 168V150Q152 146 156 144V132H166V144Q170 146 170 150V168zM176 168V150Q176 146 180 144V132H190V144Q194 146 194 150V168z',
        CLOTH.green,
      ) +
      hand('hold', 104, 184, 0, k.hand),
  },
  bottle: {
    front: (k) =>
      group(
        'rotate(14 150 150)',
        tone('M138 200V126Q138 112 146 106V72H162V106Q170 112 170 126V200z', CLOTH.green) +
          fill(box(139, 136, 30, 34), '#f3e6c8') +
          line('M146 153h16', 7, '#b23222') +
          tone(box(145, 66, 18, 10, 2), STUFF.wood, FINE),
      ) + arm('grip', 150, 188, 10, k.sleeve),
  },
  flame: {
    front: (k) =>
      line('M154 112L150 150', 7) +
      line('M154 112L150 150', 3.4, '#f3d79a') +
      inked(
        'M154 114Q134 100 148 78Q150 88 156 84Q152 66 164 56Q164 72 172 80Q182 98 170 110Q162 118 154 114z',
        '#f7a04a',
      ) +
      fill('M157 111Q146 102 155 90Q160 96 163 88Q170 100 165 108Q161 113 157 111z', '#ffe27a') +
      arm('pinch', 150, 172, 0, k.sleeve),
  },
  gloves: {
    front: () => {
      const glove = 'M-26 24V-4Q-30 -26 -8 -32Q22 -38 26 -10Q28 8 20 24z'
      const one = (x: number, y: number, turn: number): string =>
        group(
          path`translate(${x} ${y}) rotate(${turn})`,
          tone(glove, RED) +
            tone('M-24 22H20L22 50H-26z', CLOTH.cream) +
            line('M-14 -8Q0 -2 10 -14M-26 2Q-14 8 -10 -4', 2.4, RED[2]),
        )
      return one(44, 160, 10) + one(158, 156, -8)
    },
  },
  spanner: {
    front: (k) =>
      tone('M150 200L148 96Q132 88 138 68L150 78L162 76L166 62Q178 80 164 94L166 200z', STUFF.iron) +
      arm('grip', 156, 166, 0, k.sleeve),
  },
  magnifier: {
    front: (k) =>
      tone(box(146, 112, 11, 46, 4), STUFF.wood) +
      tone(circle(151, 86, 29), CLOTH.gold) +
      inked(circle(151, 86, 22), '#c9eef3', FINE) +
      fill('M136 86q2 -14 14 -16l-6 22q-8 0 -8 -6z', '#fff') +
      arm('grip', 152, 162, -3, k.sleeve),
  },
  key: {
    front: (k) =>
      tone('M148 66a15 15 0 1 1 14 0V120H174V130H162V136H172V146H148z', CLOTH.gold) +
      inked(circle(155, 53, 6), '#6b3d20', FINE) +
      arm('grip', 155, 168, 0, k.sleeve),
  },
} satisfies Record<string, Prop>
