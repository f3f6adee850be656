import { fromCents, toCents } from '@app/contract/kit/cents'
import { TRANSFERRED } from '@app/contract/rules/texts'
import { isAmount, transferAmountError } from '@app/contract/rules/money/amount'
import type { VenueBalance } from '@app/contract/venue/venueInfo'
import { Button, NativeSelect, SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { announce } from '../../../api/baseQuery.ts'
import { isFailure, reasonOf, refusalOf } from '../../../api/failure.ts'
import { useLiteral } from '../../../i18n/literal.ts'
import { useWalletText } from '../../../i18n/wallet.ts'
import { balanceText } from '../../../lib/text/amount.ts'
import { bus } from '../../../lib/bus.ts'
import { AmountField } from '../../../ui/AmountField/AmountField.tsx'
import { useErrors } from '../../../ui/useErrors.ts'
import { useFirstError } from '../../../ui/useFirstError.ts'
import { useSubmit } from '../../../ui/useSingly.ts'
import { useRecycleMutation, useVenueTransferMutation } from '../wallet.api.ts'
import css from '../wallet.module.css'

type Direction = 'in' | 'out'
interface Props {
  venues: readonly VenueBalance[]
  center: string
  channel: string
}

/** Between the centre and a venue; whatever is refused, what was typed stays. */
export const VenueTransfer = ({ venues, center, channel }: Props) => {
  const t = useWalletText()
  const literal = useLiteral()
  const [direction, setDirection] = useState<Direction>('in')
  const [code, setCode] = useState(channel || venues[0]?.channelCode || '')
  const [amount, setAmount] = useState('')
  const { errors, setErrors, attempt } = useErrors({ amount: `${direction} ${code} ${amount}` })
  const form = useFirstError(attempt)
  const [transfer, into] = useVenueTransferMutation()
  const [recycle, out] = useRecycleMutation()
  const isBusy = into.isLoading || out.isLoading
  const venue = venues.find(({ channelCode }) => channelCode === code)
  const available = direction === 'in' ? center : (venue?.balance ?? '0.00')

  const wrongAmount = (): string | null => {
    if (direction === 'out' && amount === '') return t('outAmountRequired')
    const wrong = transferAmountError(amount)
    if (wrong) return literal(wrong)
    return toCents(amount) > toCents(available) ? t('atMost', { amount: balanceText(available) }) : null
  }
  const move = async (isActivity?: true): Promise<void> => {
    try {
      const yuan = fromCents(toCents(amount))
      await (direction === 'in'
        ? transfer({ channelCode: code, amount: yuan, ty: '1', ...(isActivity && { isActivity }) }).unwrap()
        : recycle({ channelCode: code, amount: yuan }).unwrap())
      setAmount('')
      bus.emit('toast', { kind: 'success', message: TRANSFERRED })
    } catch (failure) {
      if (refusalOf(failure) !== 'VENUE_ACTIVITY') {
        if (isFailure(failure)) announce(failure)
      } else if (direction === 'in')
        bus.emit('showDialog', {
          msg: reasonOf(failure),
          isShowCancel: true,
          sureText: t('goOnIn'),
          onSure: () => void move(true),
        })
      else bus.emit('showDialog', { msg: reasonOf(failure) })
    }
  }
  const submit = useSubmit(async () => {
    const wrong = wrongAmount()
    setErrors({ amount: wrong })
    if (!wrong) await move()
  })
  return (
    <form ref={form} onSubmit={submit} noValidate className={css.form}>
      <SegmentedControl
        aria-label={t('direction')}
        value={direction}
        data={[
          { value: 'in', label: t('inTitle') },
          { value: 'out', label: t('outTitle') },
        ]}
        onChange={setDirection}
      />
      <NativeSelect
        label={direction === 'in' ? t('toVenue') : t('fromVenue')}
        value={code}
        description={venue?.activityLocked ? venue.lockMessage : undefined}
        data={venues.map(({ channelCode, name, balance, status }) => ({
          value: channelCode,
          label: `${name} · ¥${balanceText(balance)}${status === 'open' ? '' : ` · ${t('venueDown')}`}`,
          disabled: status !== 'open',
        }))}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <AmountField
        label={direction === 'in' ? t('inAmount') : t('outAmount')}
        placeholder={direction === 'in' ? t('inAmountPlaceholder') : t('outAmountRequired')}
        hint={t('available', { amount: balanceText(available) })}
        all={available}
        value={amount}
        error={errors.amount}
        onChange={setAmount}
      />
      <p className={css.after} aria-live="polite">
        {isAmount(amount) &&
          toCents(amount) <= toCents(available) &&
          t('afterwards', {
            center: balanceText(fromCents(toCents(center) + (direction === 'in' ? -1 : 1) * toCents(amount))),
          })}
      </p>
      <Button type="submit" size="lg" loading={isBusy}>
        {t('confirmTransfer')}
      </Button>
    </form>
  )
}
