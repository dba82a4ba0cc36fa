/** Tools and arms of the West, each with the hands that hold it. */
import { FINE, box, circle, fill, group, inked, line, path, tone } from '../../draw.ts'
import { CLOTH, STUFF } from '../../palette.ts'
import { arm, hand } from '../hands.ts'
import type { Prop } from '../props.ts'

const stick = (shape: string, width = 11, colour: string = STUFF.wood[1]): string =>
  line(shape, width) + line(shape, width - 5, colour)
/** A revolver whose grip lies at 0, 0 and which points up. */
const REVOLVER =
  tone('M-7 -12L-13 -74H-2V-44H6L10 -12z', STUFF.iron) +
  tone(box(-9, -46, 20, 22, 4), STUFF.iron, FINE) +
  line('M-3 -44v18M4 -44v18', 2) +
  tone('M-8 -14H12L22 18H4z', STUFF.wood, FINE)
const revolver = (x: number, y: number, turn: number): string =>
  group(path`translate(${x} ${y}) rotate(${turn})`, REVOLVER)
const cuff = (x: number, y: number): string => line(circle(x, y, 17), 10) + line(circle(x, y, 17), 5, CLOTH.steel[1])
const STAR = 'M0 -26l7 16l18 1l-14 12l5 18l-16 -10l-16 10l5 -18l-14 -12l18 -1z'

