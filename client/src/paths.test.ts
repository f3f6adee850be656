import { expect, test } from 'vitest'
import { PAGES } from './pages.ts'
import { pathOf, to, type RouteName, toNamed } from './paths.ts'

const sample = { info: 'v.abc', enName: 'crty', id: 7 }

test('every destination has one address [TRAP-08]', () => {
  const addresses = (Object.keys(PAGES) as RouteName[]).map((name) => {
    const own = Object.entries(sample).filter(([key]) => pathOf(name).includes(`:${key}`))
    return (to as (name: RouteName, params: object) => string)(name, Object.fromEntries(own))
  })
  // /redirect and what follows it are two routes.
  expect(new Set(addresses).size).toBe(addresses.length - 1)
})

test('a parameter is encoded, what is no parameter goes into the query [TRAP-05]', () => {
  expect(to('accountManage', { id: 'a/b' })).toBe('/mine/accountManage/a%2Fb')
  expect(to('rechargeWait', { orderNo: '2026' })).toBe('/mine/savemoney/rechargeWait?orderNo=2026')
  expect(to('feedbackList', { pageNum: 2 })).toBe('/mine/feedback?view=list&pageNum=2')
  expect(to('home', { register: undefined })).toBe('/')
})

test('a destination that the server names gets its id where its path wants it', () => {
  expect(toNamed('activityRacePage', '101')).toBe('/activity/racePage/101')
  expect(toNamed('friendInvitation', '108')).toBe('/activity/friendInvitation?id=108')
  expect(toNamed('feedbackList', '7')).toBe('/mine/feedback?view=list&id=7')
  expect(toNamed('saveMoney')).toBe('/mine/savemoney')
  expect(toNamed('drawGift')).toBeUndefined()
  expect(toNamed('nowhere', '1')).toBeUndefined()
})
