import { expect, it } from 'vitest'
import { contract } from '@app/contract'
import { STATUS } from '@app/contract/kit/status'
import { testSite } from '../harness.ts'

interface Coverage {
  endpoints: {
    id: string
    path: string
    codes: { code: number; declared: boolean; natural: number; forced: number }[]
  }[]
  declared: number
  covered: number
  served: number
}

it('counts each code of each call by its cause, and tells what the contract does not declare', async () => {
  const site = testSite()
  const coverage = async () => (await site.control<Coverage>('GET', '/coverage')).body
  const empty = await coverage()
  expect(empty.served).toBe(0)
  expect(empty.declared).toBeGreaterThan(200)
  const forced = (code: number) => ({ headers: { 'x-mock-status': String(code) } })
  await site.call(contract.site.preInfo, {})
  await site.call(
    contract.auth.login,
    { name: 'nobody1', password: '0'.repeat(32) },
    forced(STATUS.RISKY_LOGIN.code),
  )
  await site.call(
    contract.auth.login,
    { name: 'nobody1', password: '0'.repeat(32) },
    forced(STATUS.VENUE_ACTIVITY.code),
  )
  const { endpoints, covered, served } = await coverage()
  const codesOf = (id: string) => endpoints.find((one) => one.id === id)!.codes
  expect(codesOf('site.preInfo')).toContainEqual(
    expect.objectContaining({ code: STATUS.SUCCESS.code, declared: true, natural: 1, forced: 0 }),
  )
  expect(codesOf('auth.login')).toContainEqual(
    expect.objectContaining({ code: STATUS.RISKY_LOGIN.code, declared: true, natural: 0, forced: 1 }),
  )
  expect(codesOf('auth.login')).toContainEqual(
    expect.objectContaining({ code: STATUS.VENUE_ACTIVITY.code, declared: false, forced: 1 }),
  )
  expect({ covered, served }).toEqual({ covered: 2, served: 3 })
})
