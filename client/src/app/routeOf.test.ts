import { expect, test } from 'vitest'
import { encodeGameInfo } from '../lib/gameInfo.ts'
import { PAGES } from '../pages.ts'
import { pathOf } from '../paths.ts'
import { isDepositPage, pages, routeOf } from './routeOf.ts'

/** Pages that the specification doesn't name: limits of one's own (UN-31). */
const ADDED = ['restraint']

test('the eighty routes of the site are all here', () => {
  expect(Object.keys(PAGES).filter((name) => !ADDED.includes(name))).toHaveLength(80)
  // Two parents and the second entry of /mine/feedback have no page of their own.
  expect(pages).toHaveLength(Object.keys(PAGES).length - 3)
})

test.each(pages.map((name) => [name, pathOf(name)] as const).filter(([, path]) => !/[:*]/.test(path)))(
  '%s is found at %s, before any parameter [TRAP-06]',
  (name, path) => expect(routeOf(path).name).toBe(name),
)

test.each([
  [`/game/${encodeGameInfo({ url: 'https://x.example/?a=/b#中', enName: 'A' })}`, 'game'],
  ['/game/sport/crty', 'localSport'],
  ['/activity/racePage/7', 'activityRacePage'],
  ['/redirect/mine/vip', 'redirectPath'],
  ['/mine', 'userinfo'],
  ['/home', 'home'],
  ['/mine/nothing', 'not-found'],
  ['/game/sport/crty/more', 'not-found'],
  // Nobody administers the site from within (PERM-07).
  ['/admin', 'not-found'],
])('%s is %s [PERM-07 TRAP-06]', (path, name) => expect(routeOf(path).name).toBe(name))

test.each([
  ['/mine/savemoney', true],
  ['/mine/savemoney/xnbsk', true],
  ['/mine/xnbsk', true],
  ['/app/help/ck', true],
  ['/mine/savemoneyer', false],
  ['/app/help/qk', false],
])('%s is a deposit page: %s [TRAP-07]', (path, isIt) => expect(isDepositPage(path)).toBe(isIt))
