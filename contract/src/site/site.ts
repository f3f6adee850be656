import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { Empty, Id, Link, list, text } from '../kit/fields.ts'
import { pageOf, PageRequest } from '../kit/page.ts'
import { Ad, NavigationCategory, Notice, Sponsor } from './advertising.ts'
import { PreInfo } from './preInfo.ts'

/** regex is the phone pattern of the area, as source text. */
export const CountryArea = z
  .object({ areaName: text(40), areaCode: z.string().regex(/^\d{1,4}$/), regex: text(200) })
  .meta({ id: 'CountryArea' })
export type CountryArea = z.output<typeof CountryArea>

const DecryptionKey = z.enum(['phone', 'email', 'realName', 'bankCard'])
export type DecryptionKey = z.output<typeof DecryptionKey>

export const site = {
  preInfo: endpoint('POST', '/site/api/v1/configuration/preInfo', {
    summary: '站点预置信息：客户端IP与站点设置',
    auth: 'public',
    request: Empty,
    response: PreInfo,
    refusals: ['REGION_WARNING'],
    results: ['REGION_WARNING'],
    cached: true,
  }),
  navigationList: endpoint('POST', '/site/api/v1/advertising/navigationList', {
    summary: '顶部分类与场馆',
    auth: 'public',
    request: Empty,
    response: list(NavigationCategory, 40),
    refusals: [],
    cached: true,
  }),
  sponsorContent: endpoint('POST', '/site/api/v1/advertising/sponsorContent', {
    summary: '赞助页内容',
    auth: 'public',
    request: Empty,
    response: list(Sponsor, 50),
    refusals: [],
    cached: true,
  }),
  queryNoticeListByPage: endpoint('POST', '/site/api/v1/advertising/queryNoticeListByPage', {
    summary: '公告列表（跑马灯）',
    auth: 'public',
    request: PageRequest.extend({ type: z.enum(['notice', 'activity', 'match']).optional() }),
    response: pageOf(Notice),
    refusals: [],
  }),
  getMyDiscountAd: endpoint('POST', '/site/api/v1/advertising/getMyDiscountAd', {
    summary: '首页横幅、弹窗与优惠广告',
    auth: 'optional',
    request: z.object({ placement: z.enum(['hero', 'popup', 'discount']).optional() }),
    response: list(Ad, 50),
    refusals: [],
  }),
  onlinecustomservice: endpoint('POST', '/site/api/v1/configuration/onlinecustomservice', {
    summary: '在线客服地址（新标签页打开）',
    auth: 'public',
    request: Empty,
    response: z.object({ url: Link }),
    refusals: [],
  }),
  queryCountryArea: endpoint('POST', '/site/api/v1/site/countryArea/queryCountryArea', {
    summary: '国家地区与手机号规则',
    auth: 'public',
    request: z.object({ area: text(20).default('') }),
    response: list(CountryArea, 300),
    refusals: [],
    aliases: ['/site/api/v1/countryArea/queryCountryArea'],
    cached: true,
  }),
  singleDataDecryption: endpoint('POST', '/site/api/v1/site/common/singleDataDecryption', {
    summary: '查看一项脱敏资料的明文',
    auth: 'member',
    request: z.object({
      key: DecryptionKey,
      id: Id.optional().meta({ description: 'key 为 bankCard 时的账户id' }),
    }),
    response: z.object({ key: DecryptionKey, value: text(120) }),
    refusals: ['WARNING'],
    aliases: ['/site/api/v1/common/singleDataDecryption'],
  }),
}
