import { Group, TextInput } from '@mantine/core'
import type { PaymentType } from '@app/contract/deposit/paymentType'
import { fromCents, toCents } from '@app/contract/kit/cents'
import { DEPOSIT_TURNOVER_TIMES } from '@app/contract/rules/limits'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useDepositText } from '../text.ts'
import { WAIT_ROUTES } from '../../../api/unpaid.ts'
import { balanceText, prizeText } from '../../../lib/text/amount.ts'
import { to } from '../../../paths.ts'
import { useAmountInput } from '../../../ui/useAmountInput.tsx'
import { Form } from '../../../ui/Form/Form.tsx'
import fields from '../../../ui/Form/Form.module.css'
import { Money } from '../../../ui/Money/Money.tsx'
import { SubmitFoot } from '../../../ui/SubmitFoot/SubmitFoot.tsx'
import { useForm } from '../../../ui/Form/useForm.ts'
import { useLeave } from '../../../ui/useLeave.ts'
import { useTooLong } from '../../../ui/useTooLong.ts'
import {
  useCustomerInfoQuery,
  useDepositorQuery,
  usePayMutation,
  useSignalCodeMutation,
} from '../deposit.api.ts'
import { bonusOf, coinFor, isInRange, turnoverOf, typedCents } from '../deposit.rules.ts'
import type { OwnLeft } from '../deposit.rules.ts'
import css from '../deposit.module.css'
import { AmountChips } from './AmountChips.tsx'
import { BindName } from './BindName.tsx'
import { ChannelPicker } from './ChannelPicker.tsx'

/** As the contract bounds it. */
const PAYER_NAME_MAX = 50

/** Who paid before, if nobody else did. */
const onlyOf = (names: readonly string[] = []): string => (names.length === 1 ? names[0]! : '')

interface Props {
  type: PaymentType
  ownLeft: OwnLeft | undefined
  /** The amount, which another method takes over. */
  typed: string
  onTyped: (amount: string) => void
  /** What stands below the button. */
  children: ReactNode
}

