import { contract } from '@app/contract'
import type { AnyEndpoint, ArgInput } from '@app/contract/kit/endpoint'
import { passwordHash as md5 } from '@app/contract/rules/account/passwordHash'
import { CAST_SECOND_PASSWORD } from '@app/seeds/people'
import { type TestSite } from '../harness.ts'

export const SECOND = md5(CAST_SECOND_PASSWORD)

export const as = async <E extends AnyEndpoint>(
  site: TestSite,
  name: string,
  endpoint: E,
  body: ArgInput<E>,
) => site.call(endpoint, body, { token: await site.as(name) })

export const accountsOf = async (site: TestSite, name: string) =>
  (await as(site, name, contract.card.queryMemberBanksInfoList, {})).data

export const isBalanced = async (site: TestSite): Promise<boolean> =>
  (await site.control<{ balanced: boolean }>('GET', '/ledger')).body.balanced
