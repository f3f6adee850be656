import { glow } from './brush/light.ts'
import { GOLD, HUES, ladder, RED, STEEL } from './brush/palette.ts'
import type { HueName, Ladder } from './brush/palette.ts'
import type { Tile } from './brush/pattern.ts'
import { calendar, fortune, friends, podium, rocket, slip, tasks } from './props/board.ts'
import { card, fan } from './props/cards.ts'
import { lantern, lotus, seven } from './props/luck.ts'
import { shield } from './props/guard.ts'
import { fish, turtle, yacht } from './props/sea.ts'
import { ball, emblem, gamepad, numberBall, racket } from './props/sport.ts'
import { chip, die, stack, wheel } from './props/table.ts'
import { chest, coin, crown, gem, giftBox, ingot, redPacket, trophy } from './props/treasure.ts'
import { chips, copies } from './scene.ts'
import type { Seeded } from './brush/seeded.ts'
import { at, svg } from './brush/svg.ts'
import type { Piece } from './brush/svg.ts'

/** The group right of the text, drawn around 0 0 in a space 460 wide and 360 high. */
export type Group = (r: Seeded, a: Ladder, b: Ladder) => Piece

const red = RED
const soft = (scale: number, y: number) => glow(130 * scale, 0, y, 0.8, 'd', 24 * scale)
const coins = (...places: Parameters<typeof copies>[1]) => [
  svg`<defs><g id="o">${coin()}</g></defs>`,
  copies('o', places),
]

