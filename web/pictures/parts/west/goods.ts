/** What townspeople hold: goods, papers and vessels, each with the hands that hold it. */
import { FINE, box, circle, fill, group, line, path, tone } from '../../draw.ts'
import { CLOTH, STUFF } from '../../palette.ts'
import { middle, mouthY } from '../face.ts'
import { arm, hand } from '../hands.ts'
import type { Prop } from '../props.ts'

const DOLLAR = (x: number, y: number, k: number): string =>
  path`M${x + 5 * k} ${y - 5 * k}q${-2 * k} ${-3 * k} ${-6 * k} ${-3 * k}q${-5 * k} 0 ${-5 * k} ${4 * k}t${6 * k} ${4 * k}t${6 * k} ${4 * k}t${-6 * k} ${4 * k}q${-4 * k} 0 ${-6 * k} ${-3 * k}M${x} ${y - 11 * k}v${22 * k}`

export const GOODS = {
  moneybag: {
    front: (k) =>
      tone('M126 208Q112 170 140 144L132 124Q152 132 176 124L168 144Q196 170 182 208z', CLOTH.tan) +
      line('M140 144H168', 7) +
      line('M140 144H168', 3.4, CLOTH.red[1]) +
      line(DOLLAR(154, 178, 1.5), 5, CLOTH.green[2]) +
      hand('hold', 132, 200, 24, k.hand),
  },
  mailbag: {
    front: (k) =>
      line('M48 156L150 204', 12) +
      line('M48 156L150 204', 6.5, CLOTH.brown[1]) +
      group(
        'rotate(8 150 130)',
        tone(box(118, 100, 66, 44, 2), STUFF.paper) +
          line('M120 102L151 126L182 102', 2.6) +
          tone(circle(151, 126, 8), CLOTH.red, FINE),
      ) +
      arm('pinch', 152, 168, 0, k.sleeve),
  },
  pan: {
    front: (k) =>
      line('M150 176L186 206', 13) +
      line('M150 176L186 206', 7, STUFF.wood[1]) +
      tone('M86 146H164Q166 178 126 180Q84 178 86 146z', STUFF.iron) +
      tone(circle(125, 146, 40, 10), CLOTH.brown) +
      fill(circle(118, 143, 13, 5), '#fffdf5') +
      fill(circle(118, 142, 5, 3) + circle(144, 147, 6, 3), '#fbb73a') +
      line('M108 128q-6 -8 0 -14t0 -14M130 126q-6 -8 0 -14t0 -14M148 128q-6 -8 0 -12', 3.4, '#fff8e8', 0.85) +
      hand('grip', 176, 206, -40, k.hand),
  },
  goldpan: {
    front: (k) =>
      tone('M80 158H192L172 196Q136 206 100 196z', STUFF.iron) +
      tone(circle(136, 158, 56, 13), STUFF.slate) +
      fill(circle(136, 159, 46, 9), '#6fb5c4') +
      fill('M116 152l9 -5l8 7l-7 6l-10 -2zM142 160l8 -6l10 3l-4 8l-10 1zM130 164h8v4h-8z', '#fbd463') +
      fill('M158 128l3 8l8 3l-8 3l-3 8l-3 -8l-8 -3l8 -3z', '#fff7d0') +
      hand('hold', 186, 176, -30, k.hand),
  },
  coffin: {
    behind: () =>
      tone('M134 20L172 12L196 60L190 206H124L118 66z', STUFF.wood) +
      line('M138 28L168 21L188 62L183 206M138 28L126 68L131 206', 2.4, STUFF.wood[2]) +
      line('M156 50V96M142 64H170', 7, STUFF.wood[2]),
    front: (k) =>
      line('M58 206L40 100', 9) +
      line('M58 206L40 100', 5, STUFF.wood[1]) +
      tone('M26 100L20 66Q34 48 52 60L54 96z', STUFF.iron) +
      hand('grip', 52, 186, -10, k.hand),
  },
  tray: {
    front: (k) =>
      tone(circle(148, 138, 48, 9), STUFF.brass) +
      tone('M112 132Q112 96 144 94Q176 96 176 132z', CLOTH.steel) +
      tone(circle(144, 91, 5), STUFF.brass, FINE) +
      fill('M120 128q0 -22 16 -28q-6 14 -6 28z', '#fff', 0.7) +
      line('M184 124q-5 -7 0 -13t0 -13', 3.2, '#fff8e8', 0.85) +
      arm('tray', 150, 158, 0, k.sleeve),
  },
  scissors: {
    front: (k) =>
      line('M48 154Q40 190 64 206M152 154Q160 180 142 206', 10) +
      line('M48 154Q40 190 64 206M152 154Q160 180 142 206', 6.5, '#fbd463') +
      line('M46 168h5M46 178h5M50 190h5M154 166h5M154 178h5', 1.6) +
      tone('M150 134L128 66Q142 76 160 128zM158 134L184 68Q168 76 150 128z', CLOTH.steel) +
      line(circle(142, 152, 11, 14) + circle(168, 152, 11, 14), 9) +
      line(circle(142, 152, 11, 14) + circle(168, 152, 11, 14), 4.4, CLOTH.red[1]) +
      tone(circle(155, 130, 4), STUFF.brass, FINE) +
      arm('pinch', 156, 184, 0, k.sleeve),
  },
  bible: {
    front: (k) =>
      group(
        'rotate(-6 146 160)',
        tone(box(110, 122, 68, 86, 4), CLOTH.wine) +
          fill('M172 128h6v80h-6z', '#fff1cf') +
          line('M141 136V176M125 150H157', 7, '#fbd463'),
      ) + arm('hold', 158, 188, 0, k.sleeve),
  },
  press: {
    front: (k) =>
      tone('M84 208L92 150L182 144L190 208z', STUFF.paper) +
      tone('M104 158h62v30h-62z', CLOTH.grey, FINE) +
      fill(circle(135, 168, 8) + 'M120 187q15 -20 30 0z', '#2a2b36') +
      line('M98 194h70M100 202h58', 3, '#857a68') +
      tone(box(120, 108, 66, 26, 12), CLOTH.black) +
      line('M128 114h40', 3, '#777b88') +
      line('M186 120H196V150H166V160', 8) +
      line('M186 120H196V150H166V160', 4, STUFF.iron[1]) +
      arm('grip', 166, 182, 0, k.sleeve),
  },
  shaker: {
    front: (k) =>
      tone('M138 104L142 82H170L174 104L168 160H144z', CLOTH.steel) +
      tone('M144 82Q146 66 156 66T168 82z', CLOTH.steel) +
      line('M139 104H173', 3) +
      fill('M146 108l-1 40l6 6v-46z', '#fff', 0.8) +
      line('M186 76l9 -6M190 92h10M182 60l6 -9', 3.4, '#fff3d6') +
      arm('grip', 156, 156, 8, k.sleeve),
  },
  quill: {
    front: (k) =>
      group(
        'rotate(-8 130 180)',
        tone('M78 168L168 160L174 208H82z', STUFF.paper) +
          line('M92 180q6 -8 10 0t10 0t10 0t10 0M94 194q6 -6 10 0t12 0t14 -2', 2.6, '#3d5a86'),
      ) +
      tone('M132 172Q138 104 184 66Q192 118 140 168z', CLOTH.plum) +
      line('M132 176Q146 124 178 84', 2.4, '#fff3d6') +
      arm('pinch', 150, 180, 20, k.sleeve),
  },
  notepad: {
    front: (k) =>
      group(
        'translate(4 14) rotate(-6 130 160)',
        tone(box(96, 128, 66, 80, 3), STUFF.paper) +
          line('M106 146h40M106 158h46M106 170h34M106 182h42', 3, '#857a68') +
          line('M104 128v-7M116 128v-7M128 128v-7M140 128v-7M152 128v-7', 3.4, '#5a646b'),
      ) +
      line('M144 176L178 114', 10) +
      line('M146 172L178 114', 6, '#e0a832') +
      line('M143 178l3 -6', 5) +
      arm('pinch', 168, 168, 24, k.sleeve) +
      hand('hold', 100, 204, -20, k.hand),
  },
  potion: {
    front: (k) =>
      tone('M142 72H168V104Q194 126 186 152Q176 166 155 166Q134 166 124 152Q116 126 142 104z', STUFF.glass) +
      fill('M125 134Q140 126 156 134T185 134Q188 162 155 163Q122 162 125 134z', '#8c4bb0') +
      fill(circle(142, 146, 5) + circle(164, 144, 4) + circle(154, 154, 3), '#e3b6f2') +
      tone(box(140, 62, 30, 12, 3), STUFF.wood, FINE) +
      line('M150 56q-8 -8 0 -16t-2 -16M162 54q8 -8 2 -16', 4, '#c78be0') +
      line('M132 128q4 -10 12 -16', 3.4, '#fff') +
      arm('tray', 156, 180, 0, k.sleeve),
  },
  tubes: {
    front: (k) =>
      tone('M136 72H160V140Q160 152 148 152T136 140z', STUFF.glass) +
      fill('M138 104H158V140Q158 150 148 150T138 140z', '#58c26a') +
      line('M132 72H164', 6) +
      line('M132 72H164', 2.6, '#dff6f8') +
      fill(circle(145, 122, 3) + circle(151, 112, 3) + circle(150, 134, 3), '#d8f7d0') +
      fill(circle(140, 58, 6) + circle(154, 48, 8) + circle(146, 34, 5), '#8ee08a', 0.85) +
      arm('pinch', 152, 172, 0, k.sleeve),
  },
  slate: {
    front: (k) =>
      group(
        'translate(4 12) rotate(6 140 160)',
        tone(box(98, 116, 88, 66, 3), STUFF.wood) +
          fill(box(105, 123, 74, 52), '#24433c') +
          line('M114 152l12 -20l12 20zM150 138h22M150 148h22', 3.4, '#f3efe0') +
          line('M116 166h26', 2.6, '#f3efe0', 0.7),
      ) + arm('hold', 158, 202, 0, k.sleeve),
  },
  candle: {
    front: (k) =>
      tone('M138 98H170L174 146H134z', ['#fff3bf', '#ffd76f', '#e09d36']) +
      line('M138 98L134 146M170 98L174 146M154 98V146', 4) +
      tone('M132 98L154 80L176 98zM128 146H180V156H128z', STUFF.iron) +
      line('M144 80Q154 62 164 80', 4) +
      fill('M154 106q10 14 0 28q-10 -14 0 -28z', '#e2573f') +
      arm('grip', 154, 176, 0, k.sleeve),
  },
  gavel: {
    front: (k) =>
      group(
        'rotate(28 150 140)',
        line('M150 110V190', 12) +
          line('M150 110V190', 6.4, STUFF.wood[0]) +
          tone(box(116, 78, 68, 36, 6), STUFF.wood) +
          tone(box(124, 76, 9, 40, 2) + box(167, 76, 9, 40, 2), STUFF.brass, FINE),
      ) +
      line('M196 62l7 -6M184 46l4 -9', 3.6, '#fff3d6') +
      arm('grip', 140, 172, 16, k.sleeve),
  },
  scales: {
    front: (k) =>
      group(
        'translate(26 30) scale(.82)',
        line('M154 166V78M112 88L196 76', 8) +
          line('M154 166V78M112 88L196 76', 3.6, STUFF.brass[1]) +
          line('M112 88L98 126M112 88L126 126M192 78L178 112M192 78L206 112', 2.4) +
          tone('M92 126H132Q128 140 112 140T92 126zM172 112H212Q208 126 192 126T172 112z', STUFF.brass, FINE) +
          tone(circle(154, 74, 7), STUFF.brass, FINE),
      ) + arm('grip', 152, 174, 0, k.sleeve),
  },
  elixir: {
    front: (k) =>
      tone('M134 98Q134 88 146 84V64H164V84Q176 88 176 98V160H134z', ['#e8b25a', '#b5702a', '#6b3b12']) +
      fill(box(137, 108, 36, 36), '#fff1cf') +
      fill(circle(155, 122, 8) + 'M143 142q12 -16 24 0z', '#b23222') +
      tone(box(143, 54, 24, 12, 3), STUFF.wood, FINE) +
      line('M184 74l9 -6M186 90h10M178 58l6 -9', 3.4, '#fff3d6') +
      arm('grip', 154, 172, 0, k.sleeve),
  },
  speech: {
    front: (k) =>
      tone('M118 112Q112 102 122 100H184Q176 104 178 114L184 186Q186 196 176 196H128Q122 196 122 188z', STUFF.paper) +
      line('M130 122h36M130 134h40M132 146h32M133 158h38M134 170h26', 3, '#857a68') +
      tone(circle(164, 182, 9), CLOTH.red, FINE) +
      hand('hold', 124, 180, -30, k.hand) +
      arm('point', middle(k.face) + 70, mouthY(k.face) + 10, 14, k.sleeve),
  },
  ingots: {
    front: (k) =>
      group(
        'translate(-8 4)',
        tone(
          'M118 150v-12h44v12zM122 138v-12h44v12zM117 126v-12h44v12zM170 150v-12h36v12zM168 138v-12h36v12z',
          STUFF.brass,
          FINE,
        ) +
          line('M126 144h28M130 132h28M126 120h26M178 144h20M176 132h20', 2, STUFF.brass[2]) +
          line('M170 112l4 -9M186 122l6 -8', 3.2, '#fff7d0'),
      ) + arm('tray', 152, 172, 0, k.sleeve),
  },
  ball: {
    front: (k) =>
      line('M76 204q12 -24 26 -12t26 -14t22 -18', 9) +
      `<g stroke-dasharray="7 8">${line('M76 204q12 -24 26 -12t26 -14t22 -18', 5, '#aab4ba')}</g>` +
      tone(circle(160, 130, 32), STUFF.iron) +
      line('M142 118q4 -12 16 -14', 4.4, '#dfe6ea') +
      arm('tray', 160, 180, 0, k.sleeve),
  },
} satisfies Record<string, Prop>
