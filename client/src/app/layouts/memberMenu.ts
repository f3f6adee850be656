import type { IconName } from '../../art/Icon.tsx'
import { to, type RouteName } from '../../paths.ts'

/** The member centre's menu: the left column, the drawer and the short menu under the avatar draw from it. */
export const MEMBER_MENU = [
  {
    group: 'groupFunds',
    rows: [
      { to: 'saveMoney', icon: 'deposit' },
      { to: 'transferMoney', icon: 'transfer' },
      { to: 'takeMoney', icon: 'withdraw' },
      { to: 'wallet', icon: 'wallet' },
      { to: 'exchange', icon: 'coins' },
    ],
  },
  {
    group: 'groupGifts',
    rows: [
      { to: 'vip', icon: 'crown' },
      { to: 'welfare', icon: 'gift' },
      { to: 'giftRecord', icon: 'medal' },
    ],
  },
  {
    group: 'groupRecords',
    rows: [
      { to: 'betRecord', icon: 'ticket' },
      { to: 'transRecord', icon: 'history' },
    ],
  },
  {
    group: 'groupAccount',
    rows: [
      { to: 'userinfo', icon: 'user' },
      { to: 'auth', icon: 'shield' },
      { to: 'accountManage', icon: 'card' },
      { to: 'message', icon: 'bell' },
      { to: 'restraint', icon: 'clock' },
      { to: 'feedback', icon: 'feedback' },
      { to: 'introTutorial', icon: 'help' },
    ],
  },
] as const satisfies readonly { group: string; rows: readonly { to: RouteName; icon: IconName }[] }[]

export type MenuName = (typeof MEMBER_MENU)[number]['rows'][number]['to']

/** Accounts begin with the bank cards (U-NAV-07). */
export const menuPath = (name: MenuName): string =>
  name === 'accountManage' ? to(name, { id: 'bank' }) : to(name)
