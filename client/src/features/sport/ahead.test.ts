// @vitest-environment jsdom
import { STATUS } from '@app/contract/kit/status'
import { afterEach, expect, test, vi } from 'vitest'
import { session } from '../../api/session.ts'
import { transport } from '../../api/send/transport.ts'
import { createStore } from '../../app/store.ts'
import { askForList } from './ahead.ts'
import { listArg } from './board/filter.rules.ts'
import { sportApi } from './sport.api.ts'
import { sportOf } from './sport.slice.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const refuse = () =>
  vi
    .spyOn(transport, 'fetch')
    .mockImplementation(() =>
      Promise.resolve(Response.json({ status_code: STATUS.SYSTEM_BUSY.code, data: null, message: '' })),
    )
const board = () => {
  const store = createStore()
  const { filter } = sportOf(store.getState() as object)
  const ask = () =>
    store.dispatch(sportApi.endpoints.gameList.initiate(listArg(filter), { subscribe: false }))
  return { store, ask }
}

test('what the question ahead came to is told in its own session only', async () => {
  const sent = refuse()
  const { store, ask } = board()
  session.begin({ token: 't1', userId: 'u1' })
  askForList(store)
  await Promise.all(store.dispatch(sportApi.util.getRunningQueriesThunk()))
  expect(sent).toHaveBeenCalledTimes(1)
  await ask()
  expect(sent).toHaveBeenCalledTimes(1)
  askForList(store)
  await Promise.all(store.dispatch(sportApi.util.getRunningQueriesThunk()))
  expect(sent).toHaveBeenCalledTimes(2)
  session.begin({ token: 't2', userId: 'u2' })
  await ask()
  expect(sent).toHaveBeenCalledTimes(3)
})

test('what it came to is told to a page that is slow to come, and not to one that comes much later', async () => {
  vi.useFakeTimers()
  const sent = refuse()
  const { store, ask } = board()
  session.begin({ token: 't3', userId: 'u3' })
  askForList(store)
  await vi.advanceTimersByTimeAsync(20_000)
  await ask()
  expect(sent).toHaveBeenCalledTimes(1)
  askForList(store)
  await vi.advanceTimersByTimeAsync(40_000)
  expect(sent).toHaveBeenCalledTimes(2)
  await ask()
  expect(sent).toHaveBeenCalledTimes(3)
})
