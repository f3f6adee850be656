import { fromCents, toCents, writtenCents } from '@app/contract/kit/cents'
import type { Arg, Data } from '@app/contract/kit/endpoint'
import type { wallet } from '@app/contract/wallet/wallet'
import type { Refuse } from '../../kit/refusal.ts'
import { type Clock, MINUTE } from '../../world/clock.ts'
import type { Streams } from '../../world/random.ts'
import { type Ledger, InsufficientFunds } from './wallet.ledger.ts'
import { type Currency, center, exchange, move, usdt } from './wallet.rules.ts'
import type { WalletStore } from './wallet.store.ts'

/** U-FD-06: yuan for one USDT when buying and when selling it; a quote holds for a minute. */
export const BUY_RATE = 720
export const SELL_RATE = 710
export const QUOTE_LIFE = MINUTE
/** U-FD-06: limits of one exchange, in cents of the currency that is paid. */
const MIN_CENTS: Record<Currency, number> = { CNY: 10_000, USDT: 1_000 }
const MAX_CENTS: Record<Currency, number> = { CNY: 5_000_000, USDT: 700_000 }

export interface ExchangeDeps {
  ledger: Ledger
  store: WalletStore
  clock: Clock
  random: Streams
  /** With 免转, brings what the centre lacks from the venues. */
  bringHome(memberId: number, cents: number): void
}

export type ExchangeService = ReturnType<typeof openExchange>

/** RMB ↔ USDT between the two purses of a member. */
export const openExchange = ({ ledger, store, clock, random, bringHome }: ExchangeDeps) => ({
  quote: (memberId: number, from: Currency): Data<typeof wallet.getTransferRate> => {
    const rateHundredths = from === 'CNY' ? BUY_RATE : SELL_RATE
    const expireAt = clock.now() + QUOTE_LIFE
    const id = `Q${random.digits('quote', 12)}`
    store.keepQuote({ id, memberId, from, rateHundredths, expireAt })
    return {
      quoteId: id,
      from,
      to: from === 'CNY' ? 'USDT' : 'CNY',
      rate: fromCents(rateHundredths),
      min: fromCents(MIN_CENTS[from]),
      max: fromCents(MAX_CENTS[from]),
      expireAt,
      serverTime: clock.now(),
    }
  },
  /** Forgets quotes that have run out. */
  sweep: () => store.sweepQuotes(clock.now()),
  /** Books the exchange at the quoted rate; what is received is cut to the cent. */
  transfer: (
    memberId: number,
    body: Arg<typeof wallet.utcTransfer>,
    refuse: Refuse<'WARNING' | 'INVALID_PARAMETER'>,
  ) => {
    const quote = store.takeQuote(body.quoteId)
    if (quote?.memberId !== memberId || quote.from !== body.from)
      return refuse('INVALID_PARAMETER', { message: '汇率报价不存在' })
    if (quote.expireAt <= clock.now()) return refuse('WARNING', { message: '汇率已过期，请重新获取' })
    const paid = toCents(body.amount)
    if (paid < MIN_CENTS[body.from] || paid > MAX_CENTS[body.from])
      return refuse('WARNING', {
        message: `单笔兑换金额为 ${writtenCents(MIN_CENTS[body.from])} 至 ${writtenCents(MAX_CENTS[body.from])}`,
      })
    const received =
      body.from === 'CNY'
        ? Math.floor((paid * 100) / quote.rateHundredths)
        : Math.floor((paid * quote.rateHundredths) / 100)
    const [mine, theirs] =
      body.from === 'CNY' ? [center(memberId), usdt(memberId)] : [usdt(memberId), center(memberId)]
    const orderNo = `X${clock.now()}${random.digits('exchange', 4)}`
    if (body.from === 'CNY') bringHome(memberId, paid)
    try {
      ledger.book({
        memberId,
        verb: 'exchange',
        ref: orderNo,
        note: `${body.from}→${body.to} ${fromCents(quote.rateHundredths)}`,
        postings: [...move(mine, exchange(body.from), paid), ...move(exchange(body.to), theirs, received)],
      })
    } catch (error) {
      if (error instanceof InsufficientFunds) return refuse('WARNING', { message: '余额不足' })
      throw error
    }
    return { orderNo, paid: fromCents(paid), received: fromCents(received) }
  },
})
