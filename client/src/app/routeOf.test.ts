import { expect, test } from 'vitest'
import { encodeGameInfo } from '../lib/gameInfo.ts'
import { pathOf } from '../paths.ts'
import { isDepositPage, pages, routeOf } from './routeOf.ts'

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
