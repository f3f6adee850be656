import type { DepositOrder } from '@app/contract/deposit/depositOrder'
import type { depositText } from '../text.ts'
import { balanceText } from '../../../lib/text/amount.ts'
import type { Fact } from '../../../ui/Facts/Facts.tsx'

/** As a card's number is read and typed. */
const inFours = (number: string) => number.replaceAll(/\d{4}(?=\d)/g, '$& ')

/** What a payer needs, by kind of payment. */
export const factsOf = ({ payInfo, amount }: DepositOrder, t: typeof depositText): Fact[] => {
  const paid: Fact = {
    label: t('payAmount'),
    value: `¥${balanceText(amount)}`,
    isMain: true,
    copied: amount,
  }
  switch (payInfo.kind) {
    case 'bank':
      return [
        paid,
        { label: t('bankName'), value: payInfo.bankName },
        { label: t('holder'), value: payInfo.holder, copied: payInfo.holder },
        { label: t('account'), value: inFours(payInfo.account), copied: payInfo.account },
        { label: t('branch'), value: payInfo.branch },
        { label: t('signalCode'), value: payInfo.signalCode, isMain: true, copied: payInfo.signalCode },
      ]
    case 'coin':
      return [
        {
          label: t('coinToPay'),
          value: `${payInfo.coinAmount} ${payInfo.currency}`,
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
