import { HUES, ladder, RED } from '../brush/palette.ts'
import { lotus, moon, plum } from '../motifs/nature.ts'
import { invitation } from '../motifs/signs.ts'
import { calendar, fortune, podium, rocket, slip, tasks } from '../props/board.ts'
import { foldingFan, lantern } from '../props/luck.ts'
import { ball } from '../props/sport.ts'
import { gem, ingot, redPacket, trophy } from '../props/treasure.ts'
import { at } from '../brush/svg.ts'
import { coins, soft } from './group.ts'
import type { Banner } from './group.ts'

/** The activities, by the names of their routes; two have a face of their own. */
export const ACTIVITIES = {
  racePage: [
    'podium',
    ['violet', 'bay'],
    'hatch',
    (_r, a) => [
      soft(1.3, 134),
      at(0, 66, 1.5, podium(a)),
      at(0, -62, 1.35, trophy()),
      at(-90, 8, 0.66, gem(ladder(HUES.sea), 3)),
      at(88, 26, 0.6, gem(ladder(HUES.coral), 3)),
    ],
  ],
  activityLandPage: [
    'moon',
    ['red', 'coral'],
    'clouds',
    () => [
      soft(1.2, 132),
      at(0, -6, 1.8, moon()),
      at(-156, -58, 0.86, lantern(RED)),
      at(160, -70, 0.76, lantern(RED)),
      at(-110, 104, 0.66, lotus()),
      at(120, 108, 0.6, lotus()),
    ],
  ],
  firstDeposit: [
    'red packet',
    ['amber', 'red'],
    'key',
    () => [
      soft(1.2, 130),
      at(0, 0, 2, redPacket(RED), -6),
      at(-122, 74, 1, ingot(), -8),
      at(124, 80, 0.9, ingot(), 6),
      coins([-140, -60, 0.4, 16], [138, -40, 0.46, -16], [60, 134, 0.4], [-40, 138, 0.34]),
    ],
  ],
  againDeposit: [
    'rocket',
    ['teal', 'bay'],
    'dots',
    (_r, a) => [
      at(14, -8, 1.75, rocket(a), 28),
      soft(1, 134),
      at(-112, 108, 0.84, ingot()),
      at(126, 112, 0.74, ingot()),
      coins([-140, -30, 0.44, 12], [-64, 92, 0.36, -10], [148, 10, 0.34, 20]),
    ],
  ],
  newTask: [
    'list of tasks',
    ['jade', 'teal'],
    'lattice',
    (_r, a) => [
      soft(1.2, 134),
      at(-40, -4, 1.8, tasks(a, 2), -6),
      at(112, 66, 0.9, ingot(), 6),
      coins([-158, 112, 0.42, -14], [28, 132, 0.38, 10], [158, -60, 0.4, 14]),
    ],
  ],
  drawGift: [
    'wheel of fortune',
    ['plum', 'violet'],
    'dots',
    (_r, a) => [
      soft(1.2, 140),
      at(0, -4, 1.75, fortune(RED, a)),
      at(-150, 96, 0.74, ingot(), -8),
      at(150, 98, 0.74, ingot(), 8),
    ],
  ],
  signGift: [
    'calendar',
    ['sea', 'bay'],
    'mesh',
    (_r, a) => [
      soft(1.2, 136),
      at(-24, -4, 1.75, calendar(a, 8), -5),
      at(118, 80, 0.9, ingot(), 6),
      coins([-160, 104, 0.42, -14], [-96, 132, 0.34], [160, -64, 0.4, 14]),
    ],
  ],
  friendInvitation: [
    'invitation',
    ['violet', 'plum'],
    'seigaiha',
    (_r, a) => [
      soft(1.3, 118),
      at(0, 2, 1.75, invitation(a)),
      coins([-158, -54, 0.44, 12], [-150, 108, 0.36, -10], [150, 106, 0.42, 20], [160, -60, 0.36]),
    ],
  ],
  bettingGift: [
    'slip',
    ['bay', 'jade'],
    'hatch',
    (_r, a) => [
      soft(1.2, 134),
      at(-64, -4, 1.7, slip(a), -8),
      at(92, 10, 1.35, ball('football'), 12),
      coins([-164, 108, 0.42, -14], [20, 128, 0.46, 8], [160, 112, 0.38, 20], [160, -90, 0.34]),
    ],
  ],
  yearEnd: [
    'lantern',
    ['amber', 'red'],
    'clouds',
    () => [
      soft(1.1, 136),
      at(0, -4, 1.9, lantern(RED)),
      at(-132, -20, 1.1, lantern(ladder(HUES.coral))),
      at(136, -30, 1, lantern(ladder(HUES.coral))),
      at(-110, 108, 0.6, plum()),
    ],
  ],
  summerGift: [
    'fan',
    ['sea', 'teal'],
    'seigaiha',
    (_r, a) => [
      soft(1.2, 132),
      at(0, 4, 2.1, foldingFan(a)),
      at(-140, 100, 0.7, lotus()),
      at(146, 104, 0.6, lotus()),
    ],
  ],
} as const satisfies Record<string, Banner>
