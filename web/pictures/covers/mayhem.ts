/** Three riders come out of the night, before a bar's neon sign. */
import { box, circle, fill, group, inked, line, type Tones } from '../draw.ts'
import { CLOTH, HAIR, SKIN } from '../palette.ts'
import { all, beam, fade, glow, neon, places, rect, row, spot, spots, THIN } from '../scenery.ts'
import { cover, WIDTH } from './frame.ts'

const night = (): string =>
  all(
    rect(0, 0, WIDTH, 400, fade('#0b0d14', '#1d2036', '#4a2540')),
    spots(places(20, 24, 52, 60, 88, 18, 250, 30, 284, 70, 226, 14, 18, 110, 282, 120), 1.3, '#fff'),
    fill('M0 212L34 176L70 200L110 168L150 196L196 164L240 200L270 178L300 198V260H0z', '#10131f'),
  )

/** The bar: its board with a winged wheel in neon. */
function bar(): string {
  const bulbs = [
    ...row(15, (i): [number, number] => [48 + i * 14.6, 42]),
    ...row(15, (i): [number, number] => [48 + i * 14.6, 142]),
    ...row(6, (i): [number, number] => [44, 58 + i * 14]),
    ...row(6, (i): [number, number] => [256, 58 + i * 14]),
  ]
  const wing = neon(
    'M112 92C92 58 66 60 54 66q8 12 24 14q-12 0-18 2q8 12 26 12q-10 2-14 5q12 10 36 5',
    '#ffb632',
    4,
    '#fff3c4',
  )
  return all(
    line('M78 150v80M222 150v80', 9) + line('M78 150v80M222 150v80', 5, '#3b414d'),
    glow(150, 92, 190, '#ff4a4a', 0.55),
    inked(box(38, 36, 224, 112, 12), '#191420', 3.5) + line(box(43, 41, 214, 102, 9), THIN, '#f2b632'),
    spots(bulbs, 3, '#ffe9b0'),
    wing,
    group('matrix(-1 0 0 1 300 0)', wing),
    neon(circle(150, 92, 34), '#ff4a4a', 5, '#ffd0c4'),
    neon('M136 88a14 13 0 1 1 28 0q0 8-5 10v8h-18v-8q-5-2-5-10zM147 102v4M153 102v4', '#5fe0ff', 3),
    fill(circle(144, 90, 3.6) + circle(156, 90, 3.6) + 'M150 94l3 5h-6z', '#5fe0ff'),
  )
}

const road = (): string =>
  all(
    rect(0, 236, WIDTH, 164, fade('#2b2a36', '#14141c')),
    fill('M0 236h300v3H0z', '#5d4a5c'),
    fill('M146 240h8l6 34h-20zM136 300h28l14 100h-56z', '#f2b632', 0.8),
    fill('M60 240h180l60 120v40H0v-40z', beam('#ff5a4a'), 0.7),
    line('M20 268h44M232 262h40M8 320h30M262 330h34M66 360h18M218 372h22M40 292h16M240 300h20', 2.5, '#ff8a5a', 0.5),
  )

interface Rider {
  skin: Tones
  beard: Tones
  bike: Tones
  hat: string
  shirt: string
}

const wheel = (): string =>
  all(
    inked('M133 330q0-34 17-34t17 34v40q0 32-17 32t-17-32z', '#1a1a20', 3),
    fill('M136 330q0-28 9-31q-5 12-5 31v40q0 18 4 28q-8-8-8-28z', '#4a4a55'),
    line('M142 340l16 5M142 354l16 5M142 368l16 5M143 382l14 5', 2.5, '#000'),
  )

const fork = (): string => line(FORK, 8) + line(FORK, 4, '#b9c4ca')
const FORK = 'M128 376L136 258M172 376L164 258M128 376h44'

const fenders = ([light, middle]: Tones): string =>
  all(
    inked('M126 330q0-44 24-44t24 44l-8 6q-1-24-16-24t-16 24zM124 300l8-30h36l8 30q-26 10-52 0z', middle, 3),
    fill('M128 326q1-36 18-38q-10 8-11 42l-3 3zM127 298l7-25h10l-6 28q-6-1-11-3z', light),
  )

const engine = (): string =>
  all(
    inked('M100 372l-4-56l32-6v62zM200 372l4-56l-32-6v62z', '#5a646b', 3),
    line('M99 324h102M98 334h104M99 344h102M100 354h100', 2.5, '#2c343a'),
    fill('M100 318l10-2v54l-8 0z', '#a8b3b9'),
    inked('M84 372q-6-16 6-20l30 4v18zM216 372q6-16-6-20l-30 4v18z', '#dbe5e8', 3),
  )

const legs = (): string =>
  all(
    inked(
      'M112 296C84 296 66 316 66 340L74 382H98L96 344Q104 330 122 326zM188 296C216 296 234 316 234 340L226 382H202L204 344Q196 330 178 326z',
      '#2f4a70',
      3,
    ),
    fill('M110 299C86 300 69 318 69 340l6 38h8l-4-40q6-24 31-39z', '#5a80b0'),
    inked('M70 376h30v12q0 8-10 8H70q-8 0-8-6q2-8 8-14zM230 376h-30v12q0 8 10 8h20q8 0 8-6q-2-8-8-14z', '#1a1a20', 3),
  )

const arms = ({ skin, shirt }: Rider): string =>
  all(
    inked(
      'M112 210C84 216 66 236 60 262L78 276Q86 252 114 246zM188 210C216 216 234 236 240 262L222 276Q214 252 186 246z',
      skin[1],
      3,
    ),
    fill('M108 214C86 220 70 238 64 261l6 5q12-32 40-40z', skin[0]),
    inked('M106 208q44-18 88 0l-6 94h-76z', shirt, 3),
  )

