import type { Category } from '@app/contract/venue/categories'
import type { IconName } from '../../../art/Icon.tsx'

/** What the lobby says about each category; title and line are keys of its texts. */
export const SCENES = {
  TY: { icon: 'football', to: 'sport', art: 'sport', name: 'nameTY', title: 'titleTY', line: 'lineTY' },
  ZR: { icon: 'dealer', to: 'realbet', art: 'live', name: 'nameZR', title: 'titleZR', line: 'lineZR' },
  QP: { icon: 'chess', to: 'chess', art: 'cards', name: 'nameQP', title: 'titleQP', line: 'lineQP' },
  DJ: { icon: 'esports', to: 'gaming', art: 'esports', name: 'nameDJ', title: 'titleDJ', line: 'lineDJ' },
  CP: { icon: 'lottery', to: 'lottery', art: 'lottery', name: 'nameCP', title: 'titleCP', line: 'lineCP' },
  DZ: { icon: 'reels', to: 'egame', art: 'slots', name: 'nameDZ', title: 'titleDZ', line: 'lineDZ' },
  BY: { icon: 'fish', to: 'fishing', art: 'fishing', name: 'nameBY', title: 'titleBY', line: 'lineBY' },
} as const satisfies Record<
  Category,
  { icon: IconName; to: string; art: string; name: string; title: string; line: string }
>