/** Heroes of the home page, then the nine activities by the names of their routes. */
export const GROUPS = {
  welcome: [
    ['bay', 'violet'],
    'seigaiha',
    (_r, a) => [
      soft(1.3, 132),
      at(-146, 56, 0.8, giftBox(a, GOLD), -8),
      at(0, 4, 2, chest(ladder(HUES.amber))),
      coins(
        [-92, 122, 0.5, -16],
        [-34, 130, 0.42, 12],
        [48, 130, 0.46, -8],
        [112, 116, 0.54, 20],
        [156, 84, 0.4, 24],
        [120, -84, 0.34, -14],
      ),
    ],
  ],
  gifts: [
    ['coral', 'plum'],
    'clouds',
    () => [
      soft(1.2, 134),
      at(-116, 44, 1.05, redPacket(red), -14),
      at(124, 58, 0.95, giftBox(ladder(HUES.bay), GOLD), 10),
      at(0, 10, 1.8, giftBox(red, GOLD)),
      coins([-160, -64, 0.36, 12], [158, -50, 0.42, -16], [-54, 130, 0.36, 8]),
    ],
  ],
  safety: [['sea', 'bay'], 'mesh', (_r, a) => [soft(1.1, 140), at(0, -6, 2.3, shield(a, GOLD))]],
  sport: [
    ['bay', 'jade'],
    'hatch',
    (_r) => [
      soft(1, 136),
      at(-118, 50, 0.9, ball('basketball'), -14),
      at(126, 36, 0.8, ball('tennis'), 10),
      at(10, -10, 1.9, ball('football'), -12),
      at(-150, -84, 0.42, ball('volleyball')),
      at(142, -92, 0.5, trophy(), 12),
    ],
  ],
  basketball: [
    ['coral', 'violet'],
    'hatch',
    () => [
      soft(1.1, 136),
      at(-138, 70, 0.62, ball('basketball'), 24),
      at(128, 34, 1.3, trophy(), 8),
      at(-2, -12, 1.95, ball('basketball'), -18),
    ],
  ],
  tennis: [
    ['leaf', 'teal'],
    'mesh',
    () => [
      soft(1.1, 136),
      at(34, 4, 2.1, racket(GOLD), 24),
      at(-112, 44, 1.15, ball('tennis'), -12),
      at(152, 100, 0.62, ball('tennis'), 30),
      at(-150, -84, 0.5, trophy(), -10),
    ],
  ],
  sailing: [
    ['bay', 'teal'],
    'seigaiha',
    () => [
      at(-146, 44, 0.62, yacht(ladder(HUES.sea), GOLD)),
      at(158, 58, 0.5, yacht(ladder(HUES.coral), STEEL)),
      at(14, -10, 1.85, yacht(ladder(HUES.bay), GOLD)),
    ],
  ],
  live: [
    ['red', 'plum'],
    'lattice',
    () => [
      soft(1.2, 130),
      at(48, -6, 1.7, wheel(4), 10),
      at(
        -108,
        -8,
        1.05,
        fan([card('K', 'spade', true), card('A', 'heart', true), card('9', 'club')], 16),
        -8,
      ),
      at(-60, 132, 0.9, stack(red, 4)),
      at(150, 134, 0.9, stack(ladder(HUES.bay), 6)),
      at(40, 138, 0.8, stack(ladder(HUES.jade), 3)),
    ],
  ],
  slots: [
    ['violet', 'plum'],
    'dots',
    () => [
      soft(1.2, 130),
      at(-136, 24, 0.9, gem(ladder(HUES.jade), 0), -12),
      at(138, 18, 0.95, gem(ladder(HUES.bay), 3), 10),
      at(0, -16, 1.9, seven(red)),
      at(-64, 106, 0.74, ingot()),
      at(72, 108, 0.74, ingot()),
      coins([-150, 118, 0.4], [150, 116, 0.42, 20], [0, 128, 0.5]),
    ],
  ],
  fishing: [
    ['teal', 'bay'],
    'seigaiha',
    (r) => [
      at(20, -6, 1.9, fish(r, ladder(HUES.gold), ladder(HUES.coral)), -6),
      at(-146, 84, 0.9, turtle(ladder(HUES.leaf), ladder(HUES.amber)), 8),
      at(150, -96, 0.6, fish(r, ladder(HUES.rose), ladder(HUES.violet), 'e')),
      coins([-150, -70, 0.34, 10], [156, 96, 0.4, -14], [92, 128, 0.3]),
    ],
  ],
  lottery: [
    ['coral', 'red'],
    'mesh',
    () => [
      soft(1.2, 130),
      at(0, -10, 1.9, numberBall(8, ladder(HUES.gold))),
      at(-126, 26, 1.2, numberBall(16, ladder(HUES.bay)), -10),
      at(128, 20, 1.2, numberBall(28, ladder(HUES.jade)), 10),
      at(-66, 108, 0.9, numberBall(5, ladder(HUES.violet)), -8),
      at(72, 110, 0.9, numberBall(33, red), 12),
    ],
  ],
  cards: [
    ['jade', 'teal'],
    'lattice',
    () => [
      soft(1.2, 136),
      at(
        0,
        -20,
        1.75,
        fan(
          [
            card('10', 'diamond', true),
            card('J', 'club', true),
            card('Q', 'heart', true),
            card('K', 'spade', true),
            card('A', 'heart'),
          ],
          13,
        ),
      ),
      svg`<defs><g id="o">${chip()}</g></defs>`,
      chips(red.mid, [
        [-160, 108, 1],
        [110, 128, 0.9],
      ]),
      chips(ladder(HUES.bay).mid, [
        [-92, 132, 1.1, 14],
        [172, 100, 1, 20],
      ]),
      at(14, 128, 0.8, die(5, 3, 6)),
    ],
  ],
  esports: [
    ['violet', 'bay'],
    'hatch',
    () => [
      soft(1.1, 132),
      at(-104, 40, 1.35, gamepad(STEEL, ladder(HUES.sea)), -14),
      at(120, 26, 1.1, trophy(), 10),
      at(4, -14, 1.85, emblem(ladder(HUES.violet), GOLD)),
    ],
  ],
  vip: [
    ['violet', 'bay'],
    'key',
    () => [
      soft(1.1, 120),
      at(0, -10, 2.2, crown()),
      at(-138, 60, 0.8, gem(ladder(HUES.violet), 1), -10),
      at(142, 56, 0.8, gem(ladder(HUES.bay), 2), 10),
      at(-56, 116, 0.66, ingot()),
      at(64, 118, 0.66, ingot()),
    ],
  ],
  racePage: [
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
    ['red', 'coral'],
    'clouds',
    () => [
      soft(1.2, 132),
      at(-150, -70, 0.9, lantern(red)),
      at(156, -84, 0.76, lantern(red)),
      at(0, 6, 2, lotus(ladder(HUES.rose))),
      coins([-120, 112, 0.42, -14], [116, 114, 0.42, 14], [0, 134, 0.36]),
    ],
  ],
  firstDeposit: [
    ['amber', 'red'],
    'key',
    () => [
      soft(1.2, 130),
      at(0, 0, 2, redPacket(red), -6),
      at(-122, 74, 1, ingot(), -8),
      at(124, 80, 0.9, ingot(), 6),
      coins([-140, -60, 0.4, 16], [138, -40, 0.46, -16], [60, 134, 0.4], [-40, 138, 0.34]),
    ],
  ],
  againDeposit: [
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
    ['jade', 'teal'],
    'lattice',
    (_r, a) => [
      soft(1.2, 134),
      at(-40, -4, 1.8, tasks(a, 2), -6),
      at(108, 62, 1.1, giftBox(red, GOLD), 6),
      coins([-158, 112, 0.42, -14], [28, 132, 0.38, 10], [158, -60, 0.4, 14]),
    ],
  ],
  drawGift: [
    ['plum', 'violet'],
    'dots',
    (_r, a) => [
      soft(1.2, 140),
      at(0, -4, 1.75, fortune(red, a)),
      at(-148, 92, 0.8, giftBox(ladder(HUES.bay), GOLD), -8),
      at(150, 96, 0.8, redPacket(red), 10),
    ],
  ],
  signGift: [
    ['sea', 'bay'],
    'mesh',
    (_r, a) => [
      soft(1.2, 136),
      at(-24, -4, 1.75, calendar(a, 8), -5),
      at(116, 74, 1.05, giftBox(red, GOLD), 6),
      coins([-160, 104, 0.42, -14], [-96, 132, 0.34], [160, -64, 0.4, 14]),
    ],
  ],
  friendInvitation: [
    ['violet', 'plum'],
    'seigaiha',
    (_r, a, b) => [
      soft(1.3, 118),
      at(0, 0, 1.75, friends(a, b)),
      at(146, -70, 0.9, redPacket(red), 12),
      coins([-158, -54, 0.44, 12], [-150, 108, 0.36, -10], [150, 106, 0.42, 20]),
    ],
  ],
  bettingGift: [
    ['bay', 'jade'],
    'hatch',
    (_r, a) => [
      soft(1.2, 134),
      at(-64, -4, 1.7, slip(a), -8),
      at(92, 10, 1.35, ball('football'), 12),
      coins([-164, 108, 0.42, -14], [20, 128, 0.46, 8], [160, 112, 0.38, 20], [160, -90, 0.34]),
    ],
  ],
} as const satisfies Record<string, readonly [readonly [HueName, HueName], Tile, Group]>
