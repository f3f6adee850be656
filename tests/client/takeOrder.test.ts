import { contract } from '@app/contract'
import { entryKey } from '@app/contract/sport/slip/entry'
import { emptySlip } from '@app/contract/sport/slip/slip'
import { afterEach, expect, test, vi } from 'vitest'
import { createStore, rootReducer } from '../../client/src/app/store.ts'
import { loseOrder, takeOrder } from '../../client/src/app/orders/takeOrder.ts'
import { watchOrders } from '../../client/src/app/orders/watchOrders.ts'
import { sportOf, type SportRoot, sportSlice } from '../../client/src/features/sport/sport.slice.ts'
import { bus, type OrderDone, type OrderNews } from '../../client/src/lib/bus.ts'
import { stored } from '../../client/src/lib/device/storage.ts'
import { entryFor } from '../../client/src/features/sport/slip/entry.data.ts'

const slipOf = (gameIds: readonly string[]) => {
  const store = createStore()
  rootReducer.inject(sportSlice)
  store.dispatch(
    sportSlice.actions.slipChanged({ ...emptySlip, entries: gameIds.map((hgid) => entryFor({ hgid })) }),
  )
  return store
}
const order = (method: string, gameIds: readonly string[], data: unknown): OrderDone => ({
  requestId: 'r1',
  path: contract.sport.resource.path,
  method,
  said: { request: { entries: gameIds.map((gameId) => ({ gameId, wtype: 'R', w: 'RH', stake: '10.00' })) } },
  data,
})
const standing = (store: ReturnType<typeof createStore>) => {
  const { slip, placed, marks } = sportOf(store.getState() as SportRoot)
  return { left: slip.entries.map(({ oddInfo }) => oddInfo.gameId), placed, marks }
}

afterEach(() => localStorage.clear())

test('of a bet of an earlier page what was taken leaves the slip, what was refused stays and says why', () => {
  const store = slipOf(['1', '2', '3'])
  takeOrder(
    store,
    order('bet', ['1', '2'], {
      entries: [
        { ticket_id: '901', active: 'accepted', reason: null },
        { ticket_id: '', active: 'refused', reason: 'oddsChanged' },
      ],
    }),
  )
  expect(standing(store)).toEqual({
    left: ['2', '3'],
    placed: ['901'],
    marks: { [entryKey(entryFor({ hgid: '2' }))]: 'oddsChanged' },
  })
  // The next page has it so as well.
  expect(JSON.parse(stored.read('sportSlip'))).toMatchObject({
    placed: ['901'],
    slip: { entries: [{}, {}] },
  })
})

test('a parlay of an earlier page leaves the slip as a whole; an order of another kind leaves it alone', () => {
  const store = slipOf(['1', '2'])
  takeOrder(store, order('cash_out', [], { active: 'accepted' }))
  expect(standing(store).left).toEqual(['1', '2'])
  const ticket = { ticket_id: '902', active: 'accepted', reason: null }
  takeOrder(store, order('bet_parlay', ['1', '2'], { ticket }))
  expect(standing(store)).toEqual({ left: [], placed: ['902'], marks: {} })
})

test('of a bet whose answer was lost the slip says what is known at the bet itself, of a series once', () => {
  const lost = (method: string, gameIds: readonly string[], news: OrderNews) => {
    const store = slipOf(['1', '2'])
    loseOrder(store, order(method, gameIds, null), news)
    return sportOf(store.getState() as SportRoot).lost
  }
  const [one, two] = ['1', '2'].map((hgid) => entryKey(entryFor({ hgid })))
  expect(lost('bet', ['1', '2', '9'], 'never')).toEqual({ [one!]: 'never', [two!]: 'never' })
  expect(lost('bet_parlay', ['1', '2'], 'unknown')).toEqual({ [one!]: 'unknown' })
  expect(lost('bet', ['1'], 'before')).toEqual({})
  expect(lost('cash_out', [], 'never')).toEqual({})
})

test('of a bet whose answer was lost no toast says what the slip shows; it does where the slip is closed', async () => {
  const told: string[] = []
  const store = slipOf(['1'])
  const endings = [bus.on('toast', ({ message }) => void told.push(message)), watchOrders(store)]
  const key = entryKey(entryFor({ hgid: '1' }))
  const tell = async () => {
    told.length = 0
    store.dispatch(sportSlice.actions.marked({ key, mark: undefined }))
    bus.emit('orderTold', { order: order('bet', ['1'], null), news: 'never' })
    await vi.waitFor(() => expect(sportOf(store.getState() as SportRoot).lost).toEqual({ [key]: 'never' }))
    await vi.dynamicImportSettled()
    return told.filter((words) => words !== '').length
  }
  expect(await tell()).toBe(1)
  document.body.innerHTML = `<li data-entry="${key}"></li>`
  expect(await tell()).toBe(0)
  document.body.innerHTML = ''
  for (const end of endings) end()
})
