import { contract } from '@app/contract'
import { as, asked, covers, type Play } from '../covers.ts'

const { site: calls } = contract
const open =
  (
    call:
      | 'navigationList'
      | 'sponsorContent'
      | 'queryNoticeListByPage'
      | 'getMyDiscountAd'
      | 'onlinecustomservice'
      | 'queryCountryArea',
  ): Play =>
  ({ site }) =>
    site.call(calls[call], {})

export const site = [
  // [EP-site-configuration.preInfo]
  covers(calls.preInfo, {
    SUCCESS: async ({ site }) => site.call(calls.preInfo, {}),
    REGION_WARNING: async ({ site }) => {
      await site.settings({ region: '新加坡' })
      return site.call(calls.preInfo, {})
    },
  }),
  // [EP-site-advertising.navigationList]
  covers(calls.navigationList, { SUCCESS: open('navigationList') }),
  // [EP-site-advertising.sponsorContent]
  covers(calls.sponsorContent, { SUCCESS: open('sponsorContent') }),
  // [EP-site-advertising.queryNoticeListByPage]
  covers(calls.queryNoticeListByPage, { SUCCESS: open('queryNoticeListByPage') }),
  // [EP-site-advertising.getMyDiscountAd]
  covers(calls.getMyDiscountAd, { SUCCESS: open('getMyDiscountAd') }),
  // [EP-site-configuration.onlinecustomservice]
  covers(calls.onlinecustomservice, { SUCCESS: open('onlinecustomservice') }),
  // [EP-site-site.countryArea.queryCountryArea]
  covers(calls.queryCountryArea, { SUCCESS: open('queryCountryArea') }),
  // [EP-site-site.common.singleDataDecryption]
  covers(calls.singleDataDecryption, {
    SUCCESS: asked(calls.singleDataDecryption, { key: 'phone' }),
    WARNING: async ({ site }) => as(site, 'fresh01', calls.singleDataDecryption, { key: 'email' }),
  }),
]
