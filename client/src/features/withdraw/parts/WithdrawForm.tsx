import { fromCents, toCents } from '@app/contract/kit/cents'
import { isAmount } from '@app/contract/rules/money/amount'
import { SECOND_PASSWORD_LENGTH } from '@app/contract/rules/account/password'
import { SECOND_PASSWORD_FORMAT } from '@app/contract/rules/addedTexts'
import type { UsdtWithdrawInfo, WithdrawInfo } from '@app/contract/withdraw/withdrawInfo'
import type { WithdrawType } from '@app/contract/withdraw/withdrawOrder'
import { announce } from '../../../api/baseQuery.ts'
import { isFailure, reasonOf, refusalOf } from '../../../api/failure.ts'
import { lockedUntil } from '../../../api/codes/tries.ts'
import { useWithdrawText } from '../text.ts'
import { balanceText, prizeText } from '../../../lib/text/amount.ts'
import { type ReactNode, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { to } from '../../../paths.ts'
import { digitsOf } from '../../../lib/text/typed.ts'
import { md5 } from '../../../lib/device/md5.ts'
import { AmountField } from '../../../ui/AmountField/AmountField.tsx'
import { Form } from '../../../ui/Form/Form.tsx'
import fields from '../../../ui/Form/Form.module.css'
import { useForm } from '../../../ui/Form/useForm.ts'
import { useCreateWithdrawalMutation } from '../withdraw.api.ts'
import { amountProblem, costOf, KIND_OF, mostCents, networkOf } from '../withdraw.rules.ts'
import { AccountPicker } from './AccountPicker.tsx'
import { Countdown } from '../../../ui/Countdown/Countdown.tsx'
import css from '../withdraw.module.css'
import { Summary } from './Summary.tsx'
import { Money } from '../../../ui/Money/Money.tsx'
import { SubmitFoot } from '../../../ui/SubmitFoot/SubmitFoot.tsx'
import { PasswordField } from '../../../ui/PasswordField/PasswordField.tsx'

interface CoinRateProps {
  info: UsdtWithdrawInfo
  network: UsdtWithdrawInfo['networks'][number] | undefined
  onEnd: () => void
}

/** The rate of a withdrawal in coin, held for a minute, and the warning of the chosen network. */
const CoinRate = ({ info, network, onEnd }: CoinRateProps) => {
  const t = useWithdrawText()
  return (
    <div className={css.rate}>
      <p>
        <span>
          1 USDT = <strong>¥{info.rate}</strong>
        </span>
        <span>
          {t('rateHeld')}{' '}
          <Countdown key={info.rateExpireAt} until={info.rateExpireAt} label={t('rateHeld')} onEnd={onEnd} />
        </span>
      </p>
      {network && (
        <p className={css.warning}>
          {t('networkFee', { network: network.name, fee: prizeText(network.fee) })} {network.warning}
        </p>
      )}
    </div>
  )
}

interface Props {
  type: WithdrawType
  info: WithdrawInfo | UsdtWithdrawInfo
  arrival: string
  onDone: (orderNo: string) => Promise<unknown>
  onRateEnd: () => void
  /** Above the fields. */
  ready: ReactNode
  /** Below the button; on a phone above it. */
  tips: ReactNode
}

/** Account, amount and second password; beside them what comes of it, and the button. Whatever is refused, what was typed stays. */
export const WithdrawForm = ({ type, info, arrival, ready, tips, onDone, onRateEnd }: Props) => {
  const t = useWithdrawText()
  /** One that was added for this just now. */
  const asked = useSearchParams()[0].get('cardId')
  const accounts = info.accounts.filter(({ kind }) => kind === KIND_OF[type])
  const [create] = useCreateWithdrawalMutation()
  /** As it was when the page was opened, and as a refusal says it. */
  const [known, setKnown] = useState(info.passwordLockedUntil)
  const [lock, setLock] = useState(known)
  if (known !== info.passwordLockedUntil) {
    setKnown(info.passwordLockedUntil)
    setLock(info.passwordLockedUntil)
  }
  const range = { min: prizeText(info.limits.min), max: prizeText(info.limits.max) }
  const centsOf = (amount: string) => (isAmount(amount) ? toCents(amount) : undefined)

  const amountText = (amount: string): string | null => {
    const problem = amountProblem(centsOf(amount), info.available, info.limits)
    if (!problem) return null
    if (problem === 'required') return t('amountRequired')
    if (problem === 'aboveBalance') return t('aboveBalance', { amount: balanceText(info.available) })
    if (problem === 'aboveDay') return t('aboveDay', { amount: prizeText(info.limits.dailyLeft) })
    return problem === 'aboveMax' ? t('aboveMax', { max: range.max }) : t('range', range)
  }
  const form = useForm({
    values: {
      cardId:
        (
          accounts.find(({ id }) => id === asked) ??
          accounts.find(({ isDefault }) => isDefault) ??
          accounts[0]
        )?.id ?? '',
      amount: '',
      password: '',
    },
    rules: {
      cardId: (cardId) => (accounts.some(({ id }) => id === cardId) ? null : t('accountRequired')),
      amount: amountText,
      password: ({ length }) => {
        if (length === 0) return t('passwordRequired')
        return length === SECOND_PASSWORD_LENGTH ? null : SECOND_PASSWORD_FORMAT
      },
    },
    beyond: { amount: (amount) => (centsOf(amount) ?? 0) > mostCents(info.available, info.limits) },
    onSubmit: async ({ cardId, amount, password }, refuse) => {
      try {
        const order = await create({
          type,
          cardId,
          amount: fromCents(toCents(amount)),
          secondPassword: md5(password),
        }).unwrap()
        return await onDone(order.orderNo)
      } catch (failure) {
        const until = lockedUntil(failure)
        // Until when is counted at the button.
        setLock(until)
        if (until) refuse({ password: () => t('lockedHint') })
        else if (refusalOf(failure) === 'PASSWORD_CHECK_FAILURE')
          refuse({ password: () => reasonOf(failure) })
        else if (isFailure(failure)) announce(failure)
        return undefined
      }
    },
  })
  const account = accounts.find(({ id }) => id === form.values.cardId)
  const coin = 'rate' in info ? info : undefined
  const network = coin && networkOf(coin.networks, account?.network ?? null)
  const cents = centsOf(form.values.amount)
  const cost =
    cents === undefined || amountText(form.values.amount)
      ? undefined
      : costOf(cents, info.limits.fee, coin && { rate: coin.rate, networkFee: network?.fee ?? '0.00' })
  const most = mostCents(info.available, info.limits)
  const isCut = cents === most && most < toCents(info.available)
  const cutHint = most === toCents(info.limits.max) ? 'atMax' : 'atDay'
  const coinText = cost?.coin ? `${balanceText(cost.coin)} USDT` : '--'
  return (
    <Form form={form}>
      <div className={css.way}>
        <div className={css.fields}>
          {ready}
          <AccountPicker type={type} accounts={accounts} {...form.field('cardId')} />
          {coin && <CoinRate info={coin} network={network} onEnd={onRateEnd} />}
          <AmountField
            className={fields.beside}
            label={t('amount')}
            placeholder={t('amountRequired')}
            hint={
              isCut
                ? t(cutHint, { amount: balanceText(info.available) })
                : t('amountHint', { ...range, amount: balanceText(info.available) })
            }
            all={fromCents(most)}
            inCapitals
            {...form.field('amount')}
            onBlur={form.leave('amount')}
          />
          <PasswordField
            className={`${fields.beside} ${css.password}`}
            label={t('password')}
            description={
              <>
                {t('passwordHint')}{' '}
                <Link to={to('userinfo')} className={css.forgotten}>
                  {t('passwordForgotten')}
                </Link>
              </>
            }
            inputMode="numeric"
            autoComplete="off"
            {...form.text('password', { take: digitsOf })}
            {...(lock !== undefined && { error: t('lockedHint') })}
          />
        </div>
        <div className={css.fields}>
          <Summary cost={cost} limits={info.limits} rate={coin?.rate} arrival={arrival} />
          {tips}
          <SubmitFoot
            label={t(coin ? 'coin' : 'arrives')}
            action={
              lock ? (
                <>
                  {t('lockedFor')}&nbsp;
                  <Countdown until={lock} label={t('lockedFor')} onEnd={() => setLock(undefined)} />
                </>
              ) : (
                t('submit')
              )
            }
            isBusy={form.isBusy}
            isDisabled={lock !== undefined}
          >
            {!cost && '--'}
            {cost && (coin ? coinText : <Money yuan={fromCents(cost.arrivalCents)} />)}
          </SubmitFoot>
        </div>
      </div>
    </Form>
  )
}
