import { expect, it } from 'vitest'
import { contract } from '@app/contract'
import { login, PASSWORD } from './rig/doors.ts'
import { solvePicture } from '../verify/steps/doors.ts'
import { expectStatus, testSite } from './harness.ts'

const registered = async (site: ReturnType<typeof testSite>) =>
  site.call(contract.auth.register, {
    name: 'wan1234',
    password: PASSWORD,
    secondPassword: PASSWORD,
    ...(await solvePicture(site)),
  })

// [TERM-31 TERM-32 TERM-33 TERM-34 TERM-35 UN-17]
it.each(['菲律宾', '台湾', '美国', '新加坡', '香港'])(
  'who lives in %s can neither register nor log in, and is warned at the start',
  async (region) => {
    const site = testSite()
    await site.control('PATCH', '/settings', { region })
    expectStatus(await registered(site), 'REGION_LIMITED')
    expectStatus(await login(site, 'vip5'), 'REGION_LIMITED')
    const start = await site.call(contract.site.preInfo, {})
    expectStatus(start, 'REGION_WARNING')
    expect(start.data.regionWarning).toContain(region)
  },
)

// [TERM-31 TERM-32 TERM-33 TERM-34 TERM-35]
it.each(['', '中国大陆', '日本'])('who lives in %j can', async (region) => {
  const site = testSite()
  await site.control('PATCH', '/settings', { region })
  expectStatus(await registered(site), 'SUCCESS')
  expectStatus(await login(site, 'vip5'), 'SUCCESS')
  expectStatus(await site.call(contract.site.preInfo, {}), 'SUCCESS')
})
