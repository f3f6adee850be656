import { MantineProvider } from '@mantine/core'
import { combineSlices, configureStore } from '@reduxjs/toolkit'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { STATUS } from '@app/contract/kit/status'
import type { RefusalReason } from '@app/contract/sport/reasons'
import type { Ticket } from '@app/contract/sport/ticket'
import { api } from '../../../../api/api.ts'
import { transport } from '../../../../api/send/transport.ts'
import { sportSlice } from '../../sport.slice.ts'
import { CashOut } from './CashOut.tsx'
import { ticketFor } from '../ticket.data.ts'

const { fetch } = transport
// The parts that come with the first press are here: how long a busy machine takes to read them is none of its business.
beforeAll(() => Promise.all([import('./PartSlider.tsx'), import('./AutoCashOut.tsx')]))
afterEach(() => {
  transport.fetch = fetch
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** The offer as it stands on an open bet; nobody answers what is sent, but for what refuses to close it. */
const open = (reason?: RefusalReason, set: Partial<Ticket> = {}) => {
  vi.useFakeTimers()
  const ticket = ticketFor(set)
  const bodies: string[] = []
  transport.fetch = vi.fn((_path, init) => {
    bodies.push(String(init.body))
    if (reason && String(init.body).includes('"cash_out"')) {
      const data = { active: 'refused', reason, amount: '90.99', balance: '900.00', ticket }
      return Promise.resolve(Response.json({ status_code: STATUS.SUCCESS.code, data, message: '' }))
    }
    return new Promise<Response>(() => undefined)
  })
  const store = configureStore({
    reducer: combineSlices(api, sportSlice),
    middleware: (defaults) => defaults().concat(api.middleware),
  })
  const page = (amount: string) => (
    <MantineProvider env="test">
      <Provider store={store}>
        <CashOut
          ticket={ticket}
          onTaken={() => undefined}
          offer={{ ticket_id: ticket.ticket_id, amount, reason: amount ? null : 'suspended' }}
        />
      </Provider>
    </MantineProvider>
  )
  const { rerender } = render(page('91.00'))
  const taken = () => bodies.filter((body) => body.includes('"cash_out"')).length
  return { taken, offer: (amount: string) => rerender(page(amount)) }
}
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('folded it says what is offered and what that loses; a double tap closes nothing, a press that was read does', async () => {
  const { taken } = open()
  expect(screen.getByRole('button', { expanded: false }).textContent).toBe('兑现 ¥91.00 亏 ¥9.00')
  press(/^兑现 ¥/)
  press(/^确认兑现全部 ¥91.00/)
  await pass(500)
  press(/^确认兑现/)
  await pass(500)
  expect(taken()).toBe(0)
  press(/^确认兑现/)
  await pass(0)
  expect(taken()).toBe(1)
})

test('what is suspended looks it, and no value is set where none is typed', async () => {
  const { offer } = open()
  press(/^兑现 ¥/)
  press(/^自动$/)
  await pass(0)
  const set = await vi.waitFor(() => screen.getByRole<HTMLButtonElement>('button', { name: /^设定/ }))
  expect(set.disabled).toBe(true)
  fireEvent.change(screen.getByRole('textbox', { name: '报价达到' }), { target: { value: '95' } })
  expect(set.disabled).toBe(false)
  expect(screen.getByText('亏 ¥5.00')).toBeTruthy()
  for (const [value, words] of [
    ['91', '当前报价已达到设定金额，可直接兑现'],
    ['195', '设定金额高于该注单可能达到的报价'],
  ] as const) {
    fireEvent.change(screen.getByRole('textbox', { name: '报价达到' }), { target: { value } })
    expect([value, set.disabled, screen.queryByText(words) !== null]).toEqual([value, true, true])
    expect(set.textContent, 'it promises nothing').toBe('设定')
    expect([screen.queryByText(/^盈 /), screen.queryByText(/^可设金额：高于 ¥91.00，最高/) !== null]).toEqual(
      [null, true],
    )
  }
  expect(screen.getByRole('button', { expanded: true }).dataset.halted).toBeUndefined()
  offer('')
  expect(screen.getByRole('button', { expanded: true }).dataset.halted).toBe('true')
})

test('while nothing is offered all stays in its place, and what comes again is read before it is taken', async () => {
  const { taken, offer } = open()
  press(/^兑现 ¥/)
  await pass(1_000)
  const take = screen.getByRole<HTMLButtonElement>('button', { name: /^确认兑现/ })
  const words = take.textContent
  offer('')
  expect([take.isConnected, take.disabled, take.textContent]).toEqual([true, true, '盘口暂停'])
  offer('91.00')
  expect([take.textContent, take.getAttribute('aria-disabled')]).toEqual([words, 'true'])
  fireEvent.click(take)
  expect(taken()).toBe(0)
})

test('a sum that has just changed is not taken with a press that was meant for the former one', async () => {
  const { taken, offer } = open()
  press(/^兑现 ¥/)
  await pass(1_000)
  offer('88.00')
  press(/^确认兑现全部 ¥88.00/)
  await pass(0)
  expect(taken()).toBe(0)
  await pass(1_000)
  press(/^确认兑现/)
  await pass(0)
  expect(taken()).toBe(1)
})

test('without a connection the press is off and says why', async () => {
  const { taken } = open()
  const turn = (isOnline: boolean) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    act(() => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
  }
  press(/^兑现 ¥/)
  await pass(1_000)
  turn(false)
  expect(screen.getByRole('button', { name: '网络已断开' })).toBeDisabled()
  turn(true)
  press(/^确认兑现/)
  await pass(0)
  expect(taken()).toBe(1)
})

test('without a connection a value can neither be set nor taken back', async () => {
  open(undefined, { autoCashOut: '120.00' })
  press(/^兑现 ¥/)
  press(/^自动$/)
  await pass(0)
  const off = await vi.waitFor(() => screen.getByRole<HTMLButtonElement>('button', { name: '取消设定' }))
  expect([off.disabled, screen.queryByRole('button', { name: '网络已断开' })]).toEqual([false, null])
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void dispatchEvent(new Event('offline')))
  expect(screen.getByRole('button', { name: '网络已断开' })).toBeDisabled()
  expect(off).toBeDisabled()
})

test('继续持有 folds it, and it asks anew', async () => {
  const { taken } = open()
  press(/^兑现 ¥/)
  await pass(1_000)
  press(/^继续持有/)
  expect(screen.queryByRole('button', { name: /^确认兑现/ })).toBeNull()
  press(/^兑现 ¥/)
  press(/^确认兑现/)
  await pass(0)
  expect(taken()).toBe(0)
})

test('a press that was refused says where the bet is that nothing was closed, and what its sum became, until the next one', async () => {
  const { taken, offer } = open('cashOutChanged')
  press(/^兑现 ¥/)
  await pass(1_000)
  press(/^确认兑现/)
  await pass(1_000)
  const said = () => screen.queryByRole('alert')?.textContent
  await vi.waitFor(async () => {
    await pass(0)
    expect(said()).toBe('未兑现：兑现金额已变化，请确认')
  }, 10_000)
  expect(taken()).toBe(1)
  offer('90.99')
  await pass(1_000)
  expect(said()).toBe('未兑现：报价 ¥91.00 → ¥90.99，请再确认')
  press(/^继续持有/)
  press(/^兑现 ¥/)
  expect(said()).toBeUndefined()
})

test('a part is chosen by a press on its share', async () => {
  open()
  press(/^兑现 ¥/)
  press(/^部分$/)
  await vi.waitFor(() => screen.getByRole('button', { name: '25%' }))
  press(/^25%$/)
  expect(screen.getByRole('button', { name: /^确认兑现/ }).textContent).toContain('25%')
  expect(screen.getByRole('slider').ariaValueNow).toBe('25')
})

test('without a network the offer is locked and says so at its place; what is open keeps its figures', async () => {
  open()
  const offer = () => screen.getByRole('button', { expanded: false })
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(offer().textContent).toBe('网络已断开')
  expect(offer()).toHaveAttribute('aria-disabled', 'true')
  fireEvent.click(offer())
  expect(offer()).toBeVisible()
  isOnline.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  await pass(0)
  press(/^兑现 ¥91.00/)
  expect(screen.getByText('91.00')).toBeVisible()
})
