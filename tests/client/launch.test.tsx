import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { STATUS } from '@app/contract/kit/status'
import { bus, type LoadingOptions } from '../../client/src/lib/bus.ts'
import { stored } from '../../client/src/lib/device/storage.ts'
import { renderAt, type Visit } from './renderAt.tsx'
import { listen } from './sent.ts'

const LAUNCH = '/game/api/v1/venue/launch'
const LATE = { timeout: 40_000 }
const outside = (site: Visit['site']) => site.control('PATCH', '/settings', { gameOpenFlag: '0' })

/** The tab that a click opens; it goes where it is told. */
const tab = { closed: false, opener: {} as unknown, location: { replace: vi.fn() }, close: vi.fn() }
const opened = vi.fn(() => tab as unknown as Window)
const loading: (LoadingOptions | 'hidden')[] = []
let stops: (() => void)[]

beforeEach(() => {
  tab.opener = {}
  vi.spyOn(window, 'open').mockImplementation(opened)
  loading.length = 0
  for (const mock of [opened, tab.location.replace, tab.close]) mock.mockClear()
  stops = [
    bus.on('showLoading', (options) => loading.push(options)),
    bus.on('hideLoading', () => loading.push('hidden')),
  ]
})
afterEach(() => {
  for (const stop of stops) stop()
})
const launch = (enName: string) => act(() => bus.emit('launch', { enName }))

describe('a launch', () => {
  test('says 启动中... before it asks, and stops saying so when it is answered [G-01]', async () => {
    const { calls } = await renderAt('/agent', { as: 'vip5' })
    const before = calls.length
    launch('cwzr')
    expect(loading).toEqual([{ msg: '启动中...' }])
    expect(calls.slice(before)).not.toContain(LAUNCH)
    await waitFor(() => expect(location.pathname).toMatch(/^\/game\/v\./), LATE)
    expect(calls).toContain(LAUNCH)
    expect(loading.at(-1)).toBe('hidden')
  })

  test('that a double click asks for twice is made once', async () => {
    const { calls } = await renderAt('/agent', { as: 'vip5' })
    act(() => {
      bus.emit('launch', { enName: 'cwzr' })
      bus.emit('launch', { enName: 'cwzr' })
    })
    await waitFor(() => expect(location.pathname).toMatch(/^\/game\/v\./), LATE)
    expect(calls.filter((path) => path === LAUNCH)).toHaveLength(1)
  })

  test('that is refused leaves no indicator and no window [G-01]', async () => {
    await renderAt('/agent', {
      as: 'vip5',
      before: async (site) => {
        await outside(site)
        await site.control('POST', '/faults', { path: LAUNCH, status_code: STATUS.SYSTEM_BUSY.code })
      },
    })
    launch('cwzr')
    await waitFor(() => expect(loading.at(-1)).toBe('hidden'), LATE)
    expect(tab.close).toHaveBeenCalled()
    expect(location.pathname).toBe('/agent')
  })

  test('of the sport channel keeps its data and opens its page, no window and no frame [G-02]', async () => {
    await renderAt('/agent', { as: 'vip5', before: outside })
    launch('crty')
    await waitFor(() => expect(location.pathname).toBe('/game/sport/crty'), LATE)
    expect(JSON.parse(stored.read('crtyData'))).toMatchObject({ enName: 'crty', channelCode: 'CRTY' })
    expect(opened).not.toHaveBeenCalled()
  })

  // [G-04]
  test('of a web address opens a window while the site’s flag is off, in the click itself', async () => {
    await renderAt('/agent', { as: 'vip5', before: outside })
    launch('cwzr')
    expect(opened).toHaveBeenCalledExactlyOnceWith('/loading', '_blank')
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalled(), LATE)
    expect(tab.location.replace).toHaveBeenCalledWith(expect.stringMatching(/^http.+\/mock\/venue\/CWZR/))
    // A foreign page has no hold on this one.
    expect(tab.opener).toBeNull()
    expect(location.pathname).toBe('/agent')
  })

  // [G-03]
  test.each(['xmty', 'g1cp', 'sgcp'])('of %s opens a window even while the flag is on', async (enName) => {
    await renderAt('/agent', { as: 'vip5' })
    launch(enName)
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalled(), LATE)
    expect(location.pathname).toBe('/agent')
  })

  test('of a path opens it at the own origin in a window [G-05]', async () => {
    await renderAt('/agent', { as: 'vip5' })
    launch('yxzr')
    await waitFor(() => expect(opened).toHaveBeenCalled(), LATE)
    expect(tab.opener).toBeNull()
    expect(opened).toHaveBeenCalledWith(
      expect.stringMatching(new RegExp(`^${location.origin}/mock/venue/YXZR`)),
      '_blank',
    )
  })

  // [G-06]
  test('of anything else stores it and shows the frame: here, or in a new tab while the flag is off', async () => {
    await renderAt('/agent', { as: 'vip5' })
    launch('cwdz')
    await waitFor(() => expect(location.pathname).toBe('/dz/game'), LATE)
    expect(stored.read('egameUrl')).toMatch(/^mock:CWDZ/)
    // As the bar of a game says it, which takes the place of this one.
    expect(await screen.findByText('演示环境')).toBeDefined()
    expect(opened).not.toHaveBeenCalled()
  })

  test('of anything else while the flag is off goes to the frame of a new tab [G-06]', async () => {
    await renderAt('/agent', { as: 'vip5', before: outside })
    launch('cwdz')
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('/pg/game'), LATE)
    expect(stored.read('egameUrl')).toMatch(/^mock:CWDZ/)
  })
})

