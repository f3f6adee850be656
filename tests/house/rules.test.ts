import { describe, expect, test } from 'vitest'
import { code, files, read } from './rig/repository.ts'

const HERE = 'tests/house/rules.test.ts'
const LIST = 'docs/rules.md'

/** "- `GUARD-03` What it says." */
const listed = Array.from(read(LIST).matchAll(/^- `([A-Z]+-\S+)` \S/gm), ([, id = '']) => id)

/** What a test is marked with: ids in brackets, at the end of its title or in a comment of their own above it. */
const MARK = / \[([A-Z]+-[^\]\n]*)\](?=['"`])|^ *\/\/ \[([A-Z]+-[^\]\n]*)\]$/gm
const marksIn = (text: string) =>
  Array.from(text.matchAll(MARK), ([, inTitle, above = '']) => (inTitle ?? above).split(' ')).flat()

/** A comment of ids with no test, no covers() and no outcome of one below it. */
const STRAY =
  /^ *\/\/ \[[A-Z]+-.*\]\n(?! *(?:\/\/ \[|(?:test|it|describe|(?:return )?covers|law|describeCodes)\b|[A-Z]\w+: )).*/gm

/** Groups that the test of a table proves whole: '[EP-*]'. Of the texts it spans those with a number, not TXT-OK-1. */
const TABLES = /^(?:EP|SC|WS|RT|DEST|CAT|TXT(?=-\d))(?=-)/
const marksOf = (id: string) => [id, ...(TABLES.exec(id) ?? []).map((group) => `${group}-*`)]
const unproved = (ids: readonly string[], marks: readonly string[]) =>
  ids.filter((id) => !id.startsWith('U-') && !marksOf(id).some((mark) => marks.includes(mark)))
const unlisted = (ids: readonly string[], marks: readonly string[]) =>
  marks.filter((mark) => !ids.some((id) => marksOf(id).includes(mark)))

/** GUARD-, V-REG-, U-VIP-: what a number follows in the list. One letter alone is too common a beginning. */
const families = new Set(listed.flatMap((id) => /^([A-Z-]{2,})-\d+$/.exec(id)?.[1] ?? []))
const NAMED = new RegExp(`(?<![\\w-])(?:${[...families].join('|')})-\\d+(?![\\w-])`, 'g')
const misnamed = (text: string) => (text.match(NAMED) ?? []).filter((id) => !listed.includes(id))

/** Where a reader of the repository can't look: a section of the specification, a document that isn't here. */
const SECTION =
  /\bspecification,? (?:sections? )?\d|[(,:] ?sections? \d|\b(?:endpoints|routes|status-codes|traps)\.json\b|\bmock-backend\b/gi
const DOCUMENT = /[\w-]+\.md\b/g
const documents = new Set(files.map((path) => path.slice(path.lastIndexOf('/') + 1)))
const elsewhere = (text: string) => [
  ...(text.match(SECTION) ?? []),
  ...(text.match(DOCUMENT) ?? []).filter((name) => !documents.has(name)),
]

/** Tests, and the outcomes and laws that tests play. */
const tests = files.filter((path) => /\.(?:test|spec)\.tsx?$|^tests\/verify\/catalogue\//.test(path))
const texts = [...code, ...files.filter((path) => /\.(?:md|css|html|ya?ml|jsonc)$/.test(path))].filter(
  (path) => path !== HERE,
)
const inAll = (paths: readonly string[], find: (text: string) => readonly string[]) =>
  paths.flatMap((path) => find(read(path)).map((found) => `${path}: ${found}`))
const marks = [...new Set(tests.flatMap((path) => marksIn(read(path))))]

describe('the rules [META-01]', () => {
  test('are listed once each', () => {
    expect(listed.filter((id, index) => listed.indexOf(id) !== index)).toEqual([])
    expect(listed.filter((id) => !id.startsWith('U-')).length).toBeGreaterThanOrEqual(881)
    expect(listed.filter((id) => id.startsWith('U-')).length).toBeGreaterThanOrEqual(101)
  })

  test('have a test each', () => expect(unproved(listed, marks)).toEqual([]))

  test('that a test is marked with are listed, and no mark lost its test', () => {
    expect(inAll(tests, (text) => unlisted(listed, marksIn(text)))).toEqual([])
    expect(inAll(tests, (text) => text.match(STRAY) ?? [])).toEqual([])
  })

  test('and decisions that code or documents name are listed [META-02]', () =>
    expect(inAll(texts, misnamed)).toEqual([]))
})

test('no comment and no document sends the reader to a text that is not here', () =>
  expect(inAll(texts, elsewhere)).toEqual([]))

test('each of these gates sees what it is for', () => {
  const marked =
    'test(\x27says %s [A-01 EP-*]\x27, f)\n  // [C-02]\n  test(\x27why\x27, [X-1]) // or [X-2] too'
  expect(marksIn(marked)).toEqual(['A-01', 'EP-*', 'C-02'])
  expect(unproved(['A-01', 'A-02', 'EP-a.b', 'TXT-OK-1', 'U-A-01'], ['A-01', 'EP-*', 'TXT-*'])).toEqual([
    'A-02',
    'TXT-OK-1',
  ])
  expect(unlisted(['A-01', 'EP-a.b'], ['A-01', 'A-02', 'A-*', 'EP-*'])).toEqual(['A-02', 'A-*'])
  expect('  // [A-01]\n  // [A-02]\n  test(\n  // [A-03]\n  const a'.match(STRAY)).toEqual([
    '  // [A-03]\n  const a',
  ])
  expect(misnamed('GUARD-03, U-VIP-01 and GUARD-99, U-VIP-99')).toEqual(['GUARD-99', 'U-VIP-99'])
  expect(elsewhere('docs/rules.md, RFC 6455 section 5.2 (specification section 2), look.md')).toEqual([
    'specification section 2',
    'look.md',
  ])
})
