import { fromCents, toCents } from '@app/contract/kit/cents'
import { orderText } from '../../i18n/order.ts'
import { balanceText } from '../../lib/text/amount.ts'
import { bus, type Order, type OrderNews } from '../../lib/bus.ts'
import { isOnline } from '../../lib/device/online.ts'

type Said = Readonly<Record<string, unknown>>
type Word = Parameters<typeof orderText>[0]
interface Verb {
  name: Word | ((said: Said) => Word)
  /** Yuan, as far as the order says it. */
  amount?: (said: Said) => string | undefined
  unit?: (said: Said) => string
  /** Where the player finds it. */
  place: Word
}

const amountOf = ({ amount }: Said) => amount as string | undefined
const requestOf = (said: Said) => said['request'] as { stake?: string; entries?: { stake: string }[] } & Said
const stakes = (said: Said) =>
  fromCents((requestOf(said).entries ?? []).reduce((sum, { stake }) => sum + toCents(stake), 0))
const seriesStake = (said: Said) => requestOf(said).stake

const inBets = { place: 'betRecord' } as const
const inDeals = { place: 'deals', amount: amountOf } as const
const inGifts = { place: 'gifts' } as const
const JOINING: Readonly<Record<string, Word>> = { draw: 'draw', sign: 'sign' }

const VERBS: Readonly<Record<string, Verb>> = {
  'resource#bet': { ...inBets, name: 'bet', amount: stakes },
  'resource#bet_parlay': { ...inBets, name: 'parlay', amount: seriesStake },
  'resource#bet_system': { ...inBets, name: 'system', amount: seriesStake },
  'resource#cash_out': { ...inBets, name: 'cashOut', amount: (said) => amountOf(requestOf(said)) },
  'resource#cash_out_auto': { ...inBets, name: 'autoCashOut', amount: (said) => amountOf(requestOf(said)) },
  'payment/pay': { ...inDeals, name: 'deposit' },
  'withdraw/new': { ...inDeals, name: 'withdraw' },
  'venue/transfer': { ...inDeals, name: 'transferIn' },
  'venue/recycle': { ...inDeals, name: 'recycle' },
  'transfer/utcTransfer': { ...inDeals, name: 'exchange', unit: ({ from }) => (from === 'USDT' ? '₮' : '¥') },
  'vipWeek/receive': { ...inGifts, name: 'weekGift' },
  'welfare/receive': { ...inGifts, name: 'welfare' },
  'promotion/joinActivity': {
    ...inGifts,
    name: ({ payload }) => JOINING[String((payload as Said)['action'])] ?? 'join',
  },
  'promotion/confirmInfo': { ...inGifts, name: 'claim' },
  'activityTopGift/exchange': { ...inGifts, name: 'buy' },
  'venue/launch': { place: 'deals', name: 'launch' },
}

const verbOf = ({ path, method }: Order): Verb =>
  VERBS[
    path
      .split('/')
      .slice(-(method ? 1 : 2))
      .join('/') + (method && `#${method}`)
  ] ?? {
    name: 'other',
    place: 'deals',
  }

/** "投注 ¥100.00" */
const whatOf = (order: Order): string => {
  const { name, amount, unit = () => '¥' } = verbOf(order)
  const yuan = amount?.(order.said)
  const word = orderText(typeof name === 'function' ? name(order.said) : name)
  return yuan ? `${word} ${unit(order.said)}${balanceText(yuan)}` : word
}

const PLACED: readonly OrderNews[] = ['done', 'before', 'unknown']

const SHOWN_AFTER_MS = 400
const waiting = new Map<string, ReturnType<typeof setTimeout>>()
const idOf = ({ requestId }: Order): string => `${requestId} asked`

/** Says that it is being asked, if that takes more than a moment. */
const askAfter = (order: Order): void => {
  const show = () => {
    // Why nobody answers is said already.
    if (!isOnline()) return
    bus.emit('toast', {
      kind: 'info',
      id: idOf(order),
      stays: true,
      isWaiting: true,
      message: orderText('asking', { what: whatOf(order) }),
    })
  }
  waiting.set(order.requestId, setTimeout(show, SHOWN_AFTER_MS))
}
const heard = (order: Order): void => {
  clearTimeout(waiting.get(order.requestId))
  if (waiting.delete(order.requestId)) bus.emit('toast', { kind: 'info', id: idOf(order), message: '' })
}

/** What stands on the screen, by the id of its order. */
const standing = new Map<string, { order: Order; news: OrderNews }>()

/** What was told of an order by the same verb is over with one that was done; what nobody knows stays unknown. */
export const forgetTold = ({ requestId, path, method }: Order): void => {
  for (const [id, { order, news }] of standing) {
    if (order.path !== path || order.method !== method || (news === 'unknown' && id !== requestId)) continue
    standing.delete(id)
    bus.emit('toast', { kind: 'info', id, message: '' })
  }
}

/** What became of an order: stays until it is put aside, for nobody may have been looking when the answer was lost. */
export const tellOrder = (order: Order, news: OrderNews): void => {
  if (news === 'asking') return askAfter(order)
  if (news === 'heard') return heard(order)
  if (news !== 'done') standing.set(order.requestId, { order, news })
  bus.emit('toast', {
    kind: news === 'done' ? 'success' : 'error',
    id: order.requestId,
    stays: true,
    message: orderText(news, {
      what: whatOf(order),
      ...(PLACED.includes(news) && { place: orderText(verbOf(order).place) }),
    }),
  })
}
