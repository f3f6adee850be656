import type { MemberShown } from '@app/contract/control/members'
import type { ClockShown } from '@app/contract/control/time'
import { STATUS } from '@app/contract/kit/status'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { session } from '../../client/src/api/session.ts'
import { transport } from '../../client/src/api/send/transport.ts'
import { stageDoor } from '../../client/src/app/layouts/TopStrip/stageDoor.ts'
import { bus } from '../../client/src/lib/bus.ts'
import { needsToken } from '../../client/src/stage/control.ts'
import { made } from '../../client/src/stage/made.ts'
import { change, type SectionName, stage } from '../../client/src/stage/state.ts'
import { PLAN } from '../../client/src/stage/talk/cues.ts'
import { renderAt, type Visit } from './renderAt.tsx'

await import('../../client/src/stage/Stage.tsx')

const LAUNCH = '/game/api/v1/venue/launch'
const HOUR_MS = 3_600_000
const mark = () => screen.findByRole('button', { name: '演示环境 · 虚拟金额' })
const stageWindow = () => screen.findByRole('region', { name: '演示工具' })
const isOpen = () => screen.queryByRole('region', { name: '演示工具' }) !== null

/** The whole client with these of its tools open: a page of few roles is searched quickly. */
const openStage = async (
  path: string,
  { open = [], ...options }: Parameters<typeof renderAt>[1] & { open?: readonly SectionName[] } = {},
) => {
  act(() => change({ open }))
  const visit = await renderAt(path, options)
  document.cookie = `mock_world=${visit.site.name}; path=/`
  await visit.user.click(await mark())
  return { ...visit, tools: within(await stageWindow()) }
}
const instead = (path: string, answer: () => Response) => {
  const { fetch } = transport
  transport.fetch = (url, init) => (url.startsWith(path) ? Promise.resolve(answer()) : fetch(url, init))
}
const control = async <T,>(site: Visit['site'], path: string) => (await site.control<T>('GET', path)).body

beforeEach(() => {
  act(() => {
    stageDoor.set('shut')
    needsToken.set(false)
    made.set([])
    change({ shows: 'tools', isFolded: false, open: [], talk: null })
  })
})

describe('the tools behind the mark', () => {
  test('show the code that was sent last and put it where the page asks for one', async () => {
    const { user, tools } = await openStage('/agent', { as: 'vip5', open: ['codes'] })
    const repeat = vi.fn(async () => undefined)
    act(() => bus.emit('codeAsked', { message: '请验证', type: 4, by: 'phone', repeat, close: () => {} }))
    await user.click(await screen.findByRole('button', { name: '获取验证码' }, { timeout: 40_000 }))
    const fill = await tools.findByRole('button', { name: /^填入 \d{6}$/, hidden: true })
    await user.click(fill)
    expect(await tools.findByText('已填入页面上的验证码输入框。')).toBeDefined()
    const code = /\d{6}/.exec(fill.getAttribute('aria-label') ?? '')?.[0]
    await user.click(screen.getByRole('button', { name: '确定' }))
    await waitFor(() => expect(repeat).toHaveBeenCalledWith(code))
  })

  test('arm one answer for the next call, and tell the control call that did it', async () => {
    const { user, tools, site } = await openStage('/agent', { as: 'vip5', open: ['fault'] })
    await tools.findByRole('option', { name: /启动场馆|venue\.launch/ })
    await user.selectOptions(tools.getByRole('combobox', { name: '接口' }), LAUNCH)
    const answer = tools.getByRole('combobox', { name: '下一次回答' })
    const code = String(STATUS.VENUE_UNDER_MAINTENANCE.code)
    await waitFor(() => expect(answer.querySelector(`option[value="${code}"]`)).not.toBeNull())
    await user.selectOptions(answer, code)
    await user.click(tools.getByRole('button', { name: '装上一次' }))
    await waitFor(() => expect(tools.getByRole('status', { name: '控制调用' })).toHaveTextContent(/201 POST/))
    const armed = tools.getByRole('list', { name: '已装上的故障' })
    await waitFor(() => expect(armed).toHaveTextContent(LAUNCH))
    act(() => bus.emit('launch', { enName: 'cwzr' }))
    await waitFor(async () => expect(await control(site, '/faults')).toEqual({ faults: [] }))
  })

  test('let an hour pass', async () => {
    const { user, tools, site } = await openStage('/agent', { open: ['time'] })
    const before = await control<ClockShown>(site, '/clock')
    await user.click(tools.getByRole('button', { name: '+1 小时' }))
    await waitFor(async () =>
      expect((await control<ClockShown>(site, '/clock')).now).toBeGreaterThanOrEqual(before.now + HOUR_MS),
    )
  })

  test('sign in as anybody of the cast, on the page that is open, and spell its address for another device', async () => {
    const { user, tools, site } = await openStage('/agent', { open: ['cast', 'here'] })
    await user.click(await tools.findByRole('button', { name: /^vip5 / }))
    await waitFor(() => expect(session.isMember()).toBe(true))
    const { id } = await control<MemberShown>(site, '/members/vip5')
    expect(localStorage.getItem('userId')).toBe(String(id))
    expect(location.pathname).toBe('/agent')
    const link = await tools.findByRole('link', { name: /__as=vip5/ })
    expect(link.getAttribute('href')).toContain(`/agent?__world=${site.name}`)
  })
})

