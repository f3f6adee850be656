import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi, onTestFinished } from 'vitest'
import type { TestSite } from '../../server/harness.ts'
import { simplifiedIn } from '../../e2e/rig/simplified.ts'
import { renderAt } from '../renderAt.tsx'

// The board has a thousand controls: asking each ancestor's style for every query would take the test's whole time.
configure({ defaultHidden: true })
vi.setConfig({ testTimeout: 90_000 })

const LATE = { timeout: 40_000 }
const CHANNEL = '/game/sport/crty'
const MATCH = '澄江雄狮 对 湾畔海燕'
const LEAGUE = '导演台友谊赛'
/** More than the window and what is drawn beyond it have room for. */
const NEWCOMERS = 16

const kickedOff = async (site: TestSite): Promise<string> => {
  const { body } = await site.control<{ gid: string }>('POST', '/matches', {
    league: LEAGUE,
    home: '澄江雄狮',
    away: '湾畔海燕',
    startsIn_s: -600,
  })
  return body.gid
}

/** The board with the match in play, its time standing still. */
const playing = async () => {
  let gid = ''
  const { site } = await renderAt(CHANNEL, {
    as: 'vip5',
    before: async (site) => {
      await site.control('POST', '/clock', { frozen: true })
      gid = await kickedOff(site)
    },
  })
  return { site, gid, board: await screen.findByRole('group', { name: '赛事列表' }, LATE) }
}

test('an unfolded match and its lens stay where they are when a new list puts others before it, and leave with it', async () => {
  const { site, gid, board } = await playing()
  const refresh = screen.getByRole('button', { name: '刷新赛事' })
  const match = within(within(board).getByRole('article', { name: MATCH }))
  fireEvent.click(match.getByRole('button', { name: /^更多玩法/ }))
  const look = async (market: string) => {
    const opener = await match.findByRole('button', { name: '概率与走势' }, LATE)
    opener.focus()
    fireEvent.click(opener)
    const lens = await screen.findByRole('dialog', { name: '概率与走势' }, LATE)
    const choice = within(lens).getByRole('combobox', { name: '玩法' })
    fireEvent.change(choice, { target: { value: market } })
    expect(choice).toHaveValue(market)
    await waitFor(() => expect(lens).toContainElement(document.activeElement as HTMLElement), LATE)
    return lens
  }
  const lens = await look('HRE')

  // Kicked off before it, so they stand before it; its first half is over.
  for (const at of Array(NEWCOMERS).keys())
    await site.control('POST', '/matches', {
      league: LEAGUE,
      home: `雾港${at}队`,
      away: `砚山${at}队`,
      startsIn_s: -1_200,
    })
  await site.control('POST', `/matches/${gid}/events`, { type: 'halftime' })
  fireEvent.click(refresh)
  expect(await within(board).findByTitle('雾港0队', {}, LATE)).toBeInTheDocument()
  expect(await within(lens).findByText('这个玩法现在没有盘口。', {}, LATE)).toBeInTheDocument()
  expect(lens).toContainElement(document.activeElement as HTMLElement)
  expect(board).toBeInTheDocument()

  fireEvent.click(within(lens).getByRole('button', { name: '关闭' }))
  await waitFor(() => expect(match.getByRole('button', { name: '概率与走势' })).toHaveFocus(), LATE)

  const other = await look('RE')
  await site.control('POST', `/matches/${gid}/events`, { type: 'finish' })
  fireEvent.click(refresh)
  const told = /^澄江雄狮 \d–\d 湾畔海燕 已完场，可在赛果中查看$/
  expect(await screen.findByText(told, {}, LATE)).toBeInTheDocument()
  await waitFor(() => expect(other).not.toBeInTheDocument(), LATE)
  await waitFor(() => expect(board).toContainElement(document.activeElement as HTMLElement), LATE)
  expect(document.activeElement).toHaveAttribute('aria-expanded')
})

test('a price that has the focus leaves it to the next one of its match when its line closes', async () => {
  const { site, gid, board } = await playing()
  const match = within(board).getByRole('article', { name: MATCH })
  const [price] = within(match).getAllByRole('button', { name: /半场 让球/ })
  price!.focus()
  await site.control('POST', `/matches/${gid}/events`, { type: 'halftime' })
  fireEvent.click(screen.getByRole('button', { name: '刷新赛事' }))
  await waitFor(() => expect(price).not.toBeInTheDocument(), LATE)
  await waitFor(() => expect(match).toContainElement(document.activeElement as HTMLElement), LATE)
  expect(document.activeElement).toHaveAttribute('aria-pressed')
})

const sought = () => screen.findByRole<HTMLInputElement>('searchbox', {}, LATE)
const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }, LATE))
const heading = (name: string) => screen.findByRole('heading', { name }, LATE)

test('what is sought and stands in another list is told there, and a press leads to it with the words', async () => {
  // The list that is gone to is the tab's.
  onTestFinished(() => sessionStorage.clear())
  const home = '澄江测试龙队'
  await renderAt(CHANNEL, {
    as: 'vip5',
    before: ({ control }) =>
      control('POST', '/matches', { league: '导演台友谊赛', home, away: '湾畔海燕', startsIn_s: 3600 }),
  })
  await screen.findByRole('group', { name: '赛事列表' }, LATE)
  fireEvent.change(await sought(), { target: { value: home } })
  expect(await screen.findByText(`没有找到“${home}”`, {}, LATE)).toBeInTheDocument()
  expect(screen.getByText('只在足球中查找：换一个词，或清空搜索。')).toBeVisible()
  await press('今日有 1 场')
  await heading('今日 · 足球')
  expect(await screen.findByRole('article', {}, LATE)).toHaveTextContent(home)
  expect((await sought()).value).toBe(home)
})

