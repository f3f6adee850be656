import type { Locator } from '@playwright/test'
import { contract } from '@app/contract'
import { STATUS } from '@app/contract/kit/status'
import { expect, type Control, type Page } from '../../e2e/rig/visit.ts'
import { AWAY, HOME, homePrice, playMatch } from '../../e2e/rig/match.ts'
import type { State, Step } from '../rig/state.ts'

const OTHERS = [
  ['云渚龙骑', '岚港海豹'],
  ['霁川雪豹', '青沅磐石'],
  ['望舒旗舰', '长汀渔火'],
] as const

const world = async (control: Control) => {
  await playMatch(control, '0.87')
  for (const [home, away] of OTHERS)
    await control('POST', '/matches', { league: '导演台友谊赛', home, away, startsIn_s: -600 })
}
/** On a phone what is seldom needed lies behind a button. */
const reveal = async (page: Page, wanted: Locator, opener: string): Promise<Locator> => {
  const button = page.getByRole('button', { name: opener, exact: true }).first()
  await expect(wanted.or(button).first()).toBeVisible()
  if (!(await wanted.isVisible())) await button.click()
  return wanted
}
const seek = async (page: Page, words: string) => {
  const field = await reveal(page, page.getByRole('searchbox').first(), '搜索联赛或球队')
  await field.fill(words)
}
/** The league of these matches alone, as a person would search it. */
const search: Step = {
  say: '搜索 导演台友谊赛',
  do: async (page) => {
    await seek(page, '导演台友谊赛')
    await expect(homePrice(page)).toBeVisible()
  },
}
const slipIn = (page: Page) =>
  page.getByRole('complementary', { name: '投注单' }).or(page.getByRole('dialog', { name: '投注单' }))
/** On a phone the slip is a sheet. */
const openSlip = async (page: Page) => {
  const opener = page.getByRole('button', { name: /^打开投注单|^投注单/ }).first()
  const isThere = await slipIn(page).first().isVisible()
  if (await opener.isVisible()) await opener.click()
  else if (!isThere) {
    const mine = page.getByRole('button', { name: '投注单与我的注单' })
    await (await reveal(page, mine, '更多')).click()
  }
  await expect(slipIn(page).first()).toBeVisible()
}
const choose = (page: Page, [home, away]: readonly [string, string]) =>
  page
    .getByRole('article', { name: `${home} 对 ${away}` })
    .getByRole('button', { name: /让球/ })
    .first()
    .click()
