import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { STATUS } from '@app/contract/kit/status'
import { renderAt } from '../renderAt.tsx'
import { listen } from '../sent.ts'
import { slipStands } from './slipStands.ts'

// The board has a thousand controls: asking each ancestor's style for every query would take the test's whole time.
configure({ defaultHidden: true })

const CHANNEL = '/game/sport/crty'
const LATE = { timeout: 40_000 }

vi.setConfig({ testTimeout: 60_000 })

const open = async (path = CHANNEL) => {
  await renderAt(path, { as: 'vip5' })
  if (path === CHANNEL) {
    await screen.findByRole('group', { name: '赛事列表' }, LATE)
    await slipStands()
  }
  return userEvent.setup()
}
const board = () => within(screen.getByRole('group', { name: '赛事列表' }))
const prices = (match: HTMLElement) =>
  within(match)
    .getAllByRole('button', { pressed: false })
    .filter((button) => button.getAttribute('aria-disabled') === 'false')
const playable = () =>
  board()
    .getAllByRole('article')
    .filter((match) => prices(match).length > 0)
const slip = () => within(screen.getByRole('complementary', { name: '投注单' }))

const chooseEarly = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole('button', { name: /^早盘/ }))
  await screen.findByRole('heading', { name: '早盘 · 足球' })
  await screen.findByRole('group', { name: '赛事列表' }, LATE)
}

test('a marked match is what the favourites show, and the mark is kept on the device', async () => {
  const user = await open()
  const [, match] = board().getAllByRole('article')
  const name = match!.getAttribute('aria-label')!
  await user.click(within(match!).getByRole('button', { name: `收藏 ${name}` }))
  await user.click(screen.getByRole('button', { name: /^收藏 1/ }))
  expect(
    board()
      .getAllByRole('article')
      .map((one) => one.getAttribute('aria-label')),
  ).toEqual([name])
  await waitFor(() => expect(localStorage.getItem('sportHabits')).toContain('"matches":["'))
})

test('three legs make the systems of three, and the stake counts for each bet', async () => {
  const user = await open()
  await chooseEarly(user)
  await user.click(slip().getByRole('button', { name: '串关' }))
  for (const match of playable().slice(0, 3)) await user.click(prices(match)[0]!)
  await user.click(await slip().findByRole('radio', { name: /^3串4 4 注/ }, LATE))
  await user.type(slip().getByRole('textbox', { name: '每注金额' }), '20')
  expect(slip().getByText('每注金额')).toBeVisible()
  expect(slip().getByText('实扣').nextSibling?.textContent).toContain('80.00')
})

test('the keypad types an amount and cuts none, and the grid tells what each score would bring', async () => {
  const user = await open()
  await chooseEarly(user)
  await user.click(prices(playable()[0]!)[0]!)
  await user.click(await slip().findByRole('button', { name: /^数字键盘：/ }))
  const keypad = within(slip().getByRole('group', { name: '数字键盘' }))
  for (const key of ['1', '00', '退格', '0']) await user.click(keypad.getByRole('button', { name: key }))
  const stake = slip().getByRole('textbox', { name: /投注金额|赢取金额/ })
  const words = /^没有填入“.+”：只填数字，最多12位、2位小数$/
  expect(stake).toHaveValue('100')
  for (const wrong of ['100.555', '1234567890123', '-100', '1e5']) {
    fireEvent.change(stake, { target: { value: wrong } })
    expect(stake).toHaveValue('100')
    expect(slip().getByText(words)).toBeVisible()
  }
  for (const key of ['.', '5', '0']) await user.click(keypad.getByRole('button', { name: key }))
  expect(slip().queryByText(words)).toBeNull()
  await user.click(keypad.getByRole('button', { name: '1' }))
  expect(stake).toHaveValue('100.50')
  expect(slip().getByText(words)).toBeVisible()
  fireEvent.change(stake, { target: { value: '１００' } })
  expect(stake).toHaveValue('100')
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView')
  await user.click(slip().getByRole('button', { name: '比分推演' }))
  const grid = await slip().findByRole('table', { name: /^比分推演/ }, LATE)
  expect(shown.mock.contexts).toContain(grid.closest('figure'))
  shown.mockRestore()
  expect(
    within(grid)
      .getAllByRole('cell')
      .filter((cell) => /^[+-]?\d/.test(cell.textContent ?? '')),
  ).toHaveLength(36)
})

