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

afterEach(() => vi.restoreAllMocks())

test('what the question ahead came to is told in its own session only', async () => {
  const sent = vi
    .spyOn(transport, 'fetch')
    .mockImplementation(() =>
      Promise.resolve(Response.json({ status_code: STATUS.SYSTEM_BUSY.code, data: null, message: '' })),
    )
  const store = createStore()
  const { filter } = sportOf(store.getState() as object)
  const ask = () =>
    store.dispatch(sportApi.endpoints.gameList.initiate(listArg(filter), { subscribe: false }))
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
