import { GOLD, HUES, ladder, RED, STEEL } from '../brush/palette.ts'
import { abacus, guide, phone, shield, shirt } from '../motifs/signs.ts'
import { yacht } from '../props/sea.ts'
import { ball, racket } from '../props/sport.ts'
import { giftBox, trophy } from '../props/treasure.ts'
import { at } from '../brush/svg.ts'
import { coins, soft } from './group.ts'
import type { Banner } from './group.ts'

/** The other pages and what they show. */
export const PAGES = {
  basketball: [
    'basketball',
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
    'racket',
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
    'yacht',
    ['bay', 'teal'],
    'seigaiha',
    () => [
      at(-146, 44, 0.62, yacht(ladder(HUES.sea), GOLD)),
      at(158, 58, 0.5, yacht(ladder(HUES.coral), STEEL)),
      at(14, -10, 1.85, yacht(ladder(HUES.bay), GOLD)),
    ],
  ],
  safety: [
    'shield',
    ['teal', 'bay'],
    'mesh',
    () => [soft(1.1, 128), at(0, -4, 1.85, shield(ladder(HUES.bay)))],
  ],
  gifts: [
    'gift',
    ['coral', 'plum'],
    'dots',
    () => [
      soft(1.2, 132),
      at(0, 8, 2.3, giftBox(RED, GOLD)),
      coins([-160, 100, 0.44, -20], [-120, -50, 0.36, 12], [128, -64, 0.4, -8], [164, 104, 0.4, 24]),
    ],
  ],
  download: [
    'phone',
    ['bay', 'sea'],
    'dots',
    (_r, a) => [soft(1, 138), at(0, -4, 1.6, phone(a), 8), at(-120, 36, 1, phone(ladder(HUES.violet)), -12)],
  ],
  partners: [
    'abacus',
    ['jade', 'teal'],
    'key',
    () => [
      soft(1.3, 128),
      at(0, 4, 1.75, abacus(), -4),
      coins([-168, 104, 0.46, -20], [168, 98, 0.46, 24], [150, -84, 0.36]),
    ],
  ],
  sponsors: [
    'shirt',
    ['coral', 'bay'],
    'hatch',
    () => [
      soft(1.1, 134),
      at(0, 0, 1.75, shirt(RED)),
      at(-126, -6, 1.15, shirt(ladder(HUES.bay)), -8),
      at(128, -6, 1.15, shirt(ladder(HUES.jade)), 8),
    ],
  ],
  help: ['open book', ['sea', 'bay'], 'lattice', (_r, a) => [soft(1.3, 122), at(0, 4, 1.75, guide(a))]],
} as const satisfies Record<string, Banner>
