/** The tests that prove an id: "path/of.test.ts › title or an unambiguous part of it". */
export type Owners = Readonly<Record<string, readonly string[]>>

/** What a repository knows of a test file: the titles that stand in it, or nothing where there is no such file. */
export type TitlesOf = (path: string) => readonly string[] | undefined

/** Groups whose ids a table test proves one and all; there 'EP-*' stands for every id of the group. */
const TABLES = ['EP', 'SC', 'WS', 'RT', 'DEST', 'CAT', 'TXT']
const SEPARATOR = ' › '

const groupOf = (id: string) => id.slice(0, id.indexOf('-'))
const isTable = (key: string) => TABLES.some((group) => key === `${group}-*`)
/** TXT-* are the literals TXT-01 and so on; TXT-OK-1 is a rule and has tests of its own. */
const spansNumbered = (key: string, id: string) =>
  key === `${groupOf(id)}-*` && (groupOf(id) !== 'TXT' || /^TXT-\d+$/.test(id))

const wrongIn = (id: string, owner: string, titlesOf: TitlesOf): string[] => {
  const [path = '', title = '', ...rest] = owner.split(SEPARATOR)
  if (!title || rest.length > 0) return [`${id}: "${owner}" is not a path and a title`]
  const titles = titlesOf(path)
  if (!titles) return [`${id}: there is no test file ${path}`]
  const exact = titles.filter((each) => each === title)
  const meant = exact.length > 0 ? exact : titles.filter((each) => each.includes(title))
  if (meant.length === 1) return []
  return [
    `${id}: ${path} has ${meant.length === 0 ? 'no test' : `${meant.length} tests`} of the title "${title}"`,
  ]
}

/** What is wrong with an inventory; empty when every id has tests that are there. */
export const findings = (ids: readonly string[], owners: Owners, titlesOf: TitlesOf): string[] => [
  ...ids
    .filter((id) => !owners[id] && !Object.keys(owners).some((key) => isTable(key) && spansNumbered(key, id)))
    .map((id) => `${id}: no test`),
  ...Object.entries(owners).flatMap(([id, tests]) => [
    ...(ids.includes(id) || isTable(id) ? [] : [`${id}: not in the inventory`]),
    ...(tests.length > 0 ? [] : [`${id}: no test`]),
    ...tests.flatMap((owner) => wrongIn(id, owner, titlesOf)),
  ]),
]
