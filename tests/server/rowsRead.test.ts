import Database from 'better-sqlite3'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { contract } from '@app/contract'
import { CAST } from '@app/seeds/people'
import { letterStore } from '../../mock-server/src/modules/letter/letter.store.ts'
import { memberStore } from '../../mock-server/src/modules/member/member.store.ts'
import { siteOf } from '../../mock-server/src/site.ts'
import { testSite, type TestSite } from './harness.ts'
import { as } from './money/payout.ts'

interface Statement {
  source: string
  all(...values: unknown[]): unknown[]
  get(...values: unknown[]): unknown
}
const statements = Object.getPrototypeOf(new Database(':memory:').prepare('SELECT 1')) as Statement

/** How many rows of lists are read while something is done, and by which statements. */
const readWhile = async (work: () => Promise<unknown>) => {
  const read = { rows: 0, sources: [] as string[] }
  const { all, get } = statements
  const one = vi.spyOn(statements, 'get').mockImplementation(function (this: Statement, ...values) {
    read.sources.push(this.source)
    return get.apply(this, values)
  })
  const many = vi.spyOn(statements, 'all').mockImplementation(function (this: Statement, ...values) {
    const rows = all.apply(this, values)
    read.rows += rows.length
    read.sources.push(this.source)
    return rows
  })
  await work()
  one.mockRestore()
  many.mockRestore()
  return read
}

/** Statements that read a table that grows from end to end, or sort what they find in it; one that counts all has to. */
const boundless = ({ world }: TestSite, sources: readonly string[]) =>
  [...new Set(sources)].filter((source) => {
    if (!/from "?(?:members|sport_tickets|deposits|withdrawals|movements|postings)\b/i.test(source))
      return false
    const names = source.match(/:\w+/g)?.map((name) => [name.slice(1), 0])
    const values = names ? [Object.fromEntries(names)] : (source.match(/\?/g) ?? []).map(() => 0)
    const plan = world.db.sqlite.prepare(`EXPLAIN QUERY PLAN ${source}`).all(...values) as {
      detail: string
    }[]
    const isCut = / limit /i.test(source) && !/ where /i.test(source)
    const isCount = /^select count\(\*\) from "\w+"$/i.test(source)
    return plan.some(
      ({ detail }) =>
        /TEMP B-TREE FOR (?:ORDER|GROUP)/.test(detail) || (!isCut && !isCount && /^SCAN /.test(detail)),
    )
  })

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

  it('of the books is what was posted since they were last asked after', async () => {
    const ask = () => Promise.all(['/ledger', '/ledger/accounts'].map((path) => site.control('GET', path)))
    await ask()
    siteOf(site.world).wallet.gift(1, 100, 'G1', '')
    const { sources } = await readWhile(ask)
    const reads = sources.filter((source) => /from postings (?:p|where)/i.test(source))
    expect(reads).toHaveLength(2)
    for (const source of reads) {
      const plan = site.world.db.sqlite.prepare(`EXPLAIN QUERY PLAN ${source}`).all(0) as { detail: string }[]
      expect(plan.map(({ detail }) => detail)).toContainEqual(
        expect.stringMatching(/^SEARCH (?:p|postings) USING INTEGER PRIMARY KEY \(rowid>\?\)/),
      )
    }
  })

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

  it('of members whom a text finds is those of its name, nickname or what they are there for, wherever they stand', async () => {
    const named = async (query: string) => (await listed(`/members?${query}`)).map(({ name }) => name)
    expect(await named('text=CROWD19')).toEqual([
      'crowd19',
      ...Array.from({ length: 10 }, (_, n) => `crowd${190 + n}`),
    ])
    expect(await named('text=crowd&limit=2&after=100150')).toEqual(['crowd151', 'crowd152'])
    const trait = CAST.find(({ name }) => name === 'device01')!.trait
    expect(await named(`text=${encodeURIComponent(trait)}`)).toContain('device01')
    expect(await named('text=100%25_')).toEqual([])
  })

  for (const path of [
    '/members?limit=5',
    '/members/VIP5',
    '/bets?limit=5',
    '/bets?member=vip5&limit=5',
    '/orders?limit=5',
    '/orders?status=success&limit=5',
    '/orders?member=vip5&limit=5',
    '/orders?member=vip5&kind=deposit&status=failed&limit=5',
    '/ledger/movements?limit=5',
    '/ledger/movements?account=5&limit=5',
  ])
    it(`of ${path} is found by an index, in its order`, async () => {
      const { rows, sources } = await readWhile(() => site.control('GET', path))
      expect(rows).toBeLessThan(50)
      expect(boundless(site, sources)).toEqual([])
    })
})

it('a list of letters reads no broadcast of before the member registered, and nobody else’s letter', async () => {
  const site = testSite()
  const { insert } = letterStore(site.world.db, () => 0)
  const letter = { type: 'notice', title: '通知', content: '内容' } as const
  site.world.atomically(() => {
    for (let n = 0; n < 1_000; n += 1) {
      insert({ ...letter, memberId: 0, createdAt: n })
      insert({ ...letter, memberId: 999_999, createdAt: site.world.clock.now() })
    }
  })
  const token = await site.as('vip5')
  let total = 0
  const { rows } = await readWhile(async () => {
    total = (await site.call(contract.letter.list, { type: 'notice' }, { token })).data.total
  })
  expect(total).toBeGreaterThan(0)
  expect(total).toBeLessThan(100)
  expect(rows).toBeLessThan(100)
})

it('the progress of a level is summed from days that are kept, and from the bets of its first day once', async () => {
  const site = testSite()
  const progress = () => as(site, 'vip5', contract.vip.memberGradeInfoByGrade, { grade: 8 })
  const first = await progress()
  const { sources } = await readWhile(progress)
  expect(sources.filter((source) => source.includes('FROM bets'))).toEqual([])
  expect(await progress()).toEqual(first)
})
