/** Those who aren't people: a dog, a cow, a horse and an automaton, 200x200 on nothing. */
import { FINE, OUTLINE, box, circle, fill, inked, line, picture, tone, type Tones } from '../draw.ts'
import { CLOTH, HAIR, STUFF } from '../palette.ts'

const whole = (...parts: string[]): string => picture(200, 200, parts)
const eye = (x: number, y: number, r: number): string =>
  fill(circle(x, y, r), '#17110e') + fill(circle(x - r * 0.3, y - r * 0.35, r * 0.35), '#fff')
const scarf = (t: Tones): string =>
  tone('M58 160Q100 184 146 158L156 172Q140 188 118 194L108 208H84L80 192Q58 186 48 172z', t) +
  line('M66 174h.1m20 6h.1m22 0h.1m22 -8h.1m-38 24h.1', 5, '#fff1cf')

const FUR: Tones = ['#e0a45e', '#b87536', '#74421a']
function dog(): string {
  return whole(
    tone('M36 208Q34 168 66 146H136Q166 168 164 208z', FUR),
    fill('M84 208Q80 178 100 164Q122 178 116 208z', '#f6e6c4'),
    tone('M64 52Q34 40 26 78Q18 122 44 132Q62 120 66 88z', HAIR.brown),
    tone('M62 84Q58 36 100 32Q142 34 144 80Q146 108 132 124Q118 150 98 150Q76 150 68 124Q60 108 62 84z', FUR),
    fill(
      'M92 34Q106 32 112 36Q108 66 116 92Q132 106 128 122Q116 146 98 146Q78 146 76 122Q78 102 92 92Q98 62 92 34z',
      '#f6e6c4',
    ),
    tone('M136 50Q160 30 178 64Q190 112 166 128Q146 118 140 86z', HAIR.brown),
    fill(circle(80, 80, 13, 14), HAIR.brown[1]),
    eye(82, 82, 8) + eye(122, 80, 8),
    line('M70 68q8 -8 18 -4M114 62q10 -4 16 4', 4.4, HAIR.brown[2]),
    tone('M84 106Q100 96 118 106Q116 120 101 122Q88 120 84 106z', HAIR.black),
    fill('M90 106q6 -4 12 -4l-4 6z', '#fff', 0.7),
    line('M101 122V130M101 130Q92 142 80 134M101 130Q112 142 124 132'),
    inked('M94 138Q104 142 112 136Q114 162 104 164Q94 160 94 138z', '#e8737a', FINE),
    scarf(CLOTH.red),
  )
}

const HIDE: Tones = ['#fffaf0', '#e6dcc8', '#a89880']
const BROWN: Tones = ['#8f5a34', '#62381d', '#38200f']
function cow(): string {
  return whole(
    tone('M14 208Q20 166 62 148H138Q180 166 188 208z', HIDE),
    fill('M18 206Q26 176 58 158Q70 180 52 206zM150 160Q178 172 184 206H150Q138 182 150 160z', BROWN[1]),
    tone('M58 46Q34 44 32 16Q46 34 70 32zM142 46Q166 44 168 16Q154 34 130 32z', CLOTH.cream),
    tone('M60 62Q28 44 12 66Q26 92 62 82zM140 62Q172 44 188 66Q174 92 138 82z', BROWN),
    fill('M30 68q14 -6 28 2q-14 8 -28 -2zM170 68q-14 -6 -28 2q14 8 28 -2z', '#e8a08c'),
    tone('M60 64Q60 30 100 30Q140 30 140 64L134 116Q132 152 100 152Q68 152 66 116z', HIDE),
    fill('M62 60Q62 32 96 32Q88 62 92 92Q78 104 68 98z', BROWN[1]),
    tone('M84 34Q92 18 104 28Q116 20 118 38Q108 50 102 42Q92 50 84 34z', BROWN, FINE),
    tone('M62 122Q66 104 100 104Q134 104 138 122Q140 152 100 154Q60 152 62 122z', ['#f6bfae', '#e0978a', '#a85f58']),
    fill(circle(82, 126, 7, 8) + circle(118, 126, 7, 8), '#7a3a38'),
    line('M78 142Q100 152 124 140', 3),
    eye(80, 82, 8) + eye(122, 82, 8),
    line('M70 74q10 -10 20 -2M112 72q10 -8 20 2M68 78l-6 -4M134 78l6 -4'),
    line('M118 142Q140 150 156 138', 3.4, '#6d8f3a') + line('M156 138q6 -10 14 -8M156 138q4 4 12 4', 3.4, '#6d8f3a'),
    line('M58 158Q100 186 142 158', 12) + line('M58 158Q100 186 142 158', 7, CLOTH.red[1]),
    tone('M84 176H118L124 204H78z', STUFF.brass) + line('M94 168h14', 5) + fill(circle(101, 206, 6), STUFF.brass[2]),
    line('M88 182l-3 16', 3, '#fff3c0'),
  )
}

