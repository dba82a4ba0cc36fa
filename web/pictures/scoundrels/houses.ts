/**
 * The houses of the town: façades of 240x300 on nothing, to stand before the horizon. Their windows are empty: a page puts
 * the safes of a location into WINDOWS, the unused one into the last, the name on SIGN, and the possible worths on BOARD.
 * The jail has one large window instead, CELL: henchmen stand in it, and `jail-bars` lies over them.
 */
import { box, circle, fill, inked, line, path, picture, type Tones } from '../draw.ts'
import { courses } from '../hideouts/parts.ts'
import { STUFF } from '../palette.ts'
import { all, bricks, glow, ledge, rect, row, scene, spot, THIN, wall } from '../scenery.ts'

export const [WIDTH, HEIGHT] = [240, 300]
export interface Place {
  x: number
  y: number
  width: number
  height: number
}
/** Where safes stand: two rows of three. */
export const WINDOWS: Place[] = [128, 208].flatMap((y) => [22, 90, 158].map((x) => ({ x, y, width: 60, height: 62 })))
export const SIGN: Place = { x: 34, y: 72, width: 172, height: 26 }
export const BOARD: Place = { x: 46, y: 102, width: 148, height: 18 }

const WOOD = STUFF.wood

function recesses(frame: Tones, sill: Tones): string {
  const panes = WINDOWS.map(({ x, y, width, height }) => box(x, y, width, height)).join('')
  return all(
    line(panes, 9),
    line(panes, 5, frame[1]),
    inked(panes, '#1b110b', 1.6),
    fill(
      WINDOWS.map(({ x, y, width, height }) => circle(x + width / 2, y + height - 8, 26, 8)).join(''),
      '#ffce73',
      0.13,
    ),
    fill(
      WINDOWS.map(({ x, y, width, height }) => path`M${x} ${y}h${width}l-7 8h${14 - width}v${height - 8}h-7z`).join(
        '',
      ),
      '#000',
      0.45,
    ),
    [188, 268].map((y) => ledge(14, y, 212, 8, sill)).join(''),
  )
}

/** The brass plate for the name, and the board below it. */
const plates = (): string =>
  all(
    inked(box(SIGN.x, SIGN.y, SIGN.width, SIGN.height, 5), STUFF.brass[1], 3),
    inked(box(SIGN.x + 5, SIGN.y + 4, SIGN.width - 10, SIGN.height - 8, 3), '#3a2418', 1.6),
    line(path`M${SIGN.x + 8} ${SIGN.y + 2.5}h${SIGN.width - 16}`, 2, STUFF.brass[0]),
    inked(box(BOARD.x, BOARD.y, BOARD.width, BOARD.height, 3), '#f3e2b8', 2),
  )

const walk = (): string =>
  all(
    rect(0, 282, 240, 18, '#8a5b34'),
    line('M0 283H240M0 291H240', 2, '#4a2b12'),
    line('M40 283v8M120 291v9M96 283v8M184 283v8M30 291v9M206 291v9', 1.6, '#4a2b12'),
  )

const lamp = (x: number): string =>
  all(
    glow(x, 112, 20, '#ffdf8a', 0.8),
    inked(path`M${x - 5} 104h10l-2 14h-6z`, '#fff1b8', 2),
    inked(path`M${x - 8} 104q8 -9 16 0z`, '#2c343a', 2),
  )

/** Boards, a clock in the gable, a signal and a locomotive's smoke. */
function depot(): string {
  return scene(WIDTH, HEIGHT, [
    fill(circle(206, 40, 15) + circle(226, 26, 18) + circle(190, 28, 11), '#fffaf0', 0.85),
    line('M214 120V34M214 44l20 -10', 4, '#3a2418'),
    inked('M212 36L240 24V38L214 48z', '#b23222', 2),
    wall(10, 64, 220, 222, ['#c99a5c', '#a87240', '#6a4220'], 8, courses(10, 76, 220, 17, 12.5, '#6a4220')),
    inked('M-2 70L120 6L242 70L232 84L120 26L8 84z', '#5c3a22', 3),
    inked('M28 66L120 20L212 66z', '#b98250', THIN),
    line('M44 60H196M66 48H174M90 36H150', 1.6, '#6a4220'),
    spot(120, 45, 20, STUFF.brass[1], 3) + spot(120, 45, 15, '#fffaf0', THIN),
    line('M120 34v3M120 53v3M109 45h3M128 45h3', 2.4) + line('M120 45V37M120 45L126 49', 2.6),
    plates(),
    recesses(STUFF.slate, WOOD),
    lamp(18) + lamp(222),
    walk(),
    // a trunk and a lantern for the journey
    inked(box(4, 262, 34, 22, 3), '#7a4a26', 2.5) + line('M4 270H38M13 262v22M29 262v22', 3, STUFF.brass[1]),
  ])
}

