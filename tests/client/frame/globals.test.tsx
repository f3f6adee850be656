import { STATUS } from '@app/contract/kit/status'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { bus } from '../../../client/src/lib/bus.ts'
import { chatLine } from '../../../client/src/lib/chat/chatLine.ts'
import { twice } from '../hasty.ts'
import { renderAt } from '../renderAt.tsx'

const emit = ((...args: Parameters<typeof bus.emit>) => act(() => bus.emit(...args))) as typeof bus.emit
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const LAUNCH = '/game/api/v1/venue/launch'

afterEach(() => vi.useRealTimers())

describe('the message dialog', () => {
  test('untitled is 温馨提示; its button closes it, the caller is told [ENT-11 EV-10 TXT-DLG-1]', async () => {
    await renderAt('/agent')
    const onSure = vi.fn()
    emit('showDialog', { msg: '您好', onSure })
    expect(await screen.findByRole('dialog', { name: '温馨提示' })).toHaveTextContent('您好')
    expect(screen.queryByRole('button', { name: '取消' })).toBeNull()
    fireEvent.click(button('确定'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(onSure).toHaveBeenCalledOnce()
  })

  test('takes its own words, can forbid the cross, and the next one follows [ENT-11]', async () => {
    await renderAt('/agent')
    const onCancel = vi.fn()
    emit('showDialog', {
      msg: '一',
      title: '标题',
      isShowCancel: true,
      sureText: '好',
      cancelText: '不',
      closeAble: false,
      onCancel,
    })
    emit('showDialog', { msg: '二' })
    const first = within(await screen.findByRole('dialog', { name: '标题' }))
    expect(first.queryByRole('button', { name: '关闭' })).toBeNull()
    fireEvent.click(first.getByRole('button', { name: '不' }))
    expect(onCancel).toHaveBeenCalledOnce()
    expect(await screen.findByText('二')).toBeVisible()
  })

  test('asks the same once when it is asked for twice, and again when it has been answered', async () => {
    await renderAt('/agent')
    const onSure = vi.fn()
    const ask = () => emit('showDialog', { msg: '您好', onSure })
    for (const times of [1, 2]) {
      ask()
      ask()
      await screen.findByRole('dialog', { name: '温馨提示' })
      fireEvent.click(button('确定'))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(onSure).toHaveBeenCalledTimes(times)
    }
  })
})

describe('the loading dialog', () => {
  test('says 加载中... and goes after three seconds on request [ENT-12 EV-11 T-LOAD-3 TXT-DLG-3]', async () => {
    await renderAt('/agent')
    emit('showLoading', {})
    await screen.findByRole('dialog', { name: '加载中...' })
    vi.useFakeTimers()
    emit('showLoading', { isAutoClose: true })
    await act(() => vi.advanceTimersByTimeAsync(2999))
    expect(screen.getByRole('dialog', { name: '加载中...' })).toBeDefined()
    await act(() => vi.advanceTimersByTimeAsync(100))
    expect(screen.queryByRole('dialog', { name: '加载中...' })).toBeNull()
  })

  test('stays until it is dismissed otherwise [ENT-12 EV-11 T-LOAD-3]', async () => {
    await renderAt('/agent')
    emit('showLoading', { msg: '启动中...' })
    await screen.findByRole('dialog', { name: '启动中...' })
    vi.useFakeTimers()
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(screen.getByRole('dialog', { name: '启动中...' })).toBeDefined()
    emit('hideLoading')
    await act(() => vi.advanceTimersByTimeAsync(100))
    expect(screen.queryByRole('dialog', { name: '启动中...' })).toBeNull()
  })
})

describe('the loading dialog with its options', () => {
  const mask = () => document.querySelector('.mantine-Modal-overlay')
  const spinner = () => document.querySelector('.mantine-Loader-root')
  const opened = async (options: Parameters<typeof bus.emit<'showLoading'>>[1]) => {
    await renderAt('/agent')
    emit('showLoading', { msg: '等一下', ...options })
    await screen.findByRole('dialog', { name: '等一下' })
  }

  test('has a spinner and a mask that ignores clicks unless told otherwise [ENT-12]', async () => {
    await opened({})
    expect(spinner()).not.toBeNull()
    fireEvent.click(mask()!)
    expect(screen.getByRole('dialog', { name: '等一下' })).toBeVisible()
  })

  test('hides its spinner and its mask on request [ENT-12]', async () => {
    await opened({ isShowIcon: false, isShowMask: false })
    expect([spinner(), mask()]).toEqual([null, null])
  })

  test('closes by a click on its mask when that is allowed [ENT-12]', async () => {
    await opened({ maskClosable: true })
    fireEvent.click(mask()!)
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '等一下' })).toBeNull())
  })
})

