import { expect, it } from 'vitest'
import { contract } from '@app/contract'
import type { Traced } from '@app/contract/control/trace'
import { guestLine } from '../chat/line.ts'
import { takeComplaints, testSite } from '../harness.ts'
import { sendOne, withoutCaptcha } from '../../verify/steps/doors.ts'

interface Entry {
  id: number
  method: string
  path: string
  cause?: number | null
  trace?: Traced
}
const traced = async () => {
  const site = testSite()
  expect((await site.control('POST', '/trace', { on: true })).body).toEqual({ on: true })
  const entries = async () => (await site.control<{ entries: Entry[] }>('GET', '/journal')).body.entries
  return { site, entries, last: async () => (await entries()).at(-1)! }
}

it('a call tells its rows before and after, its postings and the jobs it scheduled', async () => {
  const { site, last } = await traced()
  const token = await site.as('vip5')
  await site.call(contract.venue.transfer, { channelCode: 'CWZR', amount: '100.00', ty: '1' }, { token })
  const { trace } = await last()
  expect(
    trace!.postings
      .map(({ cents }) => cents)
      .map(Number)
      .toSorted((a, b) => a - b),
  ).toEqual([-10_000, 10_000])
  expect(trace!.postings[0]).toMatchObject({ verb: expect.any(String), kind: expect.any(String) })
  const account = trace!.rows.find(({ table, op }) => table === 'accounts' && op === 'update')!
  expect(Number(account.before!['balanceCents'])).not.toBe(account.after!['balanceCents'])
  await site.call(contract.deposit.pay, { typeCode: 'bank', amount: '500', payerName: '张远航' }, { token })
  expect((await last()).trace!.jobs.scheduled[0]).toMatchObject({ kind: expect.stringContaining('deposit') })
})

it('a code that is sent and frames that are heard belong to their call', async () => {
  const { site, last } = await traced()
  await withoutCaptcha(site)
  guestLine(site)
  await sendOne(site, { target: '13800002601', name: 'device01', type: 7 })
  const sent = await last()
  if (sent.trace!.outbox.length > 0) expect(sent.trace!.outbox[0]).toMatchObject({ to: '13800002601' })
  const token = await site.as('vip5')
  await site.call(contract.deposit.pay, { typeCode: 'bank', amount: '500', payerName: '张远航' }, { token })
  expect((await last()).trace!.frames).toBeInstanceOf(Array)
})

it('a job has an entry of its own that names what scheduled it', async () => {
  const { site, entries } = await traced()
  const token = await site.as('vip5')
  await site.call(contract.deposit.pay, { typeCode: 'bank', amount: '500', payerName: '张远航' }, { token })
  const call = (await entries()).at(-1)!
  await site.control('POST', '/clock', { advance_s: 7_200 })
  const job = (await entries()).find(({ method, cause }) => method === 'JOB' && cause === call.id)!
  expect(job.path).toContain('deposit')
  expect(job.trace!.rows.length).toBeGreaterThan(0)
})

it('off again, entries have none and nothing is left in the database', async () => {
  const { site, last } = await traced()
  await site.control('POST', '/trace', { on: false })
  await site.call(contract.site.preInfo, {})
  expect((await last()).trace).toBeUndefined()
  expect(site.world.db.sqlite.prepare('SELECT count(*) AS n FROM temp.sqlite_schema').get()).toEqual({ n: 0 })
  expect((await site.control('POST', '/trace', { on: 'yes' })).status).toBe(400)
  expect(takeComplaints()).toEqual([])
})