/** Bricks, a slate roof with dormers, columns and a crest. */
function estate(): string {
  return scene(WIDTH, HEIGHT, [
    fill('M-4 300V150Q4 120 14 150V300zM226 300V140Q236 110 246 140V300z', '#3f6a3c'),
    inked('M40 40V10H62V40M178 40V10H200V40', '#94402b', 2.5) + line('M36 10H66M174 10H204', 6, '#56201a'),
    wall(12, 62, 216, 224, ['#e0a08c', '#c2705c', '#7d3a30'], 8, fill(box(12, 62, 216, 224), bricks('#8f4a3c'))),
    inked('M4 66L34 16H206L236 66z', '#7a2a2a', 3),
    fill('M8 64L36 18H80L62 64z', '#a8433c'),
    line('M20 52H220M28 38H212M36 26H204', 1.8, '#4f1716'),
    inked('M96 60V34Q120 12 144 34V60z', '#f3e2b8', 2.5) + inked('M104 60V38Q120 24 136 38V60z', '#2f4258', 2),
    line('M120 30V60M104 46H136', 2, '#f3e2b8'),
    ledge(2, 64, 236, 6, STUFF.stone),
    plates(),
    recesses(STUFF.stone, STUFF.stone),
    inked(box(82, 124, 6, 160) + box(152, 124, 6, 160), '#f3e2b8', 1.6),
    inked('M78 122h14v6H78zM148 122h14v6h-14z', '#f3e2b8', 1.6),
    lamp(18) + lamp(222),
    walk(),
    inked('M214 284V268h20v16z', '#b06a3c', 2) +
      fill(circle(224, 258, 13) + circle(214, 264, 8) + circle(234, 264, 8), '#4f8a48') +
      line('M218 256h.1M228 252h.1M230 264h.1', 5, '#e2573f'),
  ])
}

/** Copper, a dome with a coil that sparks, pipes and a gauge. */
function laboratory(): string {
  const bolts =
    line('M92 30L78 20L84 14L66 6M148 30L162 20L156 14L174 6', 6, '#5ff0d8', 0.5) +
    line('M92 30L78 20L84 14L66 6M148 30L162 20L156 14L174 6', 2.4, '#eafffb')
  return scene(WIDTH, HEIGHT, [
    fill(circle(30, 20, 12) + circle(16, 10, 10) + circle(44, 8, 10), '#fffaf0', 0.8),
    inked('M18 70V34H40V70z', '#8a5d3c', 2.5) + line('M14 34H44', 6, '#5a3820'),
    wall(
      10,
      62,
      220,
      224,
      ['#8fc6bc', '#4d968c', '#235c56'],
      8,
      line('M10 122H230M10 202H230M84 62V286M156 62V286', 2.4, '#235c56'),
    ),
    line(
      row(11, (i) => path`M${20 + i * 20} 126h.1M${20 + i * 20} 198h.1M${20 + i * 20} 206h.1`).join(''),
      3.6,
      '#b8e0d6',
    ),
    inked('M56 66Q56 22 120 20Q184 22 184 66z', '#2f837a', 3),
    fill('M62 64Q62 28 104 23Q80 40 80 64z', '#7fd0c0'),
    line('M120 20V64M88 26Q80 44 80 64M152 26Q160 44 160 64', 2, '#0f3f3c'),
    line('M120 20V4', 6) + line('M112 16h16M113 10h14', 3.4, '#dba63a') + spot(120, 4, 6, '#dba63a', 2),
    glow(120, 10, 40, '#5ff0d8', 0.6),
    bolts,
    ledge(2, 62, 236, 8, STUFF.brass),
    plates(),
    recesses(STUFF.brass, STUFF.iron),
    line('M6 286V120Q6 104 22 104H34M234 286V120Q234 104 218 104H206', 10) +
      line('M6 286V120Q6 104 22 104H34M234 286V120Q234 104 218 104H206', 6, STUFF.brass[1]),
    line('M1 150h10M1 240h10M229 150h10M229 240h10', 5, '#6f4912'),
    walk(),
  ])
}

const jail = (): string =>
  scene(WIDTH, HEIGHT, [
    wall(10, 54, 220, 232, ['#c4935c', '#96653a', '#5e3b1c'], 8, courses(10, 66, 220, 17, 13, '#5e3b1c')),
    inked('M2 58V34H44V14H196V34H238V58z', '#7a4a26', 3) + line('M2 46H238M44 30H196', 2, '#4a2b12'),
    fill('M120 10l7 15l16 1l-13 10l4 16l-14 -9l-14 9l4 -16l-13 -10l16 -1z', '#17110e') +
      inked('M120 12l6 13l14 1l-11 9l4 14l-13 -8l-13 8l4 -14l-11 -9l14 -1z', STUFF.brass[1], 2),
    plates(),
    line(box(CELL.x, CELL.y, CELL.width, CELL.height), 13),
    line(box(CELL.x, CELL.y, CELL.width, CELL.height), 8, '#8a7a66'),
    inked(box(CELL.x, CELL.y, CELL.width, CELL.height), '#241812', 2),
    line(
      'M34 160H206M34 190H206M34 220H206M70 130v30M130 130v30M180 130v30M50 160v30M110 160v30M160 160v30M80 190v30M140 190v30M190 190v30',
      1.6,
      '#4a382a',
    ),
    glow(120, 250, 90, '#ffce73', 0.4, 40),
    walk(),
  ])

/** Where jailed henchmen stand in the picture of the jail, with their feet on its lower edge. The bars lie over them. */
export const CELL: Place = { x: 30, y: 128, width: 180, height: 138 }
function bars(): string {
  const { x, y, width, height } = CELL
  const rods = row(8, (i) => path`M${x + 13 + i * 22} ${y}v${height}`).join('')
  return picture(WIDTH, HEIGHT, [
    line(rods, 8) + line(rods, 4.4, '#7d888f') + line(rods, 1.4, '#dfe6ea'),
    line(path`M${x} ${y + 22}h${width}M${x} ${y + height - 20}h${width}`, 9),
    line(path`M${x} ${y + 22}h${width}M${x} ${y + height - 20}h${width}`, 5, '#5a646b'),
    inked(box(168, 186, 32, 30, 4), STUFF.brass[1], 2.5) +
      fill('M184 194a5 5 0 0 1 3 9l3 8h-12l3 -8a5 5 0 0 1 3 -9z', '#17110e'),
  ])
}

export const houses = (): Record<string, string> => ({
  depot: depot(),
  estate: estate(),
  laboratory: laboratory(),
  jail: jail(),
  'jail-bars': bars(),
})