describe('refusals that need more than a toast', () => {
  test('a missing real name leads to the profile [SC-6449 X-04]', async () => {
    await renderAt('/agent', { as: 'vip5' })
    emit('refused', { name: 'BIND_REAL_NAME', message: '请先绑定真实姓名' })
    fireEvent.click(await screen.findByRole('button', { name: '去完善' }))
    await waitFor(() => expect(location.pathname).toBe('/mine/userinfo'))
  })

  test('a suspended registration is a dialog; without a pop-up it is a toast [SC-6501 SC-6502]', async () => {
    await renderAt('/agent')
    emit('refused', { name: 'LOGIN_REGISTER_SUSPENDED_POPUP', message: '' })
    expect(await screen.findByRole('dialog', { name: '温馨提示' })).toHaveTextContent('登录注册功能暂停')
    fireEvent.click(button('确定'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    emit('refused', { name: 'LOGIN_REGISTER_SUSPENDED', message: '暂停服务' })
    expect(await screen.findByText('暂停服务')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  // [TXT-ERR-1 TXT-ERR-3 TXT-ERR-4 TXT-ERR-5]
  test.each([
    ['SERVER_ERROR', '服务开小差了，请稍后重试'],
    ['FREQUENT_SUBMISSION', '请勿频繁提交'],
    ['ACCESS_DENIED', '非法请求'],
    ['MAINTENANCE', '维护中'],
  ] as const)('%s without words of the server reads %s', async (name, words) => {
    await renderAt('/agent')
    emit('refused', { name, message: '' })
    expect(await screen.findAllByText(words)).toHaveLength(1)
  })

  test('equal words of several calls are one toast', async () => {
    await renderAt('/agent')
    for (let call = 0; call < 5; call += 1) emit('refused', { name: 'SERVER_ERROR', message: '' })
    expect(await screen.findAllByText('服务开小差了，请稍后重试')).toHaveLength(1)
  })
})

describe('a launch', () => {
  test('of a visitor asks to log in [TRAP-55 UI-LP-01]', async () => {
    const { calls } = await renderAt('/agent')
    emit('launch', { enName: 'cwzr' })
    expect(await screen.findByRole('dialog', { name: '提示' })).toBeDefined()
    expect(calls).not.toContain(LAUNCH)
  })

  // [G-09 SC-6413 TRAP-43 UI-VT-01 V-VT-01 X-07]
  test('that meets a venue activity opens the venue dialog; entering directly launches past it', async () => {
    const { answered } = await renderAt('/agent', { as: 'locked01' })
    emit('launch', { enName: 'cwzr', name: '真人' })
    const modal = within(await screen.findByRole('dialog', { name: /转入场馆/ }))
    expect(modal.getByText(answered(LAUNCH).message)).toBeVisible()
    const amount = modal.getByLabelText('转入金额')
    modal.getByRole('button', { name: '直接进入' }).focus()
    fireEvent.click(modal.getByRole('button', { name: '转入并进入' }))
    expect(await modal.findByText('请输入转入金额')).toBeVisible()
    await waitFor(() => expect(amount).toHaveFocus())
    fireEvent.change(amount, { target: { value: '100.55' } })
    fireEvent.change(amount, { target: { value: '100.555' } })
    expect(amount).toHaveValue('100.55')
    fireEvent.click(modal.getByRole('button', { name: '直接进入' }))
    await waitFor(() => expect(location.pathname).toMatch(/^\/game\/v\./), { timeout: 40_000 })
  })

  test('that enters asks a member nothing [TRAP-27 TXT-DLG-4 UI-LP-01 UI-VT-01]', async () => {
    await renderAt('/agent', { as: 'vip5' })
    const waited = vi.fn()
    const stop = bus.on('showLoading', waited)
    emit('launch', { enName: 'cwzr' })
    stop()
    expect(waited.mock.calls).toEqual([[{ msg: '启动中...' }]])
    await waitFor(() => expect(location.pathname).toMatch(/^\/game\/v\./), { timeout: 40_000 })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('of an electronic game keeps its address out of the bar [LS-15]', async () => {
    await renderAt('/agent', { as: 'vip5' })
    emit('launch', { enName: 'cwdz' })
    await waitFor(() => expect(location.pathname + location.search).toBe('/dz/game'), { timeout: 40_000 })
    expect(localStorage.getItem('egameUrl')).toMatch(/^mock:CWDZ:/)
    expect((await screen.findByTitle('电子游戏')).getAttribute('src')).toContain('/mock/venue/CWDZ')
  })

  test('opens its window within the click, and closes it when the launch is refused [TRAP-18]', async () => {
    await renderAt('/agent', {
      as: 'vip5',
      before: async (site) => {
        await site.control('PATCH', '/settings', { gameOpenFlag: '0' })
        await site.control('POST', '/faults', {
          path: LAUNCH,
          status_code: STATUS.WARNING.code,
          message: '不行',
        })
      },
    })
    const tab = { close: vi.fn(), closed: false, location: { replace: vi.fn() } }
    const open = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
    emit('launch', { enName: 'cwzr' })
    expect(open).toHaveBeenCalledOnce()
    expect(await screen.findByText('不行')).toBeVisible()
    expect(tab.close).toHaveBeenCalledOnce()
    expect(tab.location.replace).not.toHaveBeenCalled()
    open.mockRestore()
  })

  test('by a transfer of all in the centre, pressed twice, says so and enters [TRAP-04 TXT-OK-5]', async () => {
    const { calls } = await renderAt('/agent', { as: 'locked01' })
    emit('launch', { enName: 'cwzr', name: '真人' })
    const modal = within(await screen.findByRole('dialog', { name: /转入场馆/ }))
    await waitFor(() => expect(modal.getByRole('button', { name: '全部' })).toBeEnabled())
    fireEvent.click(modal.getByRole('button', { name: '全部' }))
    expect(modal.getByLabelText('转入金额')).not.toHaveValue('')
    const once = twice()
    fireEvent.click(modal.getByRole('button', { name: '转入并进入' }))
    once()
    expect(await screen.findByText('转账成功')).toBeVisible()
    await waitFor(() => expect(location.pathname).toMatch(/^\/game\/v\./), { timeout: 40_000 })
    expect(calls.filter((path) => path === '/game/api/v1/venue/transfer')).toHaveLength(1)
  })

  test('whose transfer meets the activity too says so, and OK leaves the venue alone [X-08]', async () => {
    const { site } = await renderAt('/agent', { as: 'locked01' })
    emit('launch', { enName: 'cwzr', name: '真人' })
    const modal = within(await screen.findByRole('dialog', { name: /转入场馆/ }))
    await site.control('POST', '/faults', {
      path: '/game/api/v1/venue/transfer',
      status_code: STATUS.VENUE_ACTIVITY.code,
      message: '流水未达标',
    })
    fireEvent.change(modal.getByLabelText('转入金额'), { target: { value: '10' } })
    fireEvent.click(modal.getByRole('button', { name: '转入并进入' }))
    const told = within(await screen.findByRole('dialog', { name: '温馨提示' }))
    expect(told.getByText('流水未达标')).toBeVisible()
    fireEvent.click(told.getByRole('button', { name: '确定' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(location.pathname).toBe('/agent')
  })

  test('that is refused otherwise is one toast, and no indicator is left [SC-6415]', async () => {
    await renderAt('/agent', {
      as: 'vip5',
      before: (site) =>
        site.control('POST', '/faults', {
          path: LAUNCH,
          status_code: STATUS.VENUE_UNDER_MAINTENANCE.code,
          message: '场馆维护中',
        }),
    })
    emit('launch', { enName: 'cwzr' })
    expect(await screen.findAllByText('场馆维护中')).toHaveLength(1)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('of the sport channel that fails for any reason says to log in first [NB-04 X-06]', async () => {
    await renderAt('/agent', {
      as: 'vip5',
      before: (site) =>
        site.control('POST', '/faults', {
          path: LAUNCH,
          status_code: STATUS.VENUE_UNDER_MAINTENANCE.code,
          message: '场馆维护中',
        }),
    })
    emit('launch', { enName: 'crty' })
    expect(await screen.findByText('请先登录账号,才能了解更多')).toBeVisible()
    expect(screen.queryByText('场馆维护中')).toBeNull()
  })
})

test('that nothing comes by itself is said as long as it is so, or until it was understood', async () => {
  await renderAt('/')
  const polls = (isIt: boolean) => act(() => chatLine.isPolling.set(isIt))
  const words = /^当前网络不支持实时更新/
  polls(true)
  expect(await screen.findByText(words)).toBeVisible()
  polls(false)
  expect(screen.queryByText(words)).toBeNull()
  polls(true)
  fireEvent.click(screen.getByRole('button', { name: '知道了' }))
  expect(screen.queryByText(words)).toBeNull()
  polls(false)
  polls(true)
  expect(screen.getByText(words)).toBeVisible()
  polls(false)
})