test('results, rules and the key list are a click away', async () => {
  const user = await open()
  await user.click(screen.getByRole('button', { name: '键盘与播报' }))
  const help = within(await screen.findByRole('dialog', { name: '键盘与播报' }, LATE))
  await user.click(help.getByRole('radio', { name: '关闭' }))
  await user.click(help.getByRole('button', { name: '关闭' }))
  await user.click(screen.getByRole('button', { name: '赛果' }))
  expect(await screen.findByRole('heading', { name: '赛果' }, LATE)).toBeVisible()
  expect((await screen.findAllByRole('table', {}, LATE)).length).toBeGreaterThan(0)
  await user.click(screen.getByRole('button', { name: '规则' }))
  expect(await screen.findByRole('heading', { name: '体育规则' }, LATE)).toBeVisible()
  expect(screen.getByRole('table', { name: '盘口与净胜球的结果' })).toBeVisible()
})

test('the bet records narrow by venue and result, and draw the days', async () => {
  const user = await open('/mine/betRecord')
  await user.click(await screen.findByRole('radio', { name: '近30天' }, LATE))
  await waitFor(() => expect(screen.getAllByRole('table', { name: '每日投注与输赢' })).toHaveLength(1), LATE)
  const all = (await screen.findByRole('list', { name: '注单列表' }, LATE)).children.length
  await user.selectOptions(screen.getByRole('combobox', { name: '状态' }), '未成立')
  await waitFor(() => expect(window.location.search).toBe('?date=last30&status=refused'), LATE)
  await waitFor(
    () => expect(screen.queryByRole('list', { name: '注单列表' })?.children.length ?? 0).toBeLessThan(all),
    LATE,
  )
  expect(screen.getByRole('button', { name: '导出 CSV' })).toBeVisible()
})

test('the story of a ticket, closed, leaves the player in the records that it was opened from, narrowed as they were', async () => {
  const user = await open('/mine/betRecord')
  await user.click(await screen.findByRole('radio', { name: '近30天' }, LATE))
  await user.selectOptions(screen.getByRole('combobox', { name: '状态' }), '已结算')
  const [story] = await screen.findAllByRole('link', { name: '在体育查看' }, LATE)
  await user.click(story!)
  const dialog = await screen.findByRole('dialog', { name: /^注单/ }, LATE)
  expect(window.location.pathname).toBe(CHANNEL)
  await user.click(within(dialog).getByRole('button', { name: '关闭' }))
  await waitFor(() => expect(window.location.pathname).toBe('/mine/betRecord'), LATE)
  expect(await screen.findByRole('radio', { name: '近30天' }, LATE)).toBeChecked()
  expect(screen.getByRole('combobox', { name: '状态' })).toHaveDisplayValue('已结算')
})

test('a ticket that is looked at says how its match in play stands', async () => {
  const user = await open()
  await user.click(prices(playable()[0]!)[0]!)
  await user.type(await slip().findByRole('textbox', { name: /投注金额$/ }), '20')
  const place = slip().getByRole('button', { name: /^(确认投注|请输入投注金额)/ })
  await waitFor(() => expect(place).toBeEnabled(), LATE)
  await user.click(place)
  await user.click(screen.getByRole('tab', { name: '未结注单' }))
  await user.click(await slip().findByRole('link', { name: '注单详情' }, LATE))
  const dialog = await screen.findByRole('dialog', { name: /^注单/ }, LATE)
  expect(await within(dialog).findByText(/^\d+–\d+ · /, undefined, LATE)).toBeInTheDocument()
})

test('a link to a match opens the list that holds it, with all its markets', async () => {
  let hgid = ''
  await renderAt(() => `${CHANNEL}?hgid=${hgid}`, {
    as: 'vip5',
    before: async (site) => {
      const { body } = await site.control<{ gid: string }>('POST', '/matches', {
        sport: 'BK',
        home: '云渚龙骑',
        away: '岚港海豹',
        startsIn_s: 3_600,
      })
      hgid = body.gid
    },
  })
  await screen.findByRole('heading', { name: '今日 · 篮球' }, LATE)
  await screen.findByRole('group', { name: '赛事列表' }, LATE)
  // Without layout the window can't be scrolled to it.
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '云渚龙骑' } })
  expect(
    await screen.findByRole('button', { name: /^收起玩法：云渚龙骑 对 岚港海豹/, expanded: true }, LATE),
  ).toBeInTheDocument()
})