/** Channel, amount and payer of one method; beside them what comes of it, and the button. Whatever is refused, what was typed stays. */
export const PayForm = ({ type, ownLeft, typed, onTyped, children }: Props) => {
  const t = useDepositText()
  const leave = useLeave()
  const [pay] = usePayMutation()
  const [askSignal] = useSignalCodeMutation()
  const isTransfer = type.kind === 'bank'
  const { data: customer, refetch: askCustomer } = useCustomerInfoQuery({}, { skip: !isTransfer })
  const { data: depositor, refetch: askDepositor } = useDepositorQuery({})
  const isNameless = type.needsPayerName && depositor?.bindRealName === false
  /** What isn't known yet is asked when it is submitted. */
  const isNamed = depositor?.bindRealName === true
  const arePayersKnown = !isTransfer || customer !== undefined
  const [isBound, setBound] = useState(false)
  const kept = useRef<{ yuan: string; code: string }>(undefined)
  const tooLong = useTooLong()
  const own = ownLeft && {
    cents: ownLeft.cents,
    every: t(`every_${ownLeft.span}`),
    words: { now: t(`now_${ownLeft.span}`), amount: prizeText(fromCents(ownLeft.cents)) },
  }
  const limitsOf = (channelId: string) => type.channels.find(({ id }) => id === channelId) ?? type
  const rangeOf = ({ min, max }: { min: string; max: string }) => ({
    min: prizeText(min),
    max: prizeText(max),
  })

  /** One code an amount: a repeated submit is the same call. */
  const codeFor = async (yuan: string): Promise<string | undefined> => {
    if (kept.current?.yuan === yuan) return kept.current.code
    const { data } = await askSignal({ amount: yuan, typeCode: type.code })
    if (data) kept.current = { yuan, code: data.code }
    return data?.code
  }
  const form = useForm({
    values: {
      channelId: type.channels.find(({ status }) => status === 'open')?.id ?? '',
      amount: typed,
      realName: '',
      payerName: '',
    },
    rules: {
      amount: (amount, { channelId }) => {
        const typed = typedCents(amount)
        const bounds = limitsOf(channelId)
        if (typed === undefined) return t('amountRequired')
        if (!isInRange(typed, bounds)) return t('amountRange', rangeOf(bounds))
        return own && typed > own.cents ? t('ownLimit', { ...own.words, every: own.every }) : null
      },
      payerName: (name) => {
        // Who has no name yet is asked for that one first, and it is taken for this.
        if (!type.needsPayerName || !isNamed || (name === '' && !arePayersKnown)) return null
        return name.trim() === '' ? t('payerNameRequired') : tooLong(name, PAYER_NAME_MAX)
      },
    },
    beyond: {
      amount: (amount, { channelId }) =>
        (typedCents(amount) ?? 0) > Math.min(toCents(limitsOf(channelId).max), own?.cents ?? Infinity),
    },
    onSubmit: async ({ channelId, amount, payerName }, refuse) => {
      let payer = payerName.trim()
      if (type.needsPayerName) {
        if (!isNamed && (await askDepositor()).data?.bindRealName === false)
          return refuse({ realName: () => t('bindFirst') })
        if (payer === '' && !arePayersKnown) payer = onlyOf((await askCustomer()).data?.payerNames)
        if (payer === '') return refuse({ payerName: () => t('payerNameRequired') })
      }
      const yuan = fromCents(typedCents(amount)!)
      // The remark by which a transfer is told apart from the others (U-FD-03).
      const signalCode = isTransfer ? await codeFor(yuan) : ''
      if (signalCode === undefined) return undefined
      const order = await pay({
        typeCode: type.code,
        channelId,
        amount: yuan,
        payerName: payer,
        signalCode,
      })
      if (!order.data) return undefined
      return leave(to(WAIT_ROUTES[order.data.waitRoute], { orderNo: order.data.orderNo }))
    },
  })
  const { amount, payerName } = form.values
  const payers = (type.needsPayerName && customer?.payerNames) || []
  const onlyPayer = onlyOf(payers)
  const fillPayer = (name: string) => {
    if (name && form.values.payerName === '') form.set({ payerName: name })
  }
  const fill = useEffectEvent(fillPayer)
  // Before it is painted: who paid before would be offered for a moment.
  useLayoutEffect(() => fill(onlyPayer), [onlyPayer])
  const setAmount = (picked: string) => {
    onTyped(picked)
    form.set({ amount: picked })
  }
  // What this method doesn't take says so at once.
  const judge = useEffectEvent(() => amount !== '' && form.leave('amount')())
  useEffect(() => void judge(), [])
  const amountInput = useAmountInput(amount, setAmount)
  const cents = typedCents(amount)
  const bounds = limitsOf(form.values.channelId)
  const isTaken = (each: number) => isInRange(each, bounds) && each <= (own?.cents ?? Infinity)
  /** Of what can't be paid nothing comes. */
  const paid = cents !== undefined && isTaken(cents) ? cents : undefined
  const bonus = bonusOf(paid ?? 0, type)
  const rest = own && isTaken(own.cents) && own.cents < toCents(bounds.max) ? [fromCents(own.cents)] : []
  // What one's own limit leaves no room for isn't offered at all.
  const offered = [...new Set([...rest, ...type.quickAmounts])]
    .filter((each) => toCents(each) <= (own?.cents ?? Infinity))
    .toSorted((a, b) => toCents(a) - toCents(b))
  const sum = (typed: number) =>
    type.rate ? balanceText(coinFor(typed, type.rate)) : <Money yuan={fromCents(typed)} />
  return (
    <Form form={form}>
      <div className={css.method}>
        <div className={css.forms}>
          <ChannelPicker channels={type.channels} {...form.field('channelId')} />
          <TextInput
            className={`${fields.beside} ${fields.instead} ${css.amount}`}
            label={t('amount')}
            placeholder={t('amountPlaceholder')}
            description={
              own && own.cents < toCents(bounds.max)
                ? t('ownLeft', { ...own.words, min: rangeOf(bounds).min })
                : t('amountRange', rangeOf(bounds))
            }
            leftSection="¥"
            inputMode="decimal"
            size="md"
            value={amount}
            {...amountInput.below(form.errorOf('amount'))}
            onChange={(event) => amountInput.type(event.currentTarget.value)}
            onBlur={() => {
              amountInput.leave()
              form.leave('amount')()
            }}
          />
          <AmountChips
            amounts={offered}
            rate={type.rate}
            value={cents}
            isTaken={isTaken}
            onPick={setAmount}
          />
          {(isNameless || isBound) && (
            <BindName
              type={type}
              field={form.text('realName', { take: (text) => text.trim() })}
              onWrong={(words) => form.setErrors({ realName: () => words })}
              isBound={isBound}
              onBound={(name) => {
                setBound(true)
                fillPayer(name)
              }}
            />
          )}
          {type.needsPayerName && (
            <TextInput
              className={fields.beside}
              label={t('payerName')}
              description={
                depositor?.realName ? t('payerNameOwn', { name: depositor.realName }) : t('payerNameHint')
              }
              autoComplete="name"
              size="md"
              {...form.text('payerName')}
            />
          )}
          {payers.some((name) => name !== payerName) && (
            <Group role="group" aria-label={t('formerPayers')} gap="0.5rem">
              {payers.map((name) => (
                <button
                  key={name}
                  type="button"
                  className={css.chip}
                  aria-pressed={name === payerName}
                  onClick={() => form.set({ payerName: name })}
                >
                  {name}
                </button>
              ))}
            </Group>
          )}
        </div>
        <div className={css.aside}>
          <div className={css.summary} aria-live="polite">
            <dl>
              {type.rate && (
                <div>
                  <dt>{t('rate')}</dt>
                  <dd>{t('rateOf', { rate: type.rate })}</dd>
                </div>
              )}
              {type.bonusRate > 0 && (
                <div>
                  <dt>{t('bonus')}</dt>
                  <dd className={css.bonus}>
                    {bonus > 0 ? `+¥${balanceText(fromCents(bonus))}` : `${type.bonusRate}%`}
                  </dd>
                </div>
              )}
              <div>
                <dt>{t('arrival')}</dt>
                <dd>{type.arrival}</dd>
              </div>
              <div>
                <dt>{t('turnover')}</dt>
                <dd>{paid === undefined ? '--' : <Money yuan={fromCents(turnoverOf(paid, bonus))} />}</dd>
              </div>
            </dl>
            <p>{t('turnoverHint', { times: DEPOSIT_TURNOVER_TIMES })}</p>
          </div>
          <SubmitFoot
            label={t(type.rate ? 'payCoin' : 'payAmount')}
            note={
              paid === undefined
                ? t('footTimes', { times: DEPOSIT_TURNOVER_TIMES })
                : t('footTurnover', { amount: balanceText(fromCents(turnoverOf(paid, bonus))) })
            }
            action={t('submit')}
            isBusy={form.isBusy}
          >
            {paid === undefined ? '--' : sum(paid)}
          </SubmitFoot>
          {children}
        </div>
      </div>
    </Form>
  )
}
