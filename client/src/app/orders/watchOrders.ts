import { api } from '../../api/api.ts'
import { openIntents } from '../../api/order/intent.ts'
import { session } from '../../api/session.ts'
import type { Tag } from '../../api/tags.ts'
import { arriving } from '../../lib/arriving.ts'
import { bus } from '../../lib/bus.ts'
import type { AppStore } from '../store.ts'

/** What tells of money, and of what it was moved for; and whether a break is on. */
const MOVED: Tag[] = [
  'Balance',
  'VenueBalance',
  'Deposit',
  'Withdraw',
  'DealRecord',
  'BetRecord',
  'Restraint',
]

/** Orders whose answer was lost with their page: asked about when the member is here, and whenever something may be heard again. */
export const watchOrders = (store: AppStore): (() => void) => {
  const look = () => {
    if (!session.isMember() || openIntents().length === 0) return
    void arriving(() => import('../../api/order/settle.ts')).then(({ settleOpen }) => settleOpen())
  }
  const lookIfSeen = () => {
    if (document.visibilityState !== 'visible') return
    look()
    // Another tab may have moved money meanwhile.
    store.dispatch(api.util.invalidateTags(MOVED))
  }
  look()
  addEventListener('online', look)
  document.addEventListener('visibilitychange', lookIfSeen)
  const teller = () => arriving(() => import('./tellOrder.ts'))
  const taker = () => arriving(() => import('./takeOrder.ts'))
  const endings = [
    bus.on('ordering', () => void Promise.all([teller(), taker()])),
    bus.on('orderTold', ({ order, news }) => {
      const tell = () => void teller().then(({ tellOrder }) => tellOrder(order, news))
      if (news === 'asking' || news === 'heard') return tell()
      void taker().then(({ askAnew, loseOrder }) => {
        // Once, and where it matters.
        if (!loseOrder(store, order, news)) tell()
        askAnew(store)
      })
    }),
    bus.on('ordered', (order) => void teller().then(({ forgetTold }) => forgetTold(order))),
    bus.on('login_success', look),
    bus.on('orderDone', (order) => void taker().then(({ takeOrder }) => takeOrder(store, order))),
  ]
  return () => {
    removeEventListener('online', look)
    document.removeEventListener('visibilitychange', lookIfSeen)
    for (const end of endings) end()
  }
}
