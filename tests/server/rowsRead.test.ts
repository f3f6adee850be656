import Database from 'better-sqlite3'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { contract } from '@app/contract'
import { memberStore } from '../../mock-server/src/modules/member/member.store.ts'
import { siteOf } from '../../mock-server/src/site.ts'
import { testSite, type TestSite } from './harness.ts'
import { as } from './money/payout.ts'

interface Statement {
  source: string
  all(...values: unknown[]): unknown[]
}
const statements = Object.getPrototypeOf(new Database(':memory:').prepare('SELECT 1')) as Statement

/** How many rows of lists are read while something is done, and by which statements. */
const readWhile = async (work: () => Promise<unknown>) => {
  const read = { rows: 0, sources: [] as string[] }
  const { all } = statements
  const spy = vi.spyOn(statements, 'all').mockImplementation(function (this: Statement, ...values) {
    const rows = all.apply(this, values)
    read.rows += rows.length
    read.sources.push(this.source)
    return rows
  })
  await work()
  spy.mockRestore()
  return read
}

describe('what the control API reads for one page', () => {
  const CROWD = 200
  let site: TestSite
  beforeAll(() => {
    site = testSite()
    const people = memberStore(site.world.db)
    const vip5 = people.byName('vip5')!
    site.world.atomically(() => {
      for (let n = 0; n < CROWD; n += 1)
        people.insert({
          ...vip5,
          id: 100_000 + n,
          name: `crowd${n}`,
          iCode: `crowd${n}`,
          phone: null,
          email: null,
          realName: null,
        })
    })
  })
  const listed = (path: string) =>
    site.control<{ members: { id: number; name: string }[] }>('GET', path).then(({ body }) => body.members)

  it('of movements is no matter of how many members there are', async () => {
    const { rows } = await readWhile(() => site.control('GET', '/ledger/movements?limit=5'))
    expect(rows).toBeLessThan(100)
  })

  it('of members is that page; without a limit they all come, behind one another in the same order', async () => {
    const first = await listed('/members?limit=2')
    const { rows } = await readWhile(() => listed('/members?limit=2'))
    expect(rows).toBeLessThan(100)
    const next = await listed(`/members?limit=2&after=${first[1]!.id}`)
    const everybody = await listed('/members')
    expect([...first, ...next]).toEqual(everybody.slice(0, 4))
    expect(everybody).toHaveLength(siteOf(site.world).members.count())
    expect((await site.control('GET', '/members?limit=0')).status).toBe(400)
  })
})

it('the progress of a level is summed from days that are kept, and from the bets of its first day once', async () => {
  const site = testSite()
  const progress = () => as(site, 'vip5', contract.vip.memberGradeInfoByGrade, { grade: 8 })
  const first = await progress()
  const { sources } = await readWhile(progress)
  expect(sources.filter((source) => source.includes('FROM bets'))).toEqual([])
  expect(await progress()).toEqual(first)
})
