import { box, circle, fill, inked, line } from '../draw.ts'
import { all, at, beam, bricks, fade, glow, neon, places, rect, row, spot, spots, THIN } from '../scenery.ts'
import { target } from './frame.ts'

const IRON = ['#5b9a7c', '#2f6650', '#173a2d'] as const

const alley = (): string =>
  all(
    rect(0, 0, 280, 164, '#4b2440'),
    rect(0, 0, 280, 164, bricks('#331530')),
    fill(
      'M22 14h11v7H22zM60 42h11v7H60zM16 98h11v7H16zM236 14h17v7h-17zM44 70h11v7H44zM192 98h17v7h-17zM254 126h17v7h-17z',
      '#6d3558',
    ),
    glow(130, 40, 110, '#ff8a5c', 0.55),
    fill('M118 18L70 164H196L144 18z', beam('#ffd9a0'), 0.7),
    rect(0, 150, 280, 14, '#2a1728'),
    rect(0, 150, 280, 2, '#6d4a63'),
    glow(130, 158, 120, '#ffb070', 0.7, 14),
    rect(262, 0, 9, 164, '#2b1730'),
    rect(262, 0, 3, 164, '#8a5a80'),
    line('M260 40h13M260 110h13', 4),
    // a torn bill on the wall
    inked('M18 26h34v40l-8-3l-7 5l-9-4l-10 3z', '#e0cfa6', 1.5),
    spot(35, 40, 6, '#8c5a4a') + fill('M25 56q0-9 10-9t10 9zM25 36q10-3 20 0l-3-3q0-6-7-6t-7 6z', '#5a3038'),
  )

/** Somebody looks out through the slot. */
const eyes = (): string =>
  all(
    inked(box(106, 52, 48, 18), fade('#fff3c0', '#f7ae3f'), 3),
    inked('M110 61q9-9 18 0q-9 8-18 0zM132 61q9-9 18 0q-9 8-18 0z', '#fff', 1.5),
    spot(121, 61, 3.6, '#17110e') + spot(143, 61, 3.6, '#17110e'),
    fill('M108 53l19 6l-1 3l-18-7zM152 53l-19 6l1 3l18-7z', '#17110e'),
  )

function door(): string {
  const [light, middle, dark] = IRON
  const rivets = row(16, (i): [number, number] => [[103, 118, 142, 157][i % 4]!, [50, 76, 112, 144][i >> 2]!])
  return all(
    inked('M88 154V38q42-26 84 0V154z', '#231423'),
    inked('M97 154V42q33-16 66 0V154z', middle, THIN),
    fill('M98 153V43q6-4 14-6V153zM98 74h64v3H98zM98 110h64v3H98z', light),
    fill('M152 153V38q6 1 10 4V153zM98 77h64v3H98zM98 113h64v3H98z', dark),
    spots(rivets, 1.6, '#12281f'),
    eyes(),
    spot(154, 98, 5, '#e3b04b', THIN) + spot(153, 97, 1.6, '#fff3c0'),
    inked(box(78, 150, 104, 8), '#7a5a6a', THIN),
    inked(box(66, 157, 128, 10), '#5d4152', THIN),
  )
}

const lamp = (): string =>
  all(
    line('M130 11V0', 3),
    inked('M112 22q18-22 36 0z', '#a3301f', THIN),
    fill('M116 22h28l-4 5h-20z', '#fff3c0'),
    glow(130, 26, 30, '#ffe9b0', 0.9),
  )

const glass = (): string =>
  all(
    glow(222, 66, 66, '#ff5f8f', 0.35),
    neon('M190 30H254L222 70zM222 70V114M202 114H242', '#ff5f8f', 4.5, '#ffe0ea'),
    neon('M200 42H244', '#5fe0d0', 4),
    neon('M217 42L236 14', '#ffc84a', 3),
    neon(circle(233, 22, 5), '#9bea5a', 3),
  )

const crates = (): string =>
  all(
    inked(box(16, 120, 46, 32), '#8a5a34', THIN),
    rect(17, 121, 44, 5, '#c08a52'),
    line('M16 136h46M18 122l42 28', 3, '#54331a'),
    inked('M6 122q-4-18 0-34h30q4 16 0 34z', '#9a5c30', THIN),
    fill('M7 121q-4-16 0-32h7q-3 16 0 32z', '#c98a52'),
    line('M4 96h34M4 113h34', 3, '#3b3340'),
  )

const cat = (): string =>
  all(
    fill('M14 88c-2-12 2-18 6-20l-1-9l5 4h4l5-4l-1 10q4 3 3 8l3 11z', '#17110e'),
    line('M36 86q12 2 9-12', 3.5),
    spots(places(22, 67, 29, 67), 1.5, '#c8f06b'),
  )

export const speakeasy = (): string =>
  target('speakeasy', alley(), door(), lamp(), at(-14, 0, glass()), crates(), cat())
