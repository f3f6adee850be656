import { fromCents } from '@app/contract/kit/cents'
import { Button, Group, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { balanceText } from '../../../lib/text/amount.ts'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import { type Fact, Facts } from '../../../ui/Facts/Facts.tsx'
import { CallButton } from '../../../ui/Form/CallButton.tsx'
import { Money } from '../../../ui/Money/Money.tsx'
import { useBusily } from '../../../ui/useSingly.ts'
import css from './coin.module.css'
import { type Currency, OTHER, UNITS } from './coin.rules.ts'
import { useCoinText } from './text.ts'

interface Props {
  from: Currency
  cents: number
  got: number
  /** What coming back at once would give and cost, once both rates are known. */
  trip: { back: number; lost: number } | undefined
  /** What both purses hold afterwards. */
  after: Record<Currency, number>
  /** The rate and how long it is held. */
  lock: ReactNode
  hasEnded: boolean
  isFetching: boolean
  onConfirm: () => Promise<unknown>
  onRenew: () => void
  onClose: () => void
}

/** A large exchange, or one of all that there is, once more before it is done; the rate runs on meanwhile. */
export const Review = ({
  from,
  cents,
  got,
  trip,
  after,
  lock,
  hasEnded,
  isFetching,
  onConfirm,
  onRenew,
  onClose,
}: Props) => {
  const t = useCoinText()
  const [confirm, isBusy] = useBusily(onConfirm)
  const sum = (amount: number, of: Currency) => <Money yuan={fromCents(amount)} unit={UNITS[of]} />
  const facts: Fact[] = [
    { label: t('pay'), value: sum(cents, from) },
    { label: t('get'), value: sum(got, OTHER[from]), isMain: true },
    ...(trip
      ? [
          {
            label: t('cost'),
            value: (
              <>
                {sum(trip.lost, from)}
                <small className={css.means}>
                  {t('costMeans', { back: `${UNITS[from]}${balanceText(fromCents(trip.back))}` })}
                </small>
              </>
            ),
          },
        ]
      : []),
    { label: t('cnyAfter'), value: sum(after.CNY, 'CNY') },
    { label: t('usdtAfter'), value: sum(after.USDT, 'USDT') },
  ]
  return (
    <Dialog
      onClose={onClose}
      closeOnEscape={!isBusy}
      closeOnClickOutside={!isBusy}
      size={420}
      title={t('reviewTitle')}
    >
      <Stack>
        {lock}
        <div>
          <Facts facts={facts} />
        </div>
        <Group gap={12} grow>
          <Button variant="default" size="md" disabled={isBusy} onClick={onClose}>
            {t('change')}
          </Button>
          <CallButton
            size="md"
            loading={isBusy || isFetching}
            data-autofocus
            onClick={() => (hasEnded ? onRenew() : void confirm())}
          >
            {t(hasEnded ? 'newRate' : 'confirmExchange')}
          </CallButton>
        </Group>
      </Stack>
    </Dialog>
  )
}
