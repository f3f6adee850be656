import { configure, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { STATUS } from '@app/contract/kit/status'
import { channel } from '../../../client/src/lib/channel.ts'
import { renderAt } from '../renderAt.tsx'
import { expectSaid } from '../frame/said.ts'

configure({ defaultHidden: true })
vi.setConfig({ testTimeout: 60_000 })

const CHANNEL = '/game/sport/crty'
const LAUNCH = '/game/api/v1/venue/launch'
const RESOURCE = '/game/api/v1/venue/resource'
const LATE = { timeout: 40_000 }
const WRONG = '数据异常,请重新进入游戏'
const board = () => screen.findByRole('group', { name: '赛事列表' }, LATE)
const launches = (calls: string[]) => calls.filter((path) => path === LAUNCH).length
/** What another member's channel, or one of yesterday, left on the device. */
const keepForeignToken = () => {
  channel.keep({ enName: 'crty', channelCode: 'CRTY', uid: '1', token: 'x'.repeat(48), expireAt: 9e15 })
  return Promise.resolve()
}

// [EP-game-venue.resource SC-6302 X-05]
test('a channel that does not know the member says so once, is entered again, and the board opens', async () => {
  const { calls } = await renderAt(CHANNEL, { as: 'vip5', before: keepForeignToken })
  expect(await screen.findAllByText(WRONG, undefined, LATE)).toHaveLength(1)
  await board()
  expect(launches(calls)).toBe(1)
  expect(location.pathname).toBe(CHANNEL)
  expect(channel.current()?.token).not.toBe('x'.repeat(48))
})

test('a channel that cannot be entered again sends the member to the venues', async () => {
  await renderAt(CHANNEL, {
    as: 'vip5',
    before: async (site) => {
      await keepForeignToken()
      await site.control('POST', '/faults', { path: LAUNCH, status_code: STATUS.SERVER_ERROR.code })
    },
  })
  await waitFor(() => expect(location.pathname).toBe('/game/sport'), LATE)
  await expectSaid('请先登录账号,才能了解更多')
})

// [SC-6301 SC-6316 SC-6317 SC-6318 SC-6366 SC-6399]
test.each([
  'PARAMETER_ERROR',
  'SYSTEM_UNDER_MAINTENANCE',
  'SYSTEM_BUSY',
  'TESTING_1',
  'TESTING_2',
  'SYSTEM_ABNORMAL',
] as const)('the channel’s %s is told in its place, and nothing is entered again', async (name) => {
  const { calls } = await renderAt(CHANNEL, {
    as: 'vip5',
    before: (site) => site.control('POST', '/faults', { path: RESOURCE, status_code: STATUS[name].code }),
  })
  expect(await screen.findByText(STATUS[name].message, undefined, LATE)).toBeInTheDocument()
  expect(launches(calls)).toBe(1)
  expect(screen.queryByText(WRONG)).toBeNull()
})

test('a channel that has nothing says that nothing is there, without a message [SC-6303]', async () => {
  await renderAt(CHANNEL, {
    as: 'vip5',
    before: (site) => site.control('POST', '/faults', { path: RESOURCE, status_code: STATUS.NO_DATA.code }),
  })
  await screen.findByRole('heading', { name: '滚球 · 足球' }, LATE)
  expect(await screen.findByText('暂无赛事', undefined, LATE)).toBeInTheDocument()
  expect(screen.queryByText(STATUS.NO_DATA.message)).toBeNull()
})
