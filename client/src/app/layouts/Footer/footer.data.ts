import type { IconName } from '../../../art/Icon.tsx'

/** What the footer links to, in columns, on a phone folded but for the rules; words are keys of the frame's texts. */
export const COLUMNS = [
  {
    title: 'footStart',
    folds: true,
    links: [
      { to: 'help-kh', word: 'helpOpen' },
      { to: 'help-ck', word: 'helpDeposit' },
      { to: 'help-qk', word: 'helpWithdraw' },
      { to: 'help-zz', word: 'helpTransfer' },
    ],
  },
  {
    title: 'footPlay',
    folds: true,
    links: [
      { to: 'help-tytzjc', word: 'helpSport' },
      { to: 'help-rqgl', word: 'helpHandicap' },
      { to: 'help-dxqgl', word: 'helpTotals' },
      { to: 'help-zrwt', word: 'helpDealer' },
    ],
  },
  {
    title: 'footAbout',
    folds: true,
    links: [
      { to: 'help-gywm', word: 'aboutUs' },
      { to: 'venture', word: 'venture' },
      { to: 'help-hzhb', word: 'partners' },
      { to: 'help-zxkf', word: 'supportPage' },
    ],
  },
  {
    title: 'footRules',
    folds: false,
    links: [
      { to: 'help-gztk', word: 'terms' },
      { to: 'help-ysgz', word: 'privacy' },
      { to: 'help-bczr', word: 'responsible' },
      { to: 'restraint', word: 'restraint' },
      { to: 'help-yhgz', word: 'promotionRules' },
    ],
  },
] as const

/** Kinds of payment, drawn neutrally: no payment company is named by its sign. */
export const PAYMENTS = [
  { icon: 'bank', word: 'payBank' },
  { icon: 'card', word: 'payCard' },
  { icon: 'qr', word: 'payScan' },
  { icon: 'coin', word: 'payCoin' },
  { icon: 'wallet', word: 'payWallet' },
  { icon: 'shield', word: 'paySafe' },
] as const satisfies readonly { icon: IconName; word: string }[]
