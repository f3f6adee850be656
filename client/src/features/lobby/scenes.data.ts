import type { Category } from '@app/contract/venue/categories'
import type { IconName } from '../../art/Icon.tsx'

/** What the lobby says about each category; title and line are keys of its texts. */
export const SCENES = {
  TY: { icon: 'football', to: 'sport', art: 'sport', title: 'titleTY', line: 'lineTY' },
  ZR: { icon: 'dealer', to: 'realbet', art: 'live', title: 'titleZR', line: 'lineZR' },
  QP: { icon: 'chess', to: 'chess', art: 'cards', title: 'titleQP', line: 'lineQP' },
  DJ: { icon: 'esports', to: 'gaming', art: 'esports', title: 'titleDJ', line: 'lineDJ' },
  CP: { icon: 'lottery', to: 'lottery', art: 'lottery', title: 'titleCP', line: 'lineCP' },
  DZ: { icon: 'reels', to: 'egame', art: 'slots', title: 'titleDZ', line: 'lineDZ' },
  BY: { icon: 'fish', to: 'fishing', art: 'fishing', title: 'titleBY', line: 'lineBY' },
} as const satisfies Record<
  Category,
  { icon: IconName; to: string; art: string; title: string; line: string }
>
