import type { DepositOrder } from '@app/contract/deposit/depositOrder'
import type { DealRecord } from '@app/contract/wallet/dealRecord'
import { isOwnTransfer } from '@app/contract/rules/money/dealTypes'
import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { WAIT_ROUTES } from '../../../api/unpaid.ts'
import { useWalletText } from '../../../i18n/wallet.ts'
import { dateTimeText } from '../../../lib/text/date.ts'
import { to } from '../../../paths.ts'
import { Facts, type Fact } from '../../../ui/Facts/Facts.tsx'
import { Money } from '../../../ui/Money/Money.tsx'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import { UNITS } from '../coin/coin.rules.ts'
import css from '../record.module.css'

/** Of a deposit that hasn't come nothing has moved; what is to be paid out is put aside at once. */
const isMoved = ({ status, type }: DealRecord) => status === 'success' || type === 'withdraw'
const isOpen = ({ status }: DealRecord) => status === 'pending' || status === 'processing'

/** Where the rest of the story is told: the order's own page, or the bets. */
const follow = (deal: DealRecord, unpaid: DepositOrder | undefined) => {
  if (deal.type === 'withdraw')
    return { key: 'seeOrder', path: to('takeMoney', { orderNo: deal.orderNo }) } as const
  if (unpaid)
    return {
      key: 'continuePay',
      path: to(WAIT_ROUTES[unpaid.waitRoute], { orderNo: unpaid.orderNo }),
    } as const
  if (deal.type === 'deposit' && isOpen(deal)) return { key: 'seeOrder', path: to('saveMoney') } as const
  if (deal.type === 'bet' || deal.type === 'settlement' || deal.type === 'correction')
    return { key: 'seeBets', path: to('betRecord') } as const
  return undefined
}

interface Props {
  deal: DealRecord
  /** Its order, while that waits to be paid. */
  unpaid: DepositOrder | undefined
  onClose: () => void
}

export const DealDetails = ({ deal, unpaid, onClose }: Props) => {
  const t = useWalletText()
  const unit = UNITS[deal.currency]
  const { counterpart: exchanged } = deal
  const next = follow(deal, unpaid)
  const facts: Fact[] = [
    {
      label: t('amount'),
      value: (
        <Money
          yuan={isOwnTransfer(deal.type) && !exchanged ? deal.amount.replace('-', '') : deal.amount}
          unit={unit}
          signed={isMoved(deal) && !isOwnTransfer(deal.type) && 'flow'}
        />
      ),
      isMain: true,
    },
    ...(exchanged
      ? [
          {
            label: t('exchangedFor'),
            value: <Money yuan={exchanged.amount} unit={UNITS[exchanged.currency]} signed="flow" />,
            isMain: true,
          },
          { label: t('exchangeRate'), value: t('rateOf', { rate: exchanged.rate }) },
        ]
      : []),
    { label: t('type'), value: deal.typeName },
    { label: t('status'), value: deal.statusName },
    { label: t('orderNo'), value: deal.orderNo, copied: deal.orderNo },
    ...(deal.channel && !exchanged ? [{ label: t('channel'), value: deal.channel }] : []),
    ...(deal.gameName ? [{ label: t('game'), value: deal.gameName }] : []),
    ...(deal.account ? [{ label: t('account'), value: deal.account }] : []),
    ...(deal.balanceAfter === null || !isMoved(deal)
      ? []
      : [
          {
            label: t('balanceAfter'),
            value: (
              <>
                {deal.balanceOf} <Money yuan={deal.balanceAfter} unit={unit} />
              </>
            ),
          },
        ]),
    ...(deal.remark ? [{ label: t('remark'), value: deal.remark }] : []),
    ...(deal.reason ? [{ label: t('reason'), value: deal.reason }] : []),
    { label: t('createdAt'), value: dateTimeText(deal.createdAt) },
    ...(deal.finishedAt === null ? [] : [{ label: t('finishedAt'), value: dateTimeText(deal.finishedAt) }]),
  ]
  return (
    <Dialog onClose={onClose} title={t('details')}>
      <Facts facts={facts} />
      {next && (
        <Button component={Link} to={next.path} fullWidth className={css.follow}>
          {t(next.key)}
        </Button>
      )}
    </Dialog>
  )
}
