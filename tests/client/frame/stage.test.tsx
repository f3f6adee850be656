import type { PageWish } from '@app/contract/control/drawer'
import type { MemberShown, Session } from '@app/contract/control/members'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { session } from '../../../client/src/api/session.ts'
import { transport } from '../../../client/src/api/send/transport.ts'
import { stageDoor } from '../../../client/src/app/layouts/TopStrip/stageDoor.ts'
import { change, stage } from '../../../client/src/stage/state.ts'
import { PLAN } from '../../../client/src/tour/cues.ts'
import { renderAt, type Visit } from '../renderAt.tsx'

await import('../../../client/src/stage/Stage.tsx')

const mark = () => screen.findByRole('button', { name: '演示环境 · 虚拟金额' })
const stageWindow = () => screen.findByRole('region', { name: '演示工具' })
const isOpen = () => screen.queryByRole('region', { name: '演示工具' }) !== null

/** The whole client with its window open: a page of few roles is searched quickly. */
const openStage = async (...[path, options]: Parameters<typeof renderAt>) => {
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
    change({ shows: 'tools', isFolded: false, tour: null })
  })
})

describe('the console in the window', () => {
  const says = (source: MessageEventSource | null, data: PageWish, origin = location.origin) =>
    act(async () => void window.dispatchEvent(new MessageEvent('message', { data, origin, source })))

  test('is shown in the world of the page, and signs in whom it says on the page that is open', async () => {
    const { tools, site } = await openStage('/agent')
    const frame = await tools.findByTitle<HTMLIFrameElement>('演示工具')
    expect(frame.getAttribute('src')).toBe(`/__mock/#/drawer/${site.name}`)
    const { body: given } = await site.control<Session>('POST', '/members/vip5/session', {})
    const wish = { do: 'signIn', session: given } as const
    await says(window, wish)
    await says(null, wish)
    await says(frame.contentWindow, wish, 'https://elsewhere.example')
    expect(session.isMember()).toBe(false)
    await says(frame.contentWindow, wish)
    await waitFor(() => expect(session.isMember()).toBe(true))
    expect(localStorage.getItem('userId')).toBe(given.userId)
    expect(location.pathname).toBe('/agent')
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
})

describe('the guided demo', () => {
  const tourAt = (at: number) =>
    change({
      shows: 'tour',
      tour: {
        at,
        spent: PLAN.map(() => 0),
        since: 0,
        from: { world: 'default', path: '/', token: '', userId: '' },
      },
    })

  test('jumps to a cue: the world, the member and the page are set for it', async () => {
    act(() => tourAt(0))
    const { user, tools, site } = await openStage('/agent')
    await user.click(tools.getByRole('button', { name: /跳到第 3 节/ }))
    await waitFor(() => expect(location.pathname).toBe('/mine/savemoney'), { timeout: 40_000 })
    expect(await tools.findByRole('heading', { name: /存款/ })).toBeVisible()
    const { balance_cents } = await control<MemberShown>(site, '/members/zhanke88')
    expect(balance_cents).toBe(0)
    expect(session.isMember()).toBe(true)
  })

  test('goes on and back by keys, rests, and is hidden by one key with nothing left of it', async () => {
    act(() => tourAt(6))
    const { user, tools } = await openStage('/agent', { as: 'vip5' })
    // Keys are listened to once the cue stands; the last cue is not passed.
    await waitFor(async () => {
      await user.keyboard('{PageDown}')
      expect(tools.getByRole('heading', { name: /出错恢复/ })).toBeVisible()
    })
    await user.keyboard('p')
    expect(stage.get().tour?.since).toBeNull()
    await user.keyboard('h')
    await waitFor(() => expect(isOpen()).toBe(false))
    expect(document.querySelector('[data-stage]')).toBeNull()
    await user.keyboard('h')
    expect(await stageWindow()).toBeVisible()
  })
})
