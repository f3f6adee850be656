// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { closed, memberTabsClosed, tabsSlice, visited } from './tabs.slice.ts'

const after = (...actions: Parameters<typeof tabsSlice.reducer>[1][]) =>
  actions.reduce(tabsSlice.reducer, tabsSlice.getInitialState())
const sponsor = visited({ to: '/sponsor', name: 'sponsor', ignoreCache: false })
const vip = visited({ to: '/mine/vip', name: 'vip', ignoreCache: false })

test('visited pages are kept once, in order, with their last query', () => {
  const again = visited({ to: '/sponsor?a=1', name: 'sponsor', ignoreCache: false })
  expect(after(sponsor, vip, again).visited.map((tab) => tab.to)).toEqual(['/sponsor?a=1', '/mine/vip'])
})

test('a page flagged ignore-cache is a tab but no cached name [NAV-04 TRAP-45]', () => {
  const state = after(sponsor, visited({ to: '/dz/game', name: 'dzGame', ignoreCache: true }))
  expect(state.visited).toHaveLength(2)
  expect(state.cached).toEqual(['sponsor'])
})

test('a closed tab and, with the session, the member’s tabs are gone', () => {
  expect(after(sponsor, vip, closed('/sponsor')).cached).toEqual(['vip'])
  expect(after(sponsor, vip, memberTabsClosed()).visited.map((tab) => tab.name)).toEqual(['sponsor'])
})

test('a launched game belongs to the member as well: its tab goes with the session', () => {
  const frames = [
    visited({ to: '/dz/game', name: 'dzGame', ignoreCache: true }),
    visited({ to: '/game/v.abc', name: 'game', ignoreCache: true }),
    visited({ to: '/game/sport/crty', name: 'localSport', ignoreCache: false }),
  ]
  expect(after(sponsor, ...frames, memberTabsClosed()).visited.map((tab) => tab.name)).toEqual(['sponsor'])
})
