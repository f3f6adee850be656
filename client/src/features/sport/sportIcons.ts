import type { SportType } from '@app/contract/sport/codes'
import type { IconName } from '../../art/Icon.tsx'

export const sportIcons: Record<SportType, IconName> = {
  ALL: 'grid',
  FT: 'football',
  BK: 'basketball',
  TN: 'tennis',
  VB: 'volleyball',
  BS: 'baseball',
  TT: 'tableTennis',
  SK: 'snooker',
  VF: 'virtualFootball',
  OP: 'medal',
  FS: 'trophy',
}
