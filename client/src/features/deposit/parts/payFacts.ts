import type { DepositOrder } from '@app/contract/deposit/depositOrder'
import type { depositText } from '../text.ts'
import { balanceText } from '../../../lib/text/amount.ts'
import type { Fact } from '../../../ui/Facts/Facts.tsx'

/** What a payer needs, by kind of payment. */
export const factsOf = ({ payInfo, amount }: DepositOrder, t: typeof depositText): Fact[] => {
  const paid: Fact = { label: t('payAmount'), value: `¥${balanceText(amount)}`, isMain: true }
  switch (payInfo.kind) {
    case 'bank':
      return [
        paid,
        { label: t('bankName'), value: payInfo.bankName },
        { label: t('holder'), value: payInfo.holder, isCopied: true },
        { label: t('account'), value: payInfo.account, isCopied: true },
        { label: t('branch'), value: payInfo.branch },
        { label: t('signalCode'), value: payInfo.signalCode, isMain: true, isCopied: true },
      ]
    case 'coin':
      return [
        paid,
        {
          label: t('coinToPay'),
          value: `${payInfo.coinAmount} ${payInfo.currency}`,
          isMain: true,
          isCopied: true,
        },
        { label: t('network'), value: payInfo.network },
        { label: t('address'), value: payInfo.address, isCopied: true },
      ]
    case 'wallet':
      return [
        paid,
        { label: t('walletName'), value: payInfo.walletName },
        { label: t('walletAccount'), value: payInfo.account, isCopied: true },
      ]
    case 'qr':
      return [paid, { label: t('holder'), value: payInfo.holder }]
  }
}