const COAT: Tones = ['#b9743c', '#8a4d22', '#512a10']
function horse(): string {
  return whole(
    tone('M26 208Q36 150 66 112L128 124Q138 166 176 208z', COAT),
    tone('M66 50Q36 70 30 120Q26 160 12 190Q44 184 56 156Q70 120 78 70z', HAIR.black),
    line('M56 74Q44 110 40 150M64 92Q58 120 48 150', 2.2, HAIR.black[0]),
    tone('M70 46Q64 18 78 8Q92 18 94 40zM104 36Q108 12 122 8Q130 24 122 46z', COAT),
    tone(
      'M64 62Q70 32 100 32Q124 34 130 60L146 106Q166 122 166 140Q164 160 140 160Q122 160 112 146Q80 138 68 104z',
      COAT,
    ),
    fill('M104 36Q114 40 116 52L136 108Q126 118 120 112Q108 76 98 52z', '#fff6e2'),
    tone('M134 112Q164 116 167 140Q164 161 140 160Q122 160 116 146Q122 124 134 112z', [
      '#8d7a70',
      '#5d4c46',
      '#362a28',
    ]),
    fill(circle(152, 130, 4, 6), '#17110e'),
    inked('M124 144Q140 154 160 150Q154 164 138 162Q126 160 124 144z', '#fffaf0', FINE) +
      line('M134 149v10M143 151v11M152 151v8', 1.4),
    tone('M92 16Q108 26 106 48Q102 64 94 72Q92 56 84 46Q82 28 92 16z', HAIR.black),
    eye(92, 82, 9),
    line('M80 74Q90 66 104 74', 4),
    line('M74 98Q106 96 144 104M128 62Q118 84 116 146M74 98L70 60', 7) +
      line('M74 98Q106 96 144 104M128 62Q118 84 116 146M74 98L70 60', 3.2, CLOTH.red[0]),
    tone(circle(114, 101, 6), STUFF.brass, FINE),
    line('M112 146Q90 190 40 196', 6) + line('M112 146Q90 190 40 196', 2.8, CLOTH.tan[1]),
    tone('M160 146Q176 128 190 136Q188 150 170 154z', CLOTH.orange, FINE) +
      line('M186 136q8 -8 10 -16M188 138q8 0 10 4', 3.4, '#6d8f3a'),
  )
}

const COPPER: Tones = ['#f0b27a', '#c4763c', '#7a3f1a']
function automaton(): string {
  return whole(
    tone('M18 208V172Q24 158 46 158H154Q176 158 182 172V208z', COPPER),
    line('M50 160V208M150 160V208', 2.4, COPPER[2]),
    line('M34 172h.1m0 14h.1m0 14h.1m132 -28h.1m0 14h.1m0 14h.1', 6, COPPER[0]),
    tone(circle(100, 190, 22), STUFF.brass) + inked(circle(100, 190, 15), '#fffaf0', FINE),
    line('M100 190L110 180', 3.4, '#b23222') + line('M88 190h2M100 178v2M110 190h2', 2.4),
    tone('M84 142H116V160H84z', STUFF.iron) + line('M84 148H116M84 154H116', 2),
    line('M100 34V14', 8) + line('M100 34V14', 3.4, STUFF.brass[1]) + tone(circle(100, 10, 8), CLOTH.red),
    tone('M54 82h-10q-8 2 -8 14t8 14h10zM146 82h10q8 2 8 14t-8 14h-10z', STUFF.iron),
    tone('M56 66Q58 32 100 32Q142 32 144 66V126Q142 146 124 146H76Q58 146 56 126z', COPPER),
    line('M58 70H142', 2.4, COPPER[2]) + line('M66 60h.1m14 -14h.1m20 -6h.1m20 6h.1m14 14h.1', 5, COPPER[0]),
    tone(circle(80, 90, 18), STUFF.brass) + tone(circle(122, 90, 18), STUFF.brass),
    fill(circle(80, 90, 12) + circle(122, 90, 12), '#123f3e'),
    fill(circle(82, 91, 7.5) + circle(124, 91, 7.5), '#5ff0d8') +
      fill(circle(80, 88, 2.6) + circle(122, 88, 2.6), '#fff'),
    inked(box(74, 118, 54, 18, 6), '#2c343a', OUTLINE) +
      line('M82 120v14M91 120v14M101 120v14M110 120v14M119 120v14', 4, '#ffb347'),
    tone(
      'M70 126Q60 118 52 128Q60 124 66 132Q84 140 101 118Q118 140 136 132Q142 124 150 128Q142 118 132 126Q118 126 101 112Q84 126 70 126z',
      HAIR.black,
      FINE,
    ),
    tone('M70 36L73 10Q86 4 99 10L102 36Q118 38 126 34L128 40Q96 50 52 42L54 36Q62 38 70 36z', CLOTH.black) +
      line('M71 28Q86 34 101 28', 5, CLOTH.red[1]),
    tone('M176 204L168 156Q152 150 150 134L162 142L172 138L174 126Q188 140 180 154L194 204z', STUFF.brass),
  )
}

export const BEASTS: Record<string, () => string> = { dog, cow, horse, automaton }
