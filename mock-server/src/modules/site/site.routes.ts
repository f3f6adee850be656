import { site } from '@app/contract/site/site'
import { implement } from '../../kit/implement.ts'
import type { World } from '../../world/world.ts'
import type { SiteService } from './site.service.ts'

export interface SiteParts {
  pages: SiteService
  /** Address of the support page. */
  supportUrl: string
  /** Facts of a member in clear, '' for what isn't bound. */
  members: { get(id: number): { phone: string | null; email: string | null; realName: string | null } }
  /** The number of a bound bank card of this member. */
  cardNumber(memberId: number, cardId: string): string | undefined
}

const NAMES = { phone: '手机号', email: '邮箱', realName: '真实姓名', bankCard: '银行卡' } as const

export const siteRoutes = (of: (world: World) => SiteParts) =>
  implement(site, {
    preInfo: ({ world, caller, refuse }) => {
      const { info, isRestricted } = of(world).pages.preInfo(caller.ip)
      return isRestricted ? refuse('REGION_WARNING', { data: info, message: info.regionWarning }) : info
    },
    navigationList: ({ world }) => of(world).pages.navigation(),
    sponsorContent: ({ world }) => of(world).pages.sponsors(),
    queryNoticeListByPage: ({ world, body }) => of(world).pages.notices(body),
    getMyDiscountAd: ({ world, member, body }) => of(world).pages.ads(body.placement, member?.id),
    onlinecustomservice: ({ world }) => ({ url: of(world).supportUrl }),
    queryCountryArea: ({ world, body }) => of(world).pages.areas(body.area),
    singleDataDecryption: ({ world, member, body: { key, id }, refuse }) => {
      const { members, cardNumber } = of(world)
      const value = key === 'bankCard' ? cardNumber(member.id, id ?? '') : members.get(member.id)[key]
      return value ? { key, value } : refuse('WARNING', { message: `您尚未绑定${NAMES[key]}` })
    },
  })
