import { fromCents, toCents } from '@app/contract/kit/cents'
import { TRANSFERRED } from '@app/contract/rules/texts'
import { isAmount, transferAmountError, transferInError } from '@app/contract/rules/money/amount'
import type { VenueBalance } from '@app/contract/venue/venueInfo'
import { SegmentedControl, Select } from '@mantine/core'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Link } from 'react-router-dom'
import { announce } from '../../../api/baseQuery.ts'
import type { Rest } from '../../../api/rest/ownRest.ts'
import { isFailure, reasonOf, refusalOf } from '../../../api/failure.ts'
import { endText, useRestText } from '../../../i18n/rest.ts'
import { useWalletText } from '../../../i18n/wallet.ts'
import { balanceText } from '../../../lib/text/amount.ts'
import { bus } from '../../../lib/bus.ts'
import { to } from '../../../paths.ts'
import { AmountField } from '../../../ui/AmountField/AmountField.tsx'
import { Form } from '../../../ui/Form/Form.tsx'
import fields from '../../../ui/Form/Form.module.css'
import { useForm } from '../../../ui/Form/useForm.ts'
import { useRecycleMutation, useVenueTransferMutation } from '../wallet.api.ts'
import css from '../wallet.module.css'

type Direction = 'in' | 'out'
interface Wish {
  direction: Direction
  code: string
  amount: string
}
interface Props {
  venues: readonly VenueBalance[]
  center: string
  channel: string
  wanted: { code: string } | undefined
  /** A break of the member's own: money only comes home. */
  rest: Rest | undefined
  onMoved: () => void
}