describe('the venue dialog', () => {
  const open = async () => {
    const visit = await renderAt('/agent', { as: 'locked01' })
    const sent = listen()
    launch('cwzr')
    const dialog = within(await screen.findByRole('dialog', { name: /转入场馆/ }))
    return { ...visit, sent, dialog, amount: dialog.getByLabelText('转入金额') as HTMLInputElement }
  }

  // [V-VT-02 V-VT-03]
  test('takes two decimals and twelve characters, no sign and no letter, and says what it did not take', async () => {
    const { dialog, amount, sent } = await open()
    const typed = (value: string) => {
      fireEvent.change(amount, { target: { value } })
      return amount.value
    }
    expect(typed('123456789.12')).toBe('123456789.12')
    const words = /^没有填入“.+”：只填数字，最多12位、2位小数$/
    for (const wrong of ['1234567890.12', '100.555', '-1', 'abc', '1,5']) {
      expect(typed(wrong)).toBe('123456789.12')
      expect(dialog.getByText(words)).toBeVisible()
      expect(amount).not.toBeInvalid()
    }
    expect(typed('￥１，２３４．５')).toBe('1234.5')
    expect(dialog.queryByText(words)).toBeNull()
    for (const wrong of ['0', '0.00']) {
      typed(wrong)
      fireEvent.click(dialog.getByRole('button', { name: '转入并进入' }))
      expect(await dialog.findByText(/请输入正确|金额/, { selector: '[class*=error]' })).toBeVisible()
    }
    expect(sent.to('venue/transfer')).toEqual([])
  })

  test('compares the amount with the wallet that it shows, to the fen, and says how much there is', async () => {
    const { dialog, amount, sent, site } = await open()
    const { body } = await site.control<{ balance_cents: number }>('GET', '/members/locked01')
    const go = () => fireEvent.click(dialog.getByRole('button', { name: '转入并进入' }))
    await waitFor(() => expect(dialog.getByRole('button', { name: '全部' })).toBeEnabled())
    fireEvent.change(amount, { target: { value: ((body.balance_cents + 1) / 100).toFixed(2) } })
    // Said while it is typed.
    expect(await dialog.findByText(/^中心钱包余额不足，最多可转入 ¥[\d,.]+$/)).toBeVisible()
    await act(async () => go())
    expect(sent.to('venue/transfer')).toEqual([])
    fireEvent.change(amount, { target: { value: (body.balance_cents / 100).toFixed(2) } })
    expect(dialog.queryByText(/^中心钱包余额不足/)).toBeNull()
    go()
    await waitFor(() => expect(sent.to('venue/transfer')).toHaveLength(1))
  })

  // [UN-03 V-VT-04]
  test('fills in the whole centre with one button, locked and venue money left out, and sends it as a text', async () => {
    const { dialog, amount, sent, site } = await open()
    const { body } = await site.control<{ balance_cents: number }>('GET', '/members/locked01')
    const whole = (body.balance_cents / 100).toFixed(2).replace(/\.00$/, '')
    const all = dialog.getByRole('button', { name: '全部' })
    await waitFor(() => expect(all).toBeEnabled())
    fireEvent.click(all)
    expect(amount).toHaveValue(whole)
    fireEvent.change(amount, { target: { value: '100.5' } })
    fireEvent.click(dialog.getByRole('button', { name: '转入并进入' }))
    await waitFor(() => expect(sent.to('venue/transfer')).toHaveLength(1))
    expect(sent.body('venue/transfer')).toEqual({
      channelCode: 'CWZR',
      amount: '100.5',
      ty: '1',
      isActivity: true,
    })
  })
})
