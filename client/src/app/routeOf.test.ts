import { expect, test } from 'vitest'
import { encodeGameInfo } from '../lib/gameInfo.ts'
import { PATHS } from '../paths.ts'
import { isDepositPage, routeOf } from './routeOf.ts'
import { PAGES } from './routes.data.ts'

/** Two parents and the second entry of /mine/feedback have no page of their own. */
const WITHOUT_PAGE = ['mine', 'help', 'feedbackList']

/** Pages that the specification doesn't name: limits of one's own (UN-31). */
const ADDED = ['restraint']

test('the eighty routes of the site are all here', () => {
  expect(Object.keys(PATHS).filter((name) => !ADDED.includes(name))).toHaveLength(80)
  expect(Object.keys(PAGES).sort()).toEqual(
    Object.keys(PATHS)
      .filter((name) => !WITHOUT_PAGE.includes(name))
      .sort(),
  )
})

test.each(Object.entries(PATHS).filter(([name, path]) => !WITHOUT_PAGE.includes(name) && !/[:*]/.test(path)))(
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