/** Between the centre and a venue; whatever is refused, what was typed stays. */
export const VenueTransfer = ({ venues, center, channel, wanted, rest, onMoved }: Props) => {
  const t = useWalletText()
  const restWords = useRestText()
  const [transfer] = useVenueTransferMutation()
  const [recycle] = useRecycleMutation()
  const holding = venues.filter(({ balance }) => toCents(balance) > 0)
  const empty = venues.filter((venue) => !holding.includes(venue))
  const asChoice = ({ channelCode, name, balance, status }: VenueBalance) => ({
    value: channelCode,
    label: `${name} · ¥${balanceText(balance)}${status === 'open' ? '' : ` · ${t('venueDown')}`}`,
    disabled: status !== 'open',
  })
  const venueOf = (code: string) => venues.find(({ channelCode }) => channelCode === code)
  const availableOf = ({ direction, code }: Pick<Wish, 'direction' | 'code'>) =>
    direction === 'in' ? center : (venueOf(code)?.balance ?? '0.00')

  const move = async (wish: Wish, isActivity?: true): Promise<void> => {
    const { direction, code } = wish
    try {
      const amount = fromCents(toCents(wish.amount))
      await (direction === 'in'
        ? transfer({ channelCode: code, amount, ty: '1', ...(isActivity && { isActivity }) }).unwrap()
        : recycle({ channelCode: code, amount }).unwrap())
      form.set({ amount: '' })
      onMoved()
      bus.emit('toast', { kind: 'success', message: TRANSFERRED })
    } catch (failure) {
      if (refusalOf(failure) !== 'VENUE_ACTIVITY') {
        if (isFailure(failure)) announce(failure)
      } else if (direction === 'in')
        bus.emit('showDialog', {
          msg: reasonOf(failure),
          isShowCancel: true,
          sureText: t('goOnIn'),
          onSure: () => void move(wish, true),
        })
      else bus.emit('showDialog', { msg: reasonOf(failure) })
    }
  }
  // Whoever names no venue begins with the way that money can take.
  const source = holding.find(({ status }) => status === 'open')
  const isBack = !channel && toCents(center) === 0 && source !== undefined
  const wrongAmount = (amount: string, wish: Wish): string | null => {
    const isIn = wish.direction === 'in'
    if (!isIn && amount === '') return t('outAmountRequired')
    const most = availableOf(wish)
    const wrong = (isIn ? transferInError : transferAmountError)(amount)
    if (wrong !== null || toCents(amount) <= toCents(most)) return wrong
    if (toCents(most) === 0) return t(isIn ? 'nothingHere' : 'nothingThere')
    return t('atMost', { amount: `¥${balanceText(most)}` })
  }
  const form = useForm<Wish>({
    values: {
      direction: isBack ? 'out' : 'in',
      code: channel || (isBack ? source : venues[0])?.channelCode || '',
      amount: '',
    },
    rules: {
      amount: wrongAmount,
    },
    beyond: { amount: (amount, wish) => isAmount(amount) && toCents(amount) > toCents(availableOf(wish)) },
    onSubmit: (wish) => move(wish),
  })
  const field = useRef<HTMLDivElement>(null)
  const begin = useEffectEvent((channelCode: string) => {
    form.set({ direction: 'in', code: channelCode })
    field.current?.querySelector('input')?.focus()
  })
  useEffect(() => {
    if (wanted) begin(wanted.code)
  }, [wanted])
  const isShut = rest !== undefined
  const comeHome = useEffectEvent(() => form.set({ direction: 'out', code: holding[0]?.channelCode ?? '' }))
  useEffect(() => {
    if (isShut) comeHome()
  }, [isShut])
  const { direction, code, amount } = form.values
  const venue = venueOf(code)
  const available = availableOf(form.values)
  const isNothing = toCents(available) === 0
  // With an amount the field says it.
  const said = amount === '' && t(direction === 'in' ? 'nothingHere' : 'nothingThere')
  const ways = direction === 'in' && !isShut && (
    <>
      <Link to={to('saveMoney')}>{t('toDeposit')}</Link>
      {source && (
        <button
          type="button"
          onClick={() => form.set({ direction: 'out', code: source.channelCode, amount: '' })}
        >
          {t('takeFrom', { venue: source.name })}
        </button>
      )}
    </>
  )
  const why = rest && (
    <p className={css.shut}>
      {restWords('onlyHome', { what: restWords(rest.kind), time: endText(rest.until) })}{' '}
      <Link to={to('restraint')}>{restWords('details')}</Link>
    </p>
  )
  if (rest && holding.length === 0) return why
  return (
    <Form
      form={form}
      className={fields.told}
      action={t('confirmTransfer')}
      button={{ size: 'lg', disabled: isNothing }}
    >
      {why}
      <SegmentedControl
        aria-label={t('direction')}
        value={direction}
        data={[
          { value: 'in', label: t('inTitle'), disabled: isShut },
          { value: 'out', label: t('outTitle') },
        ]}
        onChange={(value) => {
          // Nothing comes out of an empty one.
          const isEmpty = value === 'out' && !holding.some(({ channelCode }) => channelCode === code)
          form.set({ direction: value, ...(isEmpty && holding[0] && { code: holding[0].channelCode }) })
        }}
      />
      <Select
        label={direction === 'in' ? t('toVenue') : t('fromVenue')}
        description={venue?.activityLocked ? venue.lockMessage : undefined}
        searchable
        allowDeselect={false}
        nothingFoundMessage={t('noSuchVenue')}
        data={[
          { group: t('venuesHolding'), items: holding.map(asChoice) },
          {
            group: t('venuesEmpty'),
            // The one that stands is told with what it holds, when that has gone as well.
            items: empty
              .filter(({ channelCode }) => direction === 'in' || channelCode === code)
              .map(asChoice),
          },
        ].filter(({ items }) => items.length > 0)}
        value={code}
        onChange={(chosen) => chosen && form.set({ code: chosen })}
      />
      <div ref={field}>
        <AmountField
          className={fields.beside}
          label={direction === 'in' ? t('inAmount') : t('outAmount')}
          placeholder={direction === 'in' ? t('inAmountPlaceholder') : t('outAmountRequired')}
          hint={t('available', { amount: `¥${balanceText(available)}` })}
          all={isNothing ? undefined : available}
          {...form.field('amount')}
          onBlur={form.leave('amount')}
        />
      </div>
      <p className={css.after} aria-live="polite">
        {isNothing && (
          <>
            {said} {ways}
          </>
        )}
        {wrongAmount(amount, form.values) === null &&
          t('afterwards', {
            center: balanceText(fromCents(toCents(center) + (direction === 'in' ? -1 : 1) * toCents(amount))),
          })}
      </p>
    </Form>
  )
}
