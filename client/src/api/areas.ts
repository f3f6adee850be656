import { CHINA_PHONE_PATTERN } from '@app/contract/rules/account/phone'
import { api, query } from './api.ts'
import type { Answer } from './declared.ts'

const areaApi = api.injectEndpoints({
  endpoints: () => ({ phoneAreas: query('/site/api/v1/site/countryArea/queryCountryArea') }),
})

type Area = Answer<'/site/api/v1/site/countryArea/queryCountryArea'>[number]
const CHINA: Area[] = [{ areaName: '中国', areaCode: '86', regex: CHINA_PHONE_PATTERN }]

/** Phone areas with their patterns; China until they are here. */
export const useAreas = (): readonly Area[] => {
  const { data } = areaApi.usePhoneAreasQuery({ area: '' })
  return data?.length ? data : CHINA
}
