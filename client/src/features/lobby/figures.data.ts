import type { IconName } from '../../art/Icon.tsx'

/** Service figures of the lobby, invented with the brand (U-APP-01) and marked as such; share is the length of the bar in percent. */
export const FIGURES = [
  { icon: 'deposit', word: 'figureDeposit', value: '48', unit: 'seconds', share: 82 },
  { icon: 'withdraw', word: 'figureWithdraw', value: '3.5', unit: 'minutes', share: 74 },
  { icon: 'headset', word: 'figureSupport', value: '7×24', unit: 'hours', share: 100 },
  { icon: 'bank', word: 'figurePayments', value: '5', unit: 'kinds', share: 62 },
] as const satisfies readonly { icon: IconName; word: string; value: string; unit: string; share: number }[]
