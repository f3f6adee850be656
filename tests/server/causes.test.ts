import { afterEach, describe, expect, it } from 'vitest'
import { TESTER_HEADER } from '@app/contract/kit/headers'
import { STATUS, type StatusName } from '@app/contract/kit/status'
import { CAUSES } from '@app/seeds/causes.data'
import { contents, isStale } from '../../scripts/errors-doc.mjs'
import { endpointOf, play } from './rig/causes.ts'
import { type Answered, app, takeComplaints, testSite } from './harness.ts'

const rows = Object.entries(CAUSES) as [StatusName, (typeof CAUSES)[StatusName]][]
const natural = rows.filter(([, { steps }]) => steps !== undefined)
const forced = rows.flatMap(([name, { force }]) => (force === null ? [] : [[name, force] as const]))

const answered = ({ status_code, message }: Answered) => ({ code: status_code, message })
const words = (name: StatusName) => ({ code: STATUS[name].code, message: STATUS[name].message })

describe('by itself', () => {
  // [SC-6000 SC-6001 SC-6002 SC-6003 SC-6004 SC-6006 SC-6007 SC-6008 SC-6009 SC-6010 SC-6011 SC-6012 SC-6013]
  // [SC-6014 SC-6015 SC-6016 SC-6017 SC-6021 SC-6022 SC-6025 SC-6026 SC-6027 SC-6028 SC-6029 SC-6030 SC-6031]
  // [SC-6032 SC-6033 SC-6034 SC-6035 SC-6036 SC-6037 SC-6038 SC-6039 SC-6066 SC-6099 SC-6100 SC-6110 SC-6111]
  // [SC-6301 SC-6302 SC-6303 SC-6316 SC-6317 SC-6318 SC-6366 SC-6399 SC-6413 SC-6415 SC-6449 SC-6500 SC-6501]
  // [SC-6502 X-00]
  it.each(natural)('%s follows from the steps of its row', async (name, { steps, says }) => {
    const answer = await play(testSite(), steps!)
    expect(answered(answer)).toEqual({ code: STATUS[name].code, message: says ?? STATUS[name].message })
    expect(answer.http).toBe(STATUS[name].http)
    expect(takeComplaints()).toEqual([])
  })
  it('is told of in words wherever there are steps, and nowhere else', () => {
    expect(rows.filter(([, { natural: told, steps }]) => (told === null) !== (steps === undefined))).toEqual(
      [],
    )
  })
})

// Forced answers change nothing, so one world serves them all.
describe('by force', () => {
  const site = testSite()
  afterEach(() => site.world.faults.clear())
  it.each(forced)('%s is answered to the header [SC-6005]', async (name, id) => {
    const headers = { [TESTER_HEADER.status]: String(STATUS[name].code) }
    const answer = await site.call(endpointOf(id), {}, { headers })
    expect(answered(answer)).toEqual(words(name))
    expect(answer.http).toBe(STATUS[name].http)
  })
  it.each(forced)('%s is armed by the address of a page', async (name, id) => {
    const endpoint = endpointOf(id)
    const address = `http://127.0.0.1/?__world=${site.name}&__fault=${endpoint.path}:${STATUS[name].code}`
    const page = await app.hono.request(address, { headers: { host: '127.0.0.1' } })
    expect([page.status, page.headers.get('location')]).toEqual([302, '/'])
    expect(answered(await site.call(endpoint, {}))).toEqual(words(name))
  })
  it.each(forced)('%s comes from a rule, as often as it says', async (name, id) => {
    const endpoint = endpointOf(id)
    const rule = { path: endpoint.path, status_code: STATUS[name].code, times: 1 }
    expect((await site.control('POST', '/faults', rule)).status).toBe(201)
    expect(answered(await site.call(endpoint, {}))).toEqual(words(name))
    expect(site.world.faults.list()).toEqual([])
  })
})

describe('docs/triggering-errors.md', () => {
  it('has a part for each of the 54 codes [TRAP-30]', () => {
    expect(rows).toHaveLength(54)
    const text = contents()
    for (const [name, { code }] of Object.entries(STATUS)) expect(text).toContain(`### ${code} ${name}`)
  })
  it('is what npm run task errors-doc writes', () => {
    expect(isStale()).toBe(false)
  })
})