test('what is sought in one sport is sought in all of them with a press', async () => {
  onTestFinished(() => sessionStorage.clear())
  await renderAt(CHANNEL, { as: 'vip5' })
  await screen.findByRole('group', { name: '赛事列表' }, LATE)
  fireEvent.change(await sought(), { target: { value: '没有这队' } })
  await press('在全部球类中查找')
  await heading('滚球 · 全部')
  expect(await screen.findByText('换一个词，或清空搜索。', {}, LATE)).toBeVisible()
  expect((await sought()).value).toBe('没有这队')
})

test('a match that ends while a search lists nothing else says how it ended', async () => {
  const { site, gid } = await playing()
  fireEvent.change(await sought(), { target: { value: '澄江雄狮' } })
  const [match] = await screen.findAllByRole('article', { name: MATCH }, LATE)
  fireEvent.click(within(match!).getByRole('button', { name: /^更多玩法/ }))
  await site.control('POST', `/matches/${gid}/events`, { type: 'finish' })
  await press('刷新赛事')
  expect(await screen.findByText(/^澄江雄狮 \d–\d 湾畔海燕 已完场，可在赛果中查看$/, {}, LATE)).toBeVisible()
})

test('the champions are listed and sought in, though no list of matches is asked for beside them', async () => {
  onTestFinished(() => sessionStorage.clear())
  await renderAt(CHANNEL, { as: 'vip5' })
  await screen.findByRole('group', { name: '赛事列表' }, LATE)
  await press(/^冠军/)
  expect((await screen.findAllByRole('heading', { level: 3 }, LATE)).length).toBeGreaterThan(0)
  fireEvent.change(await sought(), { target: { value: '没有这队' } })
  expect(await screen.findByText('没有找到“没有这队”', {}, LATE)).toBeVisible()
})

test('a match whose picture tells of its end takes no bet any more, before its list has told', async () => {
  const { site, gid, board } = await playing()
  const match = within(within(board).getByRole('article', { name: MATCH }))
  fireEvent.click(match.getByRole('button', { name: /^更多玩法/ }))
  const markets = within(await match.findByRole('group', { name: /全部玩法/ }, LATE))
  const open = () =>
    markets
      .getAllByRole('button', { name: /波胆/ })
      .filter((one) => one.getAttribute('aria-disabled') === 'false')
  await waitFor(() => expect(open()).not.toEqual([]), LATE)
  await screen.findByRole('region', { name: /赛况/ }, LATE)
  await site.control('POST', '/faults', { path: '/game/api/v1/venue/resource', kind: 'drop' })
  await site.control('POST', `/matches/${gid}/events`, { type: 'finish' })
  await waitFor(() => expect(open()).toEqual([]), LATE)
  await site.control('DELETE', '/faults')
  expect(await screen.findByText(/^澄江雄狮 \d–\d 湾畔海燕 已完场/, {}, LATE)).toBeVisible()
})

test('what is sought and chosen stays when the language changes, and is forgotten when its place is left', async () => {
  await renderAt(CHANNEL, { as: 'vip5' })
  await screen.findByRole('group', { name: '赛事列表' }, LATE)
  fireEvent.change(await sought(), { target: { value: '联' } })
  await press('繁體')
  await screen.findByRole('button', { name: '規則' }, LATE)
  expect((await sought()).value).toBe('联')

  await press('賽果')
  await heading('賽果')
  expect((await sought()).value).toBe('')
  fireEvent.change(screen.getByRole('combobox', { name: '球類' }), { target: { value: 'TN' } })
  fireEvent.change(await sought(), { target: { value: '林' } })
  await press('简体')
  await heading('赛果')
  expect((await sought()).value).toBe('林')
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: '球类' }).value).toBe('TN')

  await press('规则')
  await heading('体育规则')
  await press('赛果')
  await heading('赛果')
  expect((await sought()).value).toBe('')
})

test('a change of the language reaches the board and the slip where they stand', async () => {
  await renderAt(CHANNEL, {
    as: 'vip5',
    before: async (site) => {
      await site.control('POST', '/clock', { frozen: true })
      await kickedOff(site)
    },
  })
  const board = await screen.findByRole('group', { name: '赛事列表' }, LATE)
  const match = within(board).getByRole('article', { name: MATCH })
  fireEvent.click(within(match).getByRole('button', { name: /^更多玩法/ }))
  const markets = await within(match).findByRole('group', { name: `${MATCH} 的全部玩法` }, LATE)
  const [price] = within(match).getAllByRole('button', { name: /半场 让球/ })
  fireEvent.click(price!)
  const stake = await screen.findByRole<HTMLInputElement>('textbox', { name: /投注金额$/ }, LATE)
  fireEvent.change(stake, { target: { value: '12' } })
  await press('繁體')
  await screen.findByRole('button', { name: '規則' }, LATE)
  expect(await screen.findAllByText('半場 讓球 [香港盤]', {}, LATE)).not.toHaveLength(0)
  await waitFor(() => {
    const names = [board, ...board.querySelectorAll('[aria-label]')].map((at) =>
      at.getAttribute('aria-label'),
    )
    expect(simplifiedIn(`${board.textContent} ${names.join()}`)).toEqual([])
  }, LATE)
  const slip = stake.closest('[role=tabpanel]')!
  await waitFor(() => expect(simplifiedIn(slip.textContent)).toEqual([]), LATE)
  expect(stake).toBeInTheDocument()
  expect(stake.value).toBe('12')
  expect(markets).toBeInTheDocument()
})