describe('who may use them', () => {
  test('nobody in front of a server that is no mock', async () => {
    const { user } = await renderAt('/agent')
    instead('/__mock/health', () => new Response('not found', { status: 404 }))
    await user.click(await mark())
    await waitFor(() => expect(screen.queryByRole('button', { name: /演示环境/ })).toBeNull())
    expect(screen.getByText('演示环境 · 虚拟金额')).toBeVisible()
    expect(isOpen()).toBe(false)
  })

  test('whoever has the token, where the server wants one', async () => {
    act(() => change({ open: ['time'] }))
    const { user } = await renderAt('/agent')
    const { fetch } = transport
    let isTold = false
    instead('/__mock/', () => new Response('{"error":"需要 MOCK_TOKEN"}', { status: 401 }))
    const closed = transport.fetch
    transport.fetch = async (url, init) => {
      if (url === '/__mock/health') return fetch(url, init)
      if (url !== '/__mock/token') return isTold ? fetch(url, init) : closed(url, init)
      isTold = typeof init.body === 'string' && init.body.includes('open sesame')
      return new Response('{}', { status: isTold ? 200 : 401 })
    }
    await user.click(await mark())
    const own = within(await stageWindow())
    await user.type(await own.findByLabelText('MOCK_TOKEN'), 'wrong{Enter}')
    expect(await own.findByRole('alert')).toHaveTextContent('令牌不正确')
    await user.clear(own.getByLabelText('MOCK_TOKEN'))
    await user.type(own.getByLabelText('MOCK_TOKEN'), 'open sesame{Enter}')
    expect(await own.findByRole('button', { name: '+1 小时' })).toBeVisible()
  })
})

describe('the guided demo', () => {
  const talkAt = (at: number) =>
    change({
      shows: 'talk',
      talk: {
        at,
        spent: PLAN.map(() => 0),
        since: 0,
        from: { world: 'default', path: '/', token: '', userId: '' },
      },
    })

  test('jumps to a cue: the world, the member and the page are set for it', async () => {
    act(() => talkAt(0))
    const { user, tools, site } = await openStage('/agent')
    await user.click(tools.getByRole('button', { name: /跳到第 3 节/ }))
    await waitFor(() => expect(location.pathname).toBe('/mine/savemoney'), { timeout: 40_000 })
    expect(await tools.findByRole('heading', { name: /存款/ })).toBeVisible()
    const { balance_cents } = await control<MemberShown>(site, '/members/zhanke88')
    expect(balance_cents).toBe(0)
    expect(session.isMember()).toBe(true)
  })

  test('goes on and back by keys, rests, and is hidden by one key with nothing left of it', async () => {
    act(() => talkAt(6))
    const { user, tools } = await openStage('/agent', { as: 'vip5' })
    // Keys are listened to once the cue stands; the last cue is not passed.
    await waitFor(async () => {
      await user.keyboard('{PageDown}')
      expect(tools.getByRole('heading', { name: /出错恢复/ })).toBeVisible()
    })
    await user.keyboard('p')
    expect(stage.get().talk?.since).toBeNull()
    await user.keyboard('h')
    await waitFor(() => expect(isOpen()).toBe(false))
    expect(document.querySelector('[data-stage]')).toBeNull()
    await user.keyboard('h')
    expect(await stageWindow()).toBeVisible()
  })
})
