import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { STATUS, type StatusName } from '@app/contract/kit/status'
import { afterEach, expect, test, vi } from 'vitest'
import type { Answer } from '../../../api/declared.ts'
import { transport } from '../../../api/send/transport.ts'
import { session } from '../../../api/session.ts'
import { createStore } from '../../store.ts'
import { useFreshBalance } from './useFreshBalance.ts'

const BALANCE: Answer<'/fd/api/v1/transfer/getBalance'> = {
  centerWalletBalance: '7.00',
  lockMoney: '0.00',
  walletBalance: '0.00',
  usdtBalance: '0.00',
  openBets: '0.00',
  pendingDeposit: '0.00',
  locks: [],
  currency: 'CNY',
  venueBalance: '0.00',
  available: '7.00',
  autoTransfer: true,
}

afterEach(() => {
  session.end()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('money that could not be refreshed is asked for again, each time twice as late', async () => {
  vi.useFakeTimers()
  let asked = 0
  let answer: StatusName = 'SYSTEM_BUSY'
  vi.spyOn(transport, 'fetch').mockImplementation(async () => {
    asked += 1
    const { code, http } = STATUS[answer]
    return Response.json({ status_code: code, data: BALANCE, message: '' }, { status: http })
  })
  session.begin({ token: 'one', userId: 'u1' })
  const store = createStore()
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  const { result, unmount } = renderHook(useFreshBalance, { wrapper })
  const after = async (ms: number) => {
    await act(() => vi.advanceTimersByTimeAsync(ms))
    return asked
  }
  expect(await after(14_000)).toBe(1)
  expect(await after(2_000)).toBe(2)
  expect(await after(28_000)).toBe(2)
  answer = 'SUCCESS'
  expect(await after(4_000)).toBe(3)
  // The answer is checked by code that comes when it is needed.
  await vi.dynamicImportSettled()
  await after(1_000)
  expect(result.current.data).toEqual(BALANCE)
  expect(await after(600_000)).toBe(3)
  unmount()
})
