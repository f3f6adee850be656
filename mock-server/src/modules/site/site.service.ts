import type { ArgInput, Data } from '@app/contract/kit/endpoint'
import { SITE_ID } from '@app/contract/kit/headers'
import { MIN_AGE } from '@app/contract/rules/account/birthday'
import type { site } from '@app/contract/site/site'
import type { Ad, NavigationCategory, Notice, Sponsor } from '@app/contract/site/advertising'
import type { PreInfo } from '@app/contract/site/preInfo'
import type { Venue } from '@app/contract/venue/venueInfo'
import type { Category } from '@app/contract/venue/categories'
import adSeeds from '@app/seeds/catalogue/ads.json' with { type: 'json' }
import areas from '@app/seeds/catalogue/areas.json' with { type: 'json' }
import navigation from '@app/seeds/catalogue/navigation.json' with { type: 'json' }
import noticeSeeds from '@app/seeds/catalogue/notices.json' with { type: 'json' }
import sponsorSeeds from '@app/seeds/catalogue/sponsors.json' with { type: 'json' }
import { DAY, HOUR } from '../../world/clock.ts'
import type { SettingsStore } from '../../world/settings.ts'

export interface SiteDeps {
  clock: { now(): number }
  settings: SettingsStore
  /** When the world was planted: the day that the catalogue's times count from. */
  plantedAt(): number
  venueCards(category: Category): Venue[]
  placeOf(ip: string): string
  isRestricted(region: string): boolean
  hasDeposited(memberId: number): boolean
  isResting(memberId: number): boolean
}

/** Whom an advertisement of `for` speaks to; one without speaks to everybody. */
type Standing = 'new' | 'depositor'

const banner = (art: string, seed = '') =>
  `/art/banner/${art}${seed ? `~${encodeURIComponent(seed)}` : ''}.svg`
const switchOf = (on: boolean) => (on ? ('1' as const) : ('0' as const))

export type SiteService = ReturnType<typeof openSiteService>

/** What the site says of itself: settings, menus, notices, advertising. */
export const openSiteService = (deps: SiteDeps) => {
  const { clock, settings, plantedAt } = deps
  const dayAt = (days: number) => plantedAt() + days * DAY
  const isRunning = ({ startTime, endTime }: { startTime: number; endTime: number | null }) =>
    startTime <= clock.now() && (endTime === null || endTime > clock.now())

  return {
    preInfo: (ip: string): { info: PreInfo; isRestricted: boolean } => {
      const now = settings.current()
      const isRestricted = deps.isRestricted(now.region)
      const info: PreInfo = {
        ip,
        region: now.region || deps.placeOf(ip),
        siteBaseConfig: {
          title: now.title,
          brandName: now.brandName,
          siteId: SITE_ID,
          h5DomainUrl: now.h5DomainUrl,
          safeSwitch: switchOf(now.safeSwitch),
          editionDisabled: switchOf(now.editionDisabled),
          depositDisabled: switchOf(now.depositDisabled),
          gameOpenFlag: now.gameOpenFlag,
          maintenance: switchOf(now.maintenance),
          demo: '1',
          slider: 'builtin',
          currency: 'CNY',
          minAge: MIN_AGE,
        },
        serverTime: clock.now(),
        regionWarning: isRestricted
          ? `您所在的地区（${now.region}）可能受到服务限制，您可以继续浏览，但无法注册与登录`
          : '',
      }
      return { info, isRestricted }
    },
    /** The 22 top categories; deposit goes while deposits are switched off. */
    navigation: (): NavigationCategory[] =>
      navigation
        .filter(({ link }) => link !== 'saveMoney' || !settings.current().depositDisabled)
        .map(({ category, ...entry }, at) => ({
          ...entry,
          badge: entry.badge as NavigationCategory['badge'],
          sort: at + 1,
          venues: category === null ? [] : deps.venueCards(category as Category),
        })),
    sponsors: (): Sponsor[] =>
      sponsorSeeds.map(({ id, title, subtitle, sport, art, crest, content, honours, fromDay, toDay }) => ({
        id,
        title,
        subtitle,
        sport,
        content,
        honours,
        image: banner(art, id),
        logo: `/art/crest/${encodeURIComponent(crest)}.svg`,
        startTime: dayAt(fromDay),
        endTime: dayAt(toDay),
      })),
    /** Newest first; what is dated later today is not out yet. */
    notices: ({
      pageNum = 1,
      pageSize = 20,
      type,
    }: ArgInput<typeof site.queryNoticeListByPage>): Data<typeof site.queryNoticeListByPage> => {
      const out = noticeSeeds
        .map(({ hoursAgo, ...notice }): Notice => ({
          ...notice,
          type: notice.type as Notice['type'],
          publishedAt: plantedAt() - hoursAgo * HOUR,
        }))
        .filter((notice) => notice.publishedAt <= clock.now() && (type === undefined || notice.type === type))
        .toSorted((a, b) => b.publishedAt - a.publishedAt)
      const records = out.slice((pageNum - 1) * pageSize, pageNum * pageSize)
      return { records, total: out.length, pageNum, pageSize }
    },
    /** What a first deposit brings is shown until there was one, a visitor may not have had it; to who is on a break of his own, none at all (UN-32). */
    ads: (placement: Ad['placement'] | undefined, memberId: number | undefined): Ad[] => {
      if (memberId !== undefined && deps.isResting(memberId)) return []
      const standing: Standing = memberId !== undefined && deps.hasDeposited(memberId) ? 'depositor' : 'new'
      return adSeeds
        .filter((ad) => ad.for === undefined || ad.for === standing)
        .map(({ for: _whom, art, fromDay, toDay, ...ad }, at) => ({
          ...ad,
          placement: ad.placement as Ad['placement'],
          image: banner(art, ad.id),
          startTime: dayAt(fromDay),
          endTime: toDay === null ? null : dayAt(toDay),
          sort: at + 1,
        }))
        .filter((ad) => (placement === undefined || ad.placement === placement) && isRunning(ad))
    },
    /** All areas, or those whose code or name contains what was asked. */
    areas: (asked: string) => {
      const wanted = asked.trim().replace(/^\+/, '')
      return areas.filter(
        ({ areaName, areaCode }) => wanted === '' || areaCode === wanted || areaName.includes(wanted),
      )
    },
  }
}