test('a link to a match that ended shows how, above the list as it was, and leads to its results', async () => {
  let gid = ''
  await renderAt(() => `${CHANNEL}?hgid=${gid}`, {
    as: 'vip5',
    before: async (site) => {
      const match = { league: '导演台友谊赛', home: '澄江雄狮', away: '湾畔海燕', startsIn_s: -600 }
      gid = (await site.control<{ gid: string }>('POST', '/matches', match)).body.gid
      await site.control('POST', `/matches/${gid}/events`, { type: 'finish' })
    },
  })
  const match = within(await screen.findByRole('region', { name: '澄江雄狮 对 湾畔海燕' }, LATE))
  expect(match.getByText(/^\d–\d$/)).toBeVisible()
  expect(match.getByText('已完场')).toBeVisible()
  expect(screen.getByRole('heading', { name: '滚球 · 足球' })).toBeInTheDocument()
  const centre = await screen.findByRole('region', { name: /^赛况：?.*澄江雄狮 - 湾畔海燕/ }, LATE)
  expect(within(centre).getByText(/^已完场/)).toBeVisible()
  fireEvent.click(match.getByRole('button', { name: '查看赛果' }))
  expect(await screen.findByRole('row', { name: /湾畔海燕.*已完场/ }, LATE)).toBeInTheDocument()
})

test('a link to a match that nobody knows any more says so and leaves the board', async () => {
  await open(`${CHANNEL}?hgid=1`)
  expect(await screen.findByText('这场比赛已经结束，看看其他赛事吧', undefined, LATE)).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: '滚球 · 足球' })).toBeInTheDocument()
})

test('while nobody answers the slip places nothing, and says so until it is over', async () => {
  const { site } = await renderAt(CHANNEL, { as: 'vip5' })
  const user = userEvent.setup()
  await screen.findByRole('group', { name: '赛事列表' }, LATE)
  await chooseEarly(user)
  await user.click(prices(playable()[0]!)[0]!)
  await user.type(await slip().findByRole('textbox', { name: /投注金额$/ }), '100')
  const place = slip().getByRole('button', { name: /^(确认投注|请输入投注金额)/ })
  await waitFor(() => expect(place).toBeEnabled(), LATE)
  await site.control('POST', '/faults', { path: '/game/api/v1/venue/resource', kind: 'drop' })
  expect(await slip().findByText('行情中断，盘口已锁定', {}, LATE)).toBeVisible()
  expect(place).toBeDisabled()
  await site.control('DELETE', '/faults')
  await waitFor(() => expect(place).toBeEnabled(), LATE)
})

test('a venue that closes while the board is open says so once, locks the prices and opens them again', async () => {
  const { site } = await renderAt(CHANNEL, { as: 'vip5' })
  await screen.findByRole('group', { name: '赛事列表' }, LATE)
  fireEvent.click(prices(playable()[0]!)[0]!)
  await site.control('PATCH', '/venues/CRTY', { maintenance: true })
  expect(await screen.findAllByText('维护中，盘口已锁定', {}, LATE)).toHaveLength(1)
  expect(playable()).toEqual([])
  expect(await slip().findByText('行情中断，盘口已锁定', {}, LATE)).toBeVisible()
  await site.control('PATCH', '/venues/CRTY', { maintenance: false })
  fireEvent.click(screen.getByRole('button', { name: '刷新赛事' }))
  await waitFor(() => expect(playable().length).toBeGreaterThan(0), LATE)
  expect(screen.queryByText('维护中，盘口已锁定')).toBeNull()
})

test('without a connection the board is locked at once and says so; with it again its prices are asked for at once', async () => {
  await renderAt(CHANNEL, { as: 'vip5' })
  await screen.findByRole('group', { name: '赛事列表' }, LATE)
  await waitFor(() => expect(playable().length).toBeGreaterThan(0), LATE)
  const sent = listen()
  const turn = (isOnline: boolean) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    act(() => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
  }
  const asked = () => sent.all.filter(({ body }) => body['method'] === 'get_live').length
  turn(false)
  expect(screen.getByText('网络已断开，盘口已锁定')).toBeVisible()
  expect(playable()).toEqual([])
  const before = asked()
  turn(true)
  expect(screen.queryByText('网络已断开，盘口已锁定')).toBeNull()
  await waitFor(() => expect(asked()).toBeGreaterThan(before))
})

test('a balance that nobody told is unknown, not nothing', async () => {
  await renderAt(CHANNEL, {
    as: 'vip5',
    before: (site) =>
      site.control('POST', '/faults', {
        path: '/game/api/v1/venue/balance',
        status_code: STATUS.SERVER_ERROR.code,
      }),
  })
  await screen.findByRole('group', { name: '赛事列表' }, LATE)
  expect(slip().getByText(/^可用余额/)).toHaveTextContent('可用余额 —')
})
