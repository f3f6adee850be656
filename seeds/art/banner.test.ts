import { describe, expect, it } from 'vitest'
import activities from '@app/seeds/catalogue/activities.json' with { type: 'json' }
import ads from '@app/seeds/catalogue/ads.json' with { type: 'json' }
import { banner, BANNER_KINDS, bannerSubject, isBannerKind } from './banner.ts'

/** What each picture of the catalogue speaks of: its page, or its activity. */
const uses = [
  ...ads.map(({ art, linkRoute }) => ({ art, of: linkRoute.replace('activityRacePage', 'racePage') })),
  ...activities.map((activity) => ({
    art: activity.art ?? activity.kind,
    of: activity.art ? activity.id : activity.kind,
  })),
]

describe('banners', () => {
  it('each show one thing that no other shows', () => {
    const subjects = BANNER_KINDS.map(bannerSubject)
    expect(new Set(subjects).size).toBe(subjects.length)
    const drawn = BANNER_KINDS.map((kind) => banner(kind))
    expect(new Set(drawn).size).toBe(drawn.length)
  })

  it('of the catalogue are all drawn, and none speaks of two things', () => {
    expect(uses.filter(({ art }) => !isBannerKind(art))).toEqual([])
    const things = new Map<string, Set<string>>()
    for (const { art, of } of uses) things.set(art, new Set([...(things.get(art) ?? []), of]))
    expect([...things].filter(([, of]) => of.size > 1)).toEqual([])
  })

  it('of two activities are never the same', () => {
    const arts = activities.map((activity) => activity.art ?? activity.kind)
    expect(new Set(arts).size).toBe(arts.length)
  })

  it('warn of impostors with a shield', () => {
    const warning = ads.find(({ title }) => title === '谨防假冒客服')
    expect(warning && isBannerKind(warning.art) && bannerSubject(warning.art)).toBe('shield')
  })
})
