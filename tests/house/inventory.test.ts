import { describe, expect, test } from 'vitest'
import { findings, type Owners } from './inventory/findings.ts'
import { DECISIONS, IDS } from './inventory/ids.data.ts'
import { titlesOf } from './inventory/titles.ts'
import { code, files, read } from './repository.ts'

const idsOf = (group: string) => IDS[group]!.trim().split(/\s+/)
const groups = Object.keys(IDS)
const recorded = files.flatMap((path) => /^tests\/house\/inventory\/(\w+)\.data\.ts$/.exec(path)?.[1] ?? [])

const owners = new Map<string, Owners>()
for (const name of recorded.filter((each) => each !== 'ids')) {
  const address = new URL(`inventory/${name}.data.ts`, import.meta.url).href
  owners.set(name.toUpperCase(), ((await import(address)) as Record<string, Owners>)[name]!)
}

describe('the inventory of the specification', () => {
  test('is read whole', () => {
    const all = groups.flatMap(idsOf)
    expect(new Set(all).size).toBe(all.length)
    expect(all).toHaveLength(875)
    expect([...owners.keys()].filter((group) => !groups.includes(group))).toEqual([])
  })

  test.each(groups)('each id of %s has a test that is there', (group) =>
    expect(findings(idsOf(group), owners.get(group) ?? {}, titlesOf)).toEqual([]),
  )
})

test('a decision that the code names is one of the record', () => {
  const decided = new Set(DECISIONS.trim().split(/\s+/))
  expect(decided.size).toBe(101)
  const named = code.filter((path) => path !== 'tests/house/inventory/ids.data.ts')
  const unknown = named.flatMap((path) =>
    [...read(path).matchAll(/\bU-[A-Z]+-\d+\b/g)]
      .filter(([id]) => !decided.has(id))
      .map(([id]) => `${path}: ${id}`),
  )
  expect(unknown).toEqual([])
})

describe('an inventory that lost a test', () => {
  const titles = { 'tests/a.test.ts': ['says why', 'says why not', 'is told $n times'] }
  const found = (planted: Owners, ids = ['A-01']) =>
    findings(ids, planted, (path) => titles[path as keyof typeof titles])

  test('is fine as long as nothing is lost', () => {
    expect(found({ 'A-01': ['tests/a.test.ts › says why', 'tests/a.test.ts › is told'] })).toEqual([])
    expect(found({ 'RT-*': ['tests/a.test.ts › is told'] }, ['RT-001', 'RT-002'])).toEqual([])
  })

  test.each([
    ['an id without an entry', {}, 'A-01: no test'],
    ['an entry without a test', { 'A-01': [] }, 'A-01: no test'],
    [
      'a file that is gone',
      { 'A-01': ['tests/b.test.ts › says why'] },
      'A-01: there is no test file tests/b.test.ts',
    ],
    [
      'a title that is gone',
      { 'A-01': ['tests/a.test.ts › says how'] },
      'A-01: tests/a.test.ts has no test of the title "says how"',
    ],
    [
      'a title of two tests',
      { 'A-01': ['tests/a.test.ts › says'] },
      'A-01: tests/a.test.ts has 2 tests of the title "says"',
    ],
    [
      'a file without a title',
      { 'A-01': ['tests/a.test.ts'] },
      'A-01: "tests/a.test.ts" is not a path and a title',
    ],
  ] as const)('%s is seen', (_, planted, finding) => expect(found(planted as Owners)).toEqual([finding]))

  test('an id that nobody knows is seen, and one test for all rules of a group is none', () => {
    const owner = ['tests/a.test.ts › says why']
    expect(found({ 'A-01': owner, 'A-02': owner })).toEqual(['A-02: not in the inventory'])
    expect(found({ 'A-*': owner })).toEqual(['A-01: no test', 'A-*: not in the inventory'])
    expect(found({ 'TXT-*': owner }, ['TXT-01', 'TXT-OK-1'])).toEqual(['TXT-OK-1: no test'])
  })

  test('titles are found as their source spells them, of covers() the call and its outcomes', () => {
    expect(titlesOf('tests/house/inventory.test.ts')).toContain('%s is seen')
    expect(titlesOf('tests/server/password.test.ts')).toContain('member.bindPasswordByPhone UNBOUND_PHONE')
    expect(titlesOf('tests/house/inventory/ids.data.ts')).toBeUndefined()
    expect(titlesOf('tests/house/nowhere.test.ts')).toBeUndefined()
  })
})
