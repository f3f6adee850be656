import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { contract } from '@app/contract'
import { STATUS } from '@app/contract/kit/status'
import { session } from '../../../client/src/api/session.ts'
import { speakWith } from '../../../client/src/api/failure.ts'
import { wordsFor } from '../../../client/src/i18n/errors.ts'
import { setLocale, texts } from '../../../client/src/i18n/locale.ts'
import { clock } from '../../../client/src/lib/clock.ts'
import { type Bettor, bettor, gameOf, selection } from '../../server/sport/rig/bettor.ts'
import { renderAt } from '../renderAt.tsx'
import type { TestSite } from '../../server/harness.ts'

// As main.tsx does.
speakWith(wordsFor, () => texts.get().locale)
afterEach(() => setLocale('zh-CN'))

/** Before the page asks by itself, as it does while nothing is heard over the line. */
const SOON = { timeout: 5_000 }

test('who comes back from another tab sees what money was moved there', async () => {
  const { site } = await renderAt('/', { as: 'fresh01' })
  const balance = () => screen.getByRole('banner').textContent
  await waitFor(() => expect(balance()).toContain('0.00'))
  await site.control('PATCH', '/members/fresh01', { balance_cents: 4_321_00 })
  fireEvent(document, new Event('visibilitychange'))
  await waitFor(() => expect(balance()).toContain('4,321'), SOON)
})

/** The bets of somebody who has bet once, and the way to bet again in another tab. */
const openBets = async (
  path: () => string,
  since?: (site: TestSite, gid: string, bet: () => Promise<string>) => Promise<unknown>,
) => {
  let player: Bettor
  const bet = async () => {
    const gid = await player.compose({ startsIn_s: 3_600 })
    const entries = [{ ...selection(await gameOf(player, gid), 'M', 'MH'), stake: '10.00' }]
    await player.get('bet', { entries, oddsType: 'H', autoAccept: 'none' })
    return gid
  }
  const visit = await renderAt(path, {
    before: async (world) => {
      player = await bettor({}, world)
      const gid = await bet()
      await since?.(world, gid, bet)
      session.begin({ token: player.token, userId: String(player.id) })
    },
  })
  return { ...visit, bet }
}
const expectListed = (count: number) =>
  waitFor(() => expect(screen.getByRole('list', { name: '注单列表' }).children).toHaveLength(count), SOON)

test('who comes back from another tab sees what was bet there', async () => {
  const { bet } = await openBets(() => '/mine/betRecord')
  await expectListed(1)
  await bet()
  fireEvent(document, new Event('visibilitychange'))
  await expectListed(2)
})

test('those that are settled begin with the span of the latest of them, as all of them do with theirs', async () => {
  const laterS = 20 * 3_600
  const open = () => {
    clock.follow(clock.now() + laterS * 1_000)
    return '/mine/betRecord'
  }
  await openBets(open, async ({ control }, gid, bet) => {
    await control('POST', `/matches/${gid}/result`, { score: '1-0' })
    await control('POST', '/clock', { advance_s: laterS })
    await bet()
  })
  await expectListed(1)
  expect(screen.getByRole('radio', { name: '今日' })).toBeChecked()
  fireEvent.click(screen.getByRole('radio', { name: '已结算' }))
  await waitFor(() => expect(screen.getByRole('radio', { name: '昨日' })).toBeChecked(), SOON)
  await expectListed(1)
})

test('what was bet in another tab since takes nothing out of sight', async () => {
  const laterS = 20 * 3_600
  const open = () => {
    clock.follow(clock.now() + laterS * 1_000)
    return '/mine/betRecord'
  }
  const { bet, calls } = await openBets(open, ({ control }) =>
    control('POST', '/clock', { advance_s: laterS }),
  )
  await expectListed(1)
  expect(screen.getByRole('radio', { name: '昨日' })).toBeChecked()
  await bet()
  const before = calls.length
  fireEvent(document, new Event('visibilitychange'))
  await waitFor(() => expect(calls.slice(before)).toContain(contract.bet.betRecordList.path), SOON)
  await expectListed(1)
  expect(screen.getByRole('radio', { name: '昨日' })).toBeChecked()
})

test('the language that is chosen in another tab is this one’s too, its own texts and those of the server', async () => {
  await renderAt('/mine/vip')
  expect(screen.getByRole('link', { name: '跳到主要内容' })).toBeInTheDocument()
  localStorage.setItem('locale', 'zh-TW')
  fireEvent(window, new StorageEvent('storage', { key: 'locale' }))
  expect(await screen.findByRole('link', { name: '跳到主要內容' })).toBeInTheDocument()
  await waitFor(() => expect(document.title).toContain('澄灣'))
})

test('what was lost when the language changed is asked for until it is in that language', async () => {
  const CONFIG = '/act/api/v1/promotion/config'
  const { site, calls } = await renderAt('/activity/signGift/107')
  const asked = () => calls.filter((path) => path === CONFIG).length
  expect(await screen.findByText('每天有礼，每月连签另得 ¥107 与积分，1 倍流水')).toBeInTheDocument()
  const before = asked()
  for (const path of ['/site/api/v1/configuration/preInfo', CONFIG])
    await site.control('POST', '/faults', { path, http: 502, times: 1 })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  fireEvent.click(screen.getByRole('button', { name: '繁體' }))
  await screen.findByRole('link', { name: '跳到主要內容' })
  await waitFor(() => expect(asked()).toBe(before + 1))
  await waitFor(async () => expect((await site.control('GET', '/faults')).body).toEqual({ faults: [] }))
  await act(() => vi.advanceTimersByTimeAsync(16_000))
  await waitFor(() => expect(asked()).toBe(before + 2))
  vi.useRealTimers()
  await waitFor(() => expect(document.title).toContain('澄灣'))
  expect(await screen.findByText('每天有禮，每月連簽另得 ¥107 與積分，1 倍流水')).toBeInTheDocument()
})

test.each([{ http: 502 }, { status_code: STATUS.SYSTEM_BUSY.code }])(
  'why something did not come is told in the language that is chosen now: %o',
  async (failure) => {
    await renderAt('/sponsor', {
      before: ({ control }) =>
        control('POST', '/faults', { path: contract.site.sponsorContent.path, ...failure }),
    })
    const reason = async () => (await screen.findByRole('alert')).textContent
    await waitFor(async () => expect(await reason()).toMatch(/稍后/))
    fireEvent.click(screen.getByRole('button', { name: '繁體' }))
    await waitFor(async () => expect(await reason()).toMatch(/稍後/), SOON)
  },
)

test('what is wrong with a form is said in the language that is chosen now', async () => {
  const { user } = await renderAt('/mine/savemoney', { as: 'vip5' })
  await user.click(await screen.findByRole('button', { name: '立即存款' }))
  expect(await screen.findByText('请输入存款金额')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: '繁體' }))
  expect(await screen.findByText('請輸入存款金額')).toBeInTheDocument()
})
