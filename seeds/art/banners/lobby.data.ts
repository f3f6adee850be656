import { GOLD, HUES, ladder, RED, STEEL } from '../brush/palette.ts'
import { goldFish, koi } from '../motifs/beasts.ts'
import { whaleTail } from '../motifs/nature.ts'
import { openChest } from '../motifs/signs.ts'
import { card, fan } from '../props/cards.ts'
import { seven } from '../props/luck.ts'
import { ball, gamepad, headphones, numberBall, sword } from '../props/sport.ts'
import { chip, die, stack, wheel } from '../props/table.ts'
import { crown, gem, ingot } from '../props/treasure.ts'
import { chips } from '../scene.ts'
import { at, svg } from '../brush/svg.ts'
import { coins, soft } from './group.ts'
import type { Banner } from './group.ts'

/** The home page and the halls. */
export const LOBBY = {
  welcome: [
    'chest',
    ['bay', 'violet'],
    'seigaiha',
    () => [
      soft(1.3, 128),
      at(0, 8, 1.75, openChest()),
      coins(
        [-170, 104, 0.44, -20],
        [-120, 128, 0.36, 12],
        [118, 128, 0.4, -8],
        [172, 100, 0.36, 24],
        [-140, -60, 0.36],
        [146, -72, 0.42],
      ),
    ],
  ],
  sport: [
    'football',
    ['bay', 'jade'],
    'hatch',
    (_r) => [
      soft(1, 136),
      at(-118, 50, 0.9, ball('basketball'), -14),
      at(126, 36, 0.8, ball('tennis'), 10),
      at(10, -10, 1.9, ball('football'), -12),
      at(-150, -84, 0.42, ball('volleyball')),
      at(146, -88, 0.42, ball('snooker')),
    ],
  ],
  live: [
    'roulette wheel',
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
      at(-60, 132, 0.9, stack(RED, 4)),
      at(150, 134, 0.9, stack(ladder(HUES.bay), 6)),
      at(40, 138, 0.8, stack(ladder(HUES.jade), 3)),
    ],
  ],
  slots: [
    'seven',
    ['violet', 'plum'],
    'dots',
    () => [
      soft(1.2, 130),
      at(-136, 24, 0.9, gem(ladder(HUES.jade), 0), -12),
      at(138, 18, 0.95, gem(ladder(HUES.bay), 3), 10),
      at(0, -16, 1.9, seven(RED)),
      at(-64, 106, 0.74, ingot()),
      at(72, 108, 0.74, ingot()),
      coins([-150, 118, 0.4], [150, 116, 0.42, 20], [0, 128, 0.5]),
    ],
  ],
  fishing: [
    'carp',
    ['teal', 'bay'],
    'seigaiha',
    () => [
      at(10, -4, 1.75, koi(), -30),
      at(-150, 84, 0.8, goldFish()),
      at(156, 84, 0.7, whaleTail()),
      coins([-150, -70, 0.34, 10], [156, -76, 0.4, -14]),
    ],
  ],
  lottery: [
    'numbered ball',
    ['coral', 'red'],
    'mesh',
    () => [
      soft(1.2, 130),
      at(0, -10, 1.9, numberBall(8, ladder(HUES.gold))),
      at(-126, 26, 1.2, numberBall(16, ladder(HUES.bay)), -10),
      at(128, 20, 1.2, numberBall(28, ladder(HUES.jade)), 10),
      at(-66, 108, 0.9, numberBall(5, ladder(HUES.violet)), -8),
      at(72, 110, 0.9, numberBall(33, RED), 12),
    ],
  ],
  cards: [
    'hand of cards',
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
      chips(RED.mid, [
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
    'gamepad',
    ['violet', 'bay'],
    'hatch',
    () => [
      soft(1.1, 132),
      at(-124, -34, 0.9, headphones(STEEL, ladder(HUES.sea)), -10),
      at(130, -40, 0.9, sword(STEEL, GOLD), 24),
      at(4, 24, 2, gamepad(STEEL, ladder(HUES.sea)), -6),
    ],
  ],
  vip: [
    'crown',
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
} as const satisfies Record<string, Banner>