const MATCHES = [[HOME, AWAY], ...OTHERS] as const
const pick = (count: number, from = 0): Step => ({
  say: `选中 ${count} 项`,
  do: async (page) => {
    for (const match of MATCHES.slice(from, count)) await choose(page, match)
    await openSlip(page)
  },
})
/** With the first choice, before which a phone asks for none: what is chosen one by one takes the place of the one before. */
const way = (name: '多注' | '串关'): Step => ({
  say: name,
  do: async (page) => {
    await choose(page, MATCHES[0])
    await openSlip(page)
    await slipIn(page).getByRole('button', { name }).first().click()
    const sheet = page.getByRole('dialog', { name: '投注单' })
    if (await sheet.isVisible()) await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
  },
})
const stake = (amount: string): Step => ({
  say: `投注金额 ${amount}`,
  do: async (page) => {
    const field = slipIn(page).getByRole('textbox', { name: /金额/ }).first()
    await field.fill(amount)
    await field.focus()
  },
})
const place: Step = {
  say: '确认投注',
  do: async (page) => {
    const button = slipIn(page)
      .getByRole('button', { name: /确认投注|^投注/ })
      .last()
    await expect(button).toBeEnabled()
    await button.click()
    await expect(
      slipIn(page)
        .getByText(/确认中|投注成功/)
        .first(),
    ).toBeVisible()
  },
}
const press = (name: string): Step => ({
  say: `按 ${name}`,
  do: (page) => page.getByRole('button', { name }).first().click(),
})
/** A dialog, from a button that a phone has behind another. */
const ask = (name: string | RegExp): Step => ({
  say: `打开 ${String(name)}`,
  do: async (page) => {
    await (await reveal(page, page.getByRole('button', { name }).first(), '更多')).click()
    await expect(page.getByRole('dialog', { name })).toBeVisible()
  },
})
const pass = (seconds: number): Step => ({
  say: `过 ${seconds} 秒`,
  do: async (page, control) => {
    await control('POST', '/clock', { advance_s: seconds })
    await expect(slipIn(page).getByText('投注成功').first()).toBeVisible()
  },
})
const openBets: Step = {
  say: '未结注单',
  do: (page) => slipIn(page).getByRole('tab', { name: '未结注单' }).click(),
}
/** What the newest open bet can be closed for. */
const offer: Step = {
  say: '按 兑现',
  do: (page) =>
    slipIn(page)
      .getByRole('button', { name: /^兑现 ¥/ })
      .first()
      .click(),
}
/** A way of closing it. */
const closing = (name: '部分' | '自动'): Step => ({
  say: `按 ${name}`,
  do: async (page) => {
    const button = slipIn(page).getByRole('button', { name, exact: true }).first()
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
  },
})
const refuse = (status_code: number): Step => ({
  say: `下一次调用得 ${status_code}`,
  do: (_page, control) =>
    control('POST', '/faults', { path: contract.sport.resource.path, status_code, method: 'POST', times: 1 }),
})
const crty = (name: string, steps: Step[], more: Partial<State> = {}): State => ({
  screen: 'localSport',
  kind: 'open',
  name,
  path: '/game/sport/crty',
  as: 'vip5',
  world,
  steps,
  isEachWidth: true,
  ...more,
})
const page = (name: string, query: string): State => ({
  ...crty(name, []),
  path: `/game/sport/crty?${query}`,
})

const PLACED = [search, pick(1), stake('100'), place, pass(6)]

/** The board and its slip, made anew at each width: a phone's slip is another one. */
export const SPORT_STATES: State[] = [
  crty('one match', [search]),
  crty('one chosen', [search, pick(1)]),
  crty('one with a stake', [search, pick(1), stake('100')]),
  crty('largest stake', [search, pick(1), stake('99999999')]),
  crty('three apart', [search, way('多注'), pick(3, 1), stake('50')]),
  crty('four in a parlay', [search, way('串关'), pick(4, 1)]),
  crty('four in a parlay with a stake', [search, way('串关'), pick(4, 1), stake('20')]),
  crty('being confirmed', [search, pick(1), stake('100'), place]),
  crty('stands', [...PLACED], { isRunning: true }),
  crty('a parlay stands', [search, way('串关'), pick(3, 1), stake('20'), place, pass(6)], {
    isRunning: true,
  }),
  crty('open bets', [...PLACED, openBets], { isRunning: true }),
  crty('an open parlay', [search, way('串关'), pick(3, 1), stake('20'), place, pass(6), openBets], {
    isRunning: true,
  }),
  crty('an offer', [...PLACED, openBets, offer], { isRunning: true }),
  crty('part of it closed', [...PLACED, openBets, offer, closing('部分')], { isRunning: true }),
  crty('closing by itself', [...PLACED, openBets, offer, closing('自动')], { isRunning: true }),
  crty('busy', [search, pick(1), stake('100'), refuse(STATUS.SYSTEM_BUSY.code)]),
  crty('match centre', [search, press(`更多玩法：${HOME} 对 ${AWAY}`)]),
  crty('league filter', [ask('联赛筛选')]),
  crty('help', [ask(/^(键盘与播报|赛况播报)$/)]),
  crty('nothing found', [{ say: '搜索 无此联赛', do: (at) => seek(at, '无此联赛') }]),
  page('results', 'page=results'),
  page('rules', 'page=rules'),
]