/** A vest of leather with badges; a tattoo on each arm. */
const vest = (): string =>
  all(
    line('M76 248l14 6M224 248l-14 6M84 238l12 6M216 238l-12 6', 2.5, '#2a4a6a'),
    inked('M104 208l30-10l12 104h-38zM196 208l-30-10l-12 104h38z', CLOTH.black[1], 3),
    fill('M107 210l16-6q-2 50 4 94h-16z', CLOTH.black[0]),
    fill('M176 240h14l-1 16h-13z', '#c4352b') + line('M112 244h14v14h-13z', THIN, '#f2b632'),
  )

const BARS = 'M64 262C92 258 110 252 136 262h28C190 252 208 258 236 262'
const bars = (): string =>
  all(
    line(BARS, 9) + line(BARS, 4.5, '#c8d2d8'),
    line('M76 260l-22 4M224 260l22 4', 12) + line('M76 260l-20 3.500M224 260l20 3.500', 7, '#3a3a44'),
    line('M88 254L80 236M212 254L220 236', 3) + inked(circle(79, 232, 9, 7) + circle(221, 232, 9, 7), '#8fcdd8', 2.5),
  )

const headlamp = (): string =>
  all(
    spot(150, 272, 24, '#c8d2d8', 3.5),
    spot(150, 272, 18, '#fffbe0', THIN),
    spot(118, 284, 8, '#ffb84a', 2.5) + spot(182, 284, 8, '#ffb84a', 2.5),
    glow(150, 272, 70, '#fff3c4', 0.9),
  )

const head = ({ skin, beard }: Rider): string =>
  all(
    inked('M122 154q-3 44 12 56q16 10 32 0q15-12 12-56z', skin[1], 3),
    fill('M125 156q-2 40 11 52q5 3 9 4q-12-22-8-56z', skin[0]),
    // the beard with a moustache
    inked('M121 178q5 12 13 12q16-8 32 0q8 0 13-12q6 44-13 64q-16 14-32 0q-19-20-13-64z', beard[1], 3),
    fill('M123 186q6 8 12 7q-6 24 5 52q-20-16-17-59z', beard[0]),
    fill('M138 205q12-6 24 0q-3 8-12 8t-12-8z', '#6a2a24'),
    inked('M150 192q14-2 20 12q-12 2-20-6q-8 8-20 6q6-14 20-12z', beard[0], 2.5),
  )

const glasses = (): string =>
  all(
    inked('M122 164h26q4 3 8 0h22v6q-2 14-15 14q-10 0-11-10h-4q-1 10-11 10q-13 0-15-14z', '#17141c', THIN),
    line('M128 169h9M158 169h9', 3.5, '#8fcdd8'),
    line('M147 178q-4 8 0 12h6', THIN),
  )

const bandana = (tones: Tones): string =>
  all(
    inked('M118 162q-4-42 32-42t32 42q-32-14-64 0z', tones[1], 3),
    fill('M121 158q-2-32 22-35q-12 12-10 30z', tones[0]),
    spots(places(134, 146, 150, 134, 164, 146, 150, 146, 140, 134), 2.2, '#fff'),
    inked('M180 152l16-4l-4 10l6 8l-16-4z', tones[2], THIN),
  )

const helmet = (tones: Tones): string =>
  all(
    inked('M114 162q-6-48 36-48t36 48q-36-14-72 0z', tones[1], 3),
    fill('M117 157q-2-36 24-40q-12 14-12 36z', tones[0]) + fill('M183 157q2-34-18-38q8 12 8 34z', tones[2]),
    line('M150 114v34', 5, '#f2b632'),
    line('M116 160q34-13 68 0', 5, '#17141c') + line('M120 164l4 30M180 164l-4 30', 2.5),
  )

const hair = (tones: Tones): string =>
  all(
    inked('M116 200q-8-40 2-60q10-22 32-22t32 22q10 20 2 60q-8-4-8-16l2-26q-28-14-56 0l2 26q0 12-8 16z', tones[1], 3),
    fill('M118 194q-6-34 3-52q6-14 20-18q-16 18-14 32l-2 24z', tones[0]),
    line('M120 150q30-12 60 0', 5, '#c4352b'),
  )

const use = (id: string): string => `<use href="#${id}"/>`

/** What all riders have is written once. */
function shared(): string {
  const parts = { back: vest() + legs() + engine() + fork() + wheel(), front: bars() + headlamp(), eyes: glasses() }
  return `<defs>${Object.entries(parts)
    .map(([id, part]) => `<g id="${id}">${part}</g>`)
    .join('')}</defs>`
}

const rider = (who: Rider): string =>
  all(arms(who), use('back'), fenders(who.bike), use('front'), head(who), use('eyes'), who.hat)

const MEN = {
  left: { skin: SKIN.brown, beard: HAIR.black, bike: CLOTH.teal, hat: helmet(CLOTH.navy), shirt: '#8a8f9c' },
  right: { skin: SKIN.fair, beard: HAIR.blond, bike: CLOTH.plum, hat: hair(HAIR.blond), shirt: '#c9c2b0' },
  first: { skin: SKIN.rosy, beard: HAIR.grey, bike: CLOTH.red, hat: bandana(CLOTH.red), shirt: '#e8e0cc' },
} satisfies Record<string, Rider>

export const mayhem = (): string =>
  cover(
    'mayhem',
    night(),
    bar(),
    road(),
    shared(),
    group('translate(-24 128) scale(.6)', rider(MEN.left)),
    group('translate(144 128) scale(.6)', rider(MEN.right)),
    glow(150, 396, 120, '#000000', 0.7, 16),
    group('translate(9 24) scale(.94)', rider(MEN.first)),
  )
