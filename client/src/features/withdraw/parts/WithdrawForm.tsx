import { fromCents, toCents } from '@app/contract/kit/cents'
import { isAmount } from '@app/contract/rules/money/amount'
import { SECOND_PASSWORD_LENGTH } from '@app/contract/rules/account/password'
import { SECOND_PASSWORD_FORMAT } from '@app/contract/rules/addedTexts'
import type { UsdtWithdrawInfo, WithdrawInfo } from '@app/contract/withdraw/withdrawInfo'
import type { WithdrawType } from '@app/contract/withdraw/withdrawOrder'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { announce } from '../../../api/baseQuery.ts'
import { isFailure, reasonOf, refusalOf } from '../../../api/failure.ts'
import { useLiteral } from '../../../i18n/literal.ts'
import { useWithdrawText } from '../text.ts'
import { balanceText } from '../../../lib/text/amount.ts'
import { bus } from '../../../lib/bus.ts'
import { digitsOf } from '../../../lib/text/digits.ts'
import { md5 } from '../../../lib/device/md5.ts'
import { AmountField } from '../../../ui/AmountField/AmountField.tsx'
import { useErrors } from '../../../ui/useErrors.ts'
import { useFirstError } from '../../../ui/useFirstError.ts'
import { useSubmit } from '../../../ui/useSingly.ts'
import { useCreateWithdrawalMutation } from '../withdraw.api.ts'
import { amountProblem, costOf, KIND_OF, mostCents, networkOf } from '../withdraw.rules.ts'
import { AccountPicker } from './AccountPicker.tsx'
import { Countdown } from '../../../ui/Countdown/Countdown.tsx'
import css from '../withdraw.module.css'
import { Summary } from './Summary.tsx'
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
        1 USDT = <strong>¥{info.rate}</strong>
        <span>
          {t('rateHeld')}{' '}
          <Countdown key={info.rateExpireAt} until={info.rateExpireAt} label={t('rateHeld')} onEnd={onEnd} />
        </span>
      </p>
      {network && (
        <p className={css.warning}>
          {t('networkFee', { network: network.name, fee: network.fee })} {network.warning}
        </p>
      )}
    </div>
  )
}

interface Props {
  type: WithdrawType
  info: WithdrawInfo | UsdtWithdrawInfo
  arrival: string
  onDone: (orderNo: string) => Promise<void>
  onRateEnd: () => void
}

/** Account, amount and second password. Whatever is refused, what was typed stays. */
export const WithdrawForm = ({ type, info, arrival, onDone, onRateEnd }: Props) => {
  const t = useWithdrawText()
  const literal = useLiteral()
  const accounts = info.accounts.filter(({ kind }) => kind === KIND_OF[type])
  const [cardId, setCardId] = useState(
    () => (accounts.find(({ isDefault }) => isDefault) ?? accounts[0])?.id ?? '',
  )
  const [amount, setAmount] = useState('')
  const [password, setPassword] = useState('')
  const { errors, setErrors, attempt } = useErrors({ account: cardId, amount, password })
  const form = useFirstError(attempt)
  const [create, { isLoading }] = useCreateWithdrawalMutation()

  const account = accounts.find(({ id }) => id === cardId)
  const coin = 'rate' in info ? info : undefined
  const network = coin && networkOf(coin.networks, account?.network ?? null)
  const cents = isAmount(amount) ? toCents(amount) : undefined
  const cost =
    cents === undefined
      ? undefined
      : costOf(cents, info.limits.fee, coin && { rate: coin.rate, networkFee: network?.fee ?? '0.00' })
  const range = { min: balanceText(info.limits.min), max: balanceText(info.limits.max) }

  const amountText = (): string | null => {
    const problem = amountProblem(cents, info.available, info.limits)
    if (!problem) return null
    if (problem === 'required') return t('amountRequired')
    if (problem === 'aboveBalance') return t('aboveBalance', { amount: balanceText(info.available) })
    if (problem === 'aboveDay') return t('aboveDay', { amount: balanceText(info.limits.dailyLeft) })
    return t('range', range)
  }
  const submit = useSubmit(async () => {
    const wrong = {
      account: account ? null : t('accountRequired'),
      amount: amountText(),
      password:
        password === ''
          ? t('passwordRequired')
          : password.length === SECOND_PASSWORD_LENGTH
            ? null
            : literal(SECOND_PASSWORD_FORMAT),
    }
    setErrors(wrong)
    if (Object.values(wrong).some(Boolean)) return
    try {
      const order = await create({
        type,
        cardId,
        amount: fromCents(cents!),
        secondPassword: md5(password),
      }).unwrap()
      bus.emit('toast', { kind: 'success', message: t('submitted') })
      await onDone(order.orderNo)
    } catch (failure) {
      if (refusalOf(failure) === 'PASSWORD_CHECK_FAILURE') setErrors({ password: reasonOf(failure) })
      else if (isFailure(failure)) announce(failure)
    }
  })
  return (
    <form ref={form} onSubmit={submit} noValidate className={css.form}>
      <AccountPicker
        type={type}
        accounts={accounts}
        value={cardId}
        error={errors.account ?? null}
        onChange={setCardId}
      />
      {coin && <CoinRate info={coin} network={network} onEnd={onRateEnd} />}
      <AmountField
        label={t('amount')}
        placeholder={t('amountRequired')}
        hint={`${t('range', range)} · ${t('available', { amount: balanceText(info.available) })}`}
        all={fromCents(mostCents(info.available, info.limits))}
        inCapitals
        value={amount}
        error={errors.amount}
        onChange={setAmount}
      />
      <Summary cost={cost} limits={info.limits} rate={coin?.rate} />
      <PasswordField
        label={t('password')}
        description={t('passwordHint')}
        inputMode="numeric"
        autoComplete="off"
        value={password}
        error={errors.password}
        onChange={(event) => setPassword(digitsOf(event.currentTarget.value))}
      />
      <Button type="submit" size="lg" loading={isLoading}>
        {t('submit')}
      </Button>
      <p className={css.hint}>{t('arrival', { time: arrival })}</p>
    </form>
  )
}