export const GEAR = {
  pickaxe: {
    front: (k) =>
      stick('M182 208L140 78', 13) +
      tone('M92 104Q118 58 184 66Q150 74 138 84Q118 90 92 104z', STUFF.iron) +
      arm('grip', 164, 164, -16, k.sleeve),
  },
  bindle: {
    front: (k) =>
      stick('M132 206L176 62', 11) +
      tone('M170 66L160 52L176 58L190 50L182 68Q206 84 196 108Q184 126 162 116Q142 104 152 82z', CLOTH.red) +
      line('M164 90h.1m18 -6h.1m4 20h.1m-22 4h.1', 6, '#fff1cf') +
      arm('grip', 148, 172, 16, k.sleeve),
  },
  pitchfork: {
    front: (k) =>
      stick('M160 208V96', 12) +
      stick('M136 44V78Q136 100 160 100T184 78V44M160 46V100', 10, STUFF.iron[0]) +
      arm('grip', 160, 162, 0, k.sleeve),
  },
  flag: {
    front: (k) =>
      stick('M160 190V62', 9) +
      tone('M160 60H206V104H160z', CLOTH.green) +
      fill('M162 78h40v12h-40z', '#fff1cf') +
      arm('grip', 160, 166, 0, k.sleeve),
  },
  can: {
    front: (k) =>
      arm('grip', 160, 136, 0, k.sleeve) +
      stick('M134 150Q156 112 186 150', 9, CLOTH.green[0]) +
      stick('M134 190L96 164', 12, CLOTH.green[1]) +
      tone('M84 172L98 146L108 152L92 178z', STUFF.brass, FINE) +
      tone('M132 148H188L194 208H126z', CLOTH.green) +
      line('M78 176v8M72 186v8M84 188v8', 3, '#bfe6f2') +
      tone(circle(160, 176, 11), STUFF.brass, FINE) +
      hand('hold', 160, 138, 0, k.hand),
  },
  purse: {
    front: (k) =>
      tone('M128 122Q112 158 134 168H174Q194 156 178 122z', CLOTH.wine) +
      line('M128 124Q152 112 178 124', 9) +
      line('M128 124Q152 112 178 124', 4.6, STUFF.brass[1]) +
      tone(circle(148, 112, 5) + circle(157, 112, 5), STUFF.brass, FINE) +
      tone(circle(146, 146, 8), STUFF.brass, FINE) +
      arm('pinch', 158, 188, 0, k.sleeve),
  },
  spyglass: {
    front: (k) => {
      const x = 100 + 11 * k.face.turn
      const to = k.face.turn < 0 ? -1 : 1
      return group(
        path`translate(${x + to * 12} 92) rotate(${to * -8}) scale(${to * 0.86} .86)`,
        tone('M-12 -8H20V8H-12zM20 -11H46V11H20zM46 -14H84V14H46z', STUFF.brass) +
          line('M24 -5H42M50 -7H78', 3, STUFF.brass[0]) +
          hand('grip', 52, 24, -4, k.hand),
      )
    },
  },
  brush: {
    front: (k) =>
      arm('hold', 154, 150, 6, k.sleeve) +
      line('M116 146v16M127 146v16M138 146v16M149 146v16M160 146v16M171 146v16M182 146v16M192 146v16', 8) +
      line(
        'M116 146v16M127 146v16M138 146v16M149 146v16M160 146v16M171 146v16M182 146v16M192 146v16',
        4.4,
        '#fbd463',
      ) +
      tone(box(110, 122, 88, 26, 9), STUFF.wood) +
      hand('hold', 154, 144, 4, k.hand),
  },
  revolver: { front: (k) => revolver(160, 138, 6) + arm('grip', 164, 168, 0, k.sleeve) },
  pistols: {
    front: (k) =>
      revolver(168, 148, 18) +
      arm('grip', 172, 176, 8, k.sleeve) +
      revolver(34, 152, -22) +
      arm('grip', 32, 180, -8, k.sleeve),
  },
  rifle: {
    behind: () =>
      tone('M174 208L150 20H160L172 96Q184 100 186 118L202 208z', STUFF.wood) +
      line('M154 22L166 96', 6) +
      line('M155 24L166 96', 2.6, STUFF.iron[0]),
    front: (k) => arm('grip', 176, 150, -8, k.sleeve),
  },
  cuffs: {
    front: (k) =>
      cuff(132, 136) +
      cuff(177, 118) +
      line('M148 130L162 124', 8) +
      line('M148 130L162 124', 3, CLOTH.steel[0]) +
      arm('hold', 156, 172, 0, k.sleeve),
  },
  wanted: {
    front: (k) =>
      group(
        'rotate(6 150 140)',
        tone('M112 96L184 92L186 184L176 180L166 186L154 181L142 186L130 181L114 186z', STUFF.paper) +
          fill('M124 106h50v8h-50z', '#b23222') +
          fill(circle(149, 134, 11) + 'M130 166q19 -34 38 0zM132 128h34v5h-34zM140 120h18v9h-18z', '#4a3423') +
          line('M128 174h42', 4, '#857a68'),
      ) + arm('hold', 160, 196, 0, k.sleeve),
  },
  star: {
    front: (k) =>
      group('translate(156 124) scale(1.3)', tone(STAR, STUFF.brass) + line(circle(0, 2, 7), 2.4, STUFF.brass[2])) +
      arm('pinch', 158, 178, 0, k.sleeve),
  },
  lasso: {
    behind: () =>
      line('M166 150Q196 90 160 40', 9) +
      line(circle(134, 34, 56, 20), 9) +
      line('M166 150Q196 90 160 40', 4.6, STUFF.paper[1]) +
      line(circle(134, 34, 56, 20), 4.6, STUFF.paper[1]),
    front: (k) => arm('grip', 164, 158, 0, k.sleeve),
  },
  hammer: {
    behind: () => stick('M176 190L150 66', 13) + tone('M118 48L176 34L184 68L126 82z', STUFF.iron),
    front: (k) =>
      tone('M8 172H84Q96 172 100 180L78 190V208H34V192Q10 190 8 172z', STUFF.iron) +
      line('M16 176H80', 3, '#dfe6ea') +
      line('M96 158l8 -8M104 168l11 -3M86 154l2 -10', 3.4, '#ffb347') +
      arm('grip', 168, 158, -10, k.sleeve),
  },
  barrel: {
    front: (k) =>
      tone('M108 208Q100 164 112 134H188Q200 164 194 208z', STUFF.wood) +
      line('M130 136Q124 170 128 206M150 134V206M170 136Q176 170 174 206', 2, STUFF.wood[2]) +
      line('M107 152H194M104 188H196', 10) +
      line('M107 152H194M104 188H196', 5, STUFF.iron[0]) +
      tone(circle(150, 134, 38, 8), STUFF.wood, FINE) +
      line('M140 170l20 14M160 170l-20 14', 5, '#b23222') +
      hand('hold', 116, 196, 16, k.hand),
  },
  theodolite: {
    front: (k) =>
      stick('M140 150L108 208M140 150V208M140 150L176 208', 10) +
      tone('M122 138H158V152H122z', STUFF.brass) +
      tone(circle(140, 126, 15), STUFF.brass) +
      tone('M96 96L180 104V126L98 112z', STUFF.iron) +
      tone('M176 100h12v30h-12z', STUFF.brass, FINE) +
      hand('pinch', 170, 150, -30, k.hand),
  },
  torch: {
    front: (k) =>
      stick('M152 196L158 110', 13) +
      inked(
        'M156 116Q122 104 134 68Q142 76 146 66Q142 40 164 26Q162 50 178 62Q192 52 188 46Q202 78 186 104Q172 118 156 116z',
        '#f0742e',
      ) +
      fill(
        'M160 112Q138 104 148 82Q154 88 158 80Q156 64 166 56Q166 72 176 82Q184 100 172 108Q166 112 160 112z',
        '#ffd75a',
      ) +
      line('M116 96h.1M122 62h.1M196 30h.1', 6, '#ffb347') +
      arm('grip', 154, 170, -4, k.sleeve),
  },
  loot: {
    front: (k) =>
      tone('M12 208Q2 168 32 150L24 132Q42 138 60 132L54 150Q86 168 76 208z', CLOTH.tan) +
      line('M49 168q-2 -4 -7 -4q-6 0 -6 5t7 5t7 5t-7 5q-5 0 -7 -4M43 160v32', 4, CLOTH.green[2]) +
      revolver(160, 144, 10) +
      arm('grip', 164, 174, 0, k.sleeve),
  },
  disguise: {
    front: (k) =>
      stick('M156 196V120', 8, STUFF.brass[1]) +
      tone('M118 74Q154 62 190 74Q196 116 154 132Q112 116 118 74z', CLOTH.white) +
      fill('M128 88q10 -8 20 0q-10 8 -20 0zM160 88q10 -8 20 0q-10 8 -20 0z', '#17110e') +
      line('M134 108Q154 124 174 108', 4.4, '#b23222') +
      line('M124 78q12 -8 24 0M160 78q12 -8 24 0', 3.4) +
      fill(circle(128, 102, 6) + circle(180, 102, 6), '#f7a5a0') +
      arm('pinch', 158, 176, 0, k.sleeve),
  },
  spiral: {
    front: (k) =>
      arm('pinch', 164, 110, 6, k.sleeve) +
      line('M168 72L158 130', 3.4, STUFF.brass[1]) +
      tone(circle(156, 160, 34), CLOTH.cream) +
      line('M156 160q6 -6 10 2t-8 14t-20 -8t4 -26t30 -2t12 34t-32 16', 5, CLOTH.plum[1]) +
      hand('pinch', 164, 110, 6, k.hand),
  },
  battery: {
    front: (k) =>
      tone(box(118, 140, 66, 68, 4), STUFF.wood) +
      tone(box(128, 122, 16, 18, 3) + box(158, 122, 16, 18, 3), STUFF.brass, FINE) +
      inked('M152 148l-16 26h12l-6 24l22 -30h-13l9 -20z', '#ffe27a', FINE) +
      line('M136 122Q120 70 62 60M166 122Q196 80 140 60', 6) +
      line('M136 122Q120 70 62 60M166 122Q196 80 140 60', 2.6, CLOTH.red[0]) +
      hand('hold', 122, 190, 16, k.hand),
  },
  bulb: {
    front: (k) =>
      fill(circle(156, 92, 42), '#ffe9a0', 0.45) +
      tone('M142 128Q140 116 132 108Q118 84 136 68Q156 52 176 68Q194 84 180 108Q172 116 170 128z', STUFF.lit) +
      line('M148 126L144 98L151 106L156 96L161 106L168 98L164 126', 2.8, '#b5702a') +
      tone(box(142, 128, 28, 22, 4), STUFF.brass) +
      line('M144 136h24M144 143h24', 2) +
      line('M156 44V34M192 60l6 -5', 3.6, '#fff7d0') +
      arm('grip', 156, 172, 0, k.sleeve),
  },
  hourglass: {
    front: (k) =>
      tone('M132 74H182Q182 98 162 110Q182 122 182 148H132Q132 122 152 110Q132 98 132 74z', STUFF.glass) +
      fill('M138 88H176Q172 100 157 108Q142 100 138 88zM140 146Q144 130 157 128Q170 130 174 146z', '#f0b84e') +
      line('M157 108V130', 2.6, '#f0b84e') +
      tone(box(126, 64, 62, 12, 4) + box(126, 146, 62, 12, 4), STUFF.wood) +
      arm('grip', 157, 174, 0, k.sleeve),
  },
  derrick: {
    behind: () =>
      stick(
        'M172 34L140 208M172 34L204 208M164 78H180M156 122H188M148 166H196M164 78L188 122M156 122L196 166',
        9,
        STUFF.wood[0],
      ) + tone('M172 40Q150 30 154 6Q162 12 166 4Q176 -4 182 8Q196 4 192 20Q194 34 172 40z', CLOTH.black),
    front: (k) => arm('thumb', 150, 176, 4, k.sleeve),
  },
  bag: {
    front: (k) =>
      line('M82 152Q70 196 96 190Q118 184 112 152', 7) +
      line('M82 152Q70 196 96 190Q118 184 112 152', 3, CLOTH.steel[1]) +
      tone(circle(96, 192, 9), CLOTH.steel, FINE) +
      arm('grip', 154, 120, 0, k.sleeve) +
      stick('M132 138Q154 104 176 138', 9, CLOTH.brown[0]) +
      tone('M116 130H192L198 186H110z', CLOTH.brown) +
      line('M116 144H192', 2.6) +
      fill('M148 150h12v10h10v12h-10v10h-12v-10h-10v-12h10z', '#fff6de') +
      hand('hold', 154, 124, 0, k.hand),
  },
  /** A coil between whose balls a spark leaps. */
  spark: {
    front: (k) =>
      line('M150 54Q172 44 160 66T188 60', 9, '#5ff0d8', 0.5) +
      line('M146 60l12 -10l-2 14l16 -12l-2 14l14 -8', 4, '#eafffb') +
      tone(circle(140, 62, 10) + circle(190, 62, 10), STUFF.brass) +
      stick('M142 72L158 128M188 72L172 128', 8, STUFF.iron[0]) +
      tone(box(148, 116, 34, 50, 6), STUFF.wood) +
      line('M148 126h34M148 134h34M148 142h34', 3.4, STUFF.brass[1]) +
      arm('grip', 165, 172, 0, k.sleeve),
  },
  keys: {
    front: (k) =>
      arm('grip', 160, 104, 6, k.sleeve) +
      line(circle(154, 118, 27), 9) +
      line(circle(154, 118, 27), 4.4, CLOTH.steel[1]) +
      group('rotate(18 154 134)', tone('M149 140h10v36h10v8h-10v6h8v8h-18z', STUFF.brass, FINE)) +
      group('rotate(-24 154 134)', tone('M149 140h10v36h10v8h-10v6h8v8h-18z', STUFF.brass, FINE)) +
      hand('hold', 160, 102, 4, k.hand),
  },
  lamp: {
    front: (k) =>
      arm('grip', 160, 106, 4, k.sleeve) +
      fill(circle(158, 152, 46), '#ffe9a0', 0.45) +
      line('M144 122Q158 94 172 122', 5) +
      tone('M142 120h32v12h-32zM140 178h36v12h-36z', STUFF.iron, FINE) +
      tone(circle(158, 154, 30), STUFF.iron) +
      tone(circle(158, 154, 20), STUFF.lit) +
      hand('hold', 160, 106, 0, k.hand),
  },
  whip: {
    front: (k) =>
      stick('M160 208V110', 9, CLOTH.red[1]) +
      stick('M160 112Q200 120 190 160Q182 186 204 190', 6, CLOTH.brown[0]) +
      tone(circle(160, 106, 7), STUFF.brass, FINE) +
      arm('grip', 160, 160, 0, k.sleeve),
  },
} satisfies Record<string, Prop>
