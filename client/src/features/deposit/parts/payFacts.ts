import type { DepositOrder } from '@app/contract/deposit/depositOrder'
import type { depositText } from '../text.ts'
import type { Fact } from '../../../ui/Facts/Facts.tsx'
import { sumOf } from '../deposit.rules.ts'
import { inFours } from '../../../lib/text/typed.ts'

/** What a payer needs, by kind of payment. */
export const factsOf = (order: DepositOrder, t: typeof depositText): Fact[] => {
  const { payInfo, amount } = order
  const sum = sumOf(order)
  const paid: Fact = {
    label: t('payAmount'),
    value: sum,
    isMain: true,
    copied: amount,
  }
  switch (payInfo.kind) {
    case 'bank':
      return [
        paid,
        { label: t('signalCode'), value: payInfo.signalCode, isMain: true, copied: payInfo.signalCode },
        { label: t('bankName'), value: payInfo.bankName, copied: payInfo.bankName },
        { label: t('holder'), value: payInfo.holder, copied: payInfo.holder },
        { label: t('account'), value: inFours(payInfo.account), copied: payInfo.account },
        { label: t('branch'), value: payInfo.branch, copied: payInfo.branch },
      ]
    case 'coin':
      return [
        {
          label: t('coinToPay'),
          value: sum,
          isMain: true,
          copied: payInfo.coinAmount,
        },
        { label: t('network'), value: payInfo.network },
        { label: t('address'), value: payInfo.address, copied: payInfo.address },
      ]
    case 'wallet':
      return [
        paid,
        { label: t('walletName'), value: payInfo.walletName },
        { label: t('walletAccount'), value: payInfo.account, copied: payInfo.account },
      ]
    case 'qr':
      return [paid, { label: t('holder'), value: payInfo.holder }]
  }
}
