import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderAt, type Visit } from '../renderAt.tsx'

// The board has a thousand controls: asking each ancestor's style for every query would take the test's whole time.
configure({ defaultHidden: true })
vi.setConfig({ testTimeout: 90_000 })

const LATE = { timeout: 40_000 }
const LEAGUE = '导演台友谊赛'
const TICKED = { name: '联赛筛选 1' }

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const matches = () => within(screen.getByRole('group', { name: '赛事列表' })).queryAllByRole('article')
const filter = async () => {
  press(/^联赛筛选/)
  const dialog = within(await screen.findByRole('dialog', { name: '联赛筛选' }, LATE))
  await dialog.findByRole('list', { name: '联赛' }, LATE)
  return dialog
}
const apply = async (dialog: Awaited<ReturnType<typeof filter>>) => {
  fireEvent.click(dialog.getByRole('button', { name: /^确定/ }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '联赛筛选' })).toBeNull(), LATE)
}
const tickLast = async () => {
  const dialog = await filter()
  fireEvent.click(dialog.getAllByRole('checkbox').at(-1)!)
  await apply(dialog)
}
const open = async (startsIn_s: number) => {
  let gid = ''
  const visit = await renderAt('/game/sport/crty', {
    as: 'vip5',
    before: async (site: Visit['site']) => {
      await site.control('POST', '/clock', { frozen: true })
      const match = { league: LEAGUE, home: '澄江雄狮', away: '湾畔海燕', startsIn_s }
      gid = (await site.control<{ gid: string }>('POST', '/matches', match)).body.gid
    },
  })
  await screen.findByRole('group', { name: '赛事列表' }, LATE)
  return { ...visit, gid }
}

test('a tick outlives another page, says when its league has no match any more, and is gone with a press', async () => {
  const { site, gid, user } = await open(-600)
  const all = matches().length
  const dialog = await filter()
  fireEvent.click(dialog.getByRole('checkbox', { name: new RegExp(LEAGUE) }))
  await apply(dialog)
  await waitFor(() => expect(matches()).toHaveLength(1), LATE)
  await user.click(screen.getByRole('link', { name: /^赞助/ }))
  await waitFor(() => expect(screen.queryByRole('group', { name: '赛事列表' })).toBeNull(), LATE)
  act(() => history.back())
  expect(await screen.findByRole('button', TICKED, LATE)).toBeVisible()
  await waitFor(() => expect(matches()).toHaveLength(1), LATE)
  await site.control('POST', `/matches/${gid}/events`, { type: 'finish' })
  press('刷新赛事')
  expect(await screen.findByText('所选联赛暂无赛事', {}, LATE)).toBeVisible()
  const whole = (await filter()).getByRole('checkbox', { name: /^全部/ })
  await waitFor(() => expect(whole).toBeChecked(), LATE)
  press('关闭')
  press('显示全部')
  await waitFor(() => expect(matches().length).toBeGreaterThanOrEqual(all - 1), LATE)
  expect(screen.queryByRole('button', TICKED)).toBeNull()
})

test('another league, date, sport or market clears what was ticked', async () => {
  await open(90_000)
  press(/^早盘/)
  await screen.findByRole('heading', { name: '早盘 · 足球' }, LATE)
  for (const next of [/^中超/, /^\d\d-\d\d$/, '全部日期', /^篮球/, /^今日/]) {
    await tickLast()
    await screen.findByRole('button', TICKED, LATE)
    fireEvent.click((await screen.findAllByRole('button', { name: next }, LATE))[0]!)
    await waitFor(() => expect(screen.queryByRole('button', TICKED)).toBeNull(), LATE)
  }
})

test.each(['雄狮', '雄獅 澄江', 'CJXS', 'xiong shi'])(
  'what is sought as %s is found, and the tabs count what each list has of it',
  async (words) => {
    await open(-600)
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: words } })
    await waitFor(
      () =>
        expect(matches().map((match) => match.textContent)).toEqual([expect.stringContaining('澄江雄狮')]),
      LATE,
    )
    const tabs = within(screen.getByRole('list', { name: '盘口类型' })).getAllByRole('button')
    await waitFor(() => expect(tabs.map((tab) => tab.textContent)).toEqual(['滚球1', '今日0', '早盘0']), LATE)
  },
)
