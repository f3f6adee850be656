import { fromCents, toCents } from '@app/contract/kit/cents'
import type { Balance } from '@app/contract/wallet/balance'
import type { ReactNode } from 'react'
import { balanceText, prizeText } from '../../../lib/text/amount.ts'
import { Money } from '../../../ui/Money/Money.tsx'
import css from './coin.module.css'
import { type Currency, OTHER, received, roundTrip, SAMPLE, spreadOf, UNITS } from './coin.rules.ts'
import { useCoinText } from './text.ts'

interface Props {
  from: Currency
  /** What is paid, once it can be. */
  cents: number | undefined
  /** Of both directions, as far as they are known. */
  rates: Record<Currency, string | undefined>
  balance: Balance
}

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** Before the press: what is paid at which rate, what it costs to come back, and what both purses hold afterwards. */
export const Summary = ({ from, cents, rates, balance }: Props) => {
  const t = useCoinText()
  const rate = rates[from]
  const back = rates[OTHER[from]]
  const both = rate && back ? ({ [from]: rate, [OTHER[from]]: back } as Record<Currency, string>) : undefined
  const trip = both && roundTrip(cents ?? SAMPLE[from], from, both)
  const gap = both && spreadOf(both.CNY, both.USDT)
  const said = (amount: number, of: Currency) => `${UNITS[of]}${balanceText(fromCents(amount))}`
  const own = { CNY: toCents(balance.available), USDT: toCents(balance.usdtBalance) }
  const got = cents === undefined || !rate ? undefined : received(cents, rate, from)
  const afterwards = (of: Currency) =>
    cents === undefined || got === undefined ? undefined : own[of] + (of === from ? -cents : got)
  const outside =
    from === 'CNY' && balance.autoTransfer && cents ? cents - toCents(balance.centerWalletBalance) : 0
  const purse = (of: Currency) => {
    const then = afterwards(of)
    return (
      <Line name={t(of === 'CNY' ? 'cny' : 'usdt')}>
        <Money yuan={fromCents(then ?? own[of])} unit={UNITS[of]} />
        {then !== undefined && <small className={css.was}>{said(own[of], of)} →</small>}
      </Line>
    )
  }
  return (
    <section className={css.summary} aria-label={t('summary')}>
      <dl>
        <Line name={t('pay')}>
          {cents === undefined ? '--' : <Money yuan={fromCents(cents)} unit={UNITS[from]} />}
        </Line>
        <Line name={t('rate')}>
          {rate ? (
            <>
              1 USDT = ¥{rate} <small>{t(from === 'CNY' ? 'buyRate' : 'sellRate')}</small>
            </>
          ) : (
            '--'
          )}
        </Line>
        <Line name={t('fee')}>{t('noFee')}</Line>
        {trip && gap && (
          <div className={css.cost}>
            <dt>{t('cost')}</dt>
            <dd>{cents !== undefined && said(trip.lost, from)}</dd>
            <dd className={css.why}>
              {cents === undefined
                ? t('spreadOnly', {
                    ...gap,
                    sum: `${UNITS[from]}${prizeText(fromCents(SAMPLE[from]))}`,
                    lost: said(trip.lost, from),
                  })
                : t('spread', { ...gap, back: said(trip.back, from), lost: said(trip.lost, from) })}
            </dd>
          </div>
        )}
      </dl>
      <h2>{t(got === undefined ? 'now' : 'after')}</h2>
      <dl>
        {purse('CNY')}
        {purse('USDT')}
      </dl>
      {outside > 0 && (
        <p className={css.why}>{t('fromVenues', { amount: balanceText(fromCents(outside)) })}</p>
      )}
    </section>
  )
}
