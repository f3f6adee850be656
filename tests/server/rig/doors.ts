import { contract } from '@app/contract'
import { passwordHash as md5 } from '@app/contract/rules/account/passwordHash'
import { CAST_PASSWORD } from '@app/seeds/people'
import type { CallOptions, TestSite } from '../harness.ts'

export const PASSWORD = md5(CAST_PASSWORD)

/** Signs in whoever it is, of the cast or not. */
export const login = (site: TestSite, name: string, more: object = {}, options?: CallOptions) =>
  site.call(contract.auth.login, { name, password: PASSWORD, ...more }, options)
