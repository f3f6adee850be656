import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { at, bin } from '../kit/paths.mjs'
import { runNode } from '../kit/processes.mjs'

const FILE = 'mock-server/src/pages/documents/examples.json'
/** The tests of declared outcomes, and those that ask each method of the sport channel. */
const HOLDS_CALLS = /\bkeepExample\(|\.(?:ask|get)\('/
const MOST_ITEMS = 3
const LONGEST = 300

/** Two of many, and the beginning of a picture: an example is to be read. */
const short = (value) => {
  if (typeof value === 'string') return value.length > LONGEST ? `${value.slice(0, 60)}…` : value
  if (Array.isArray(value)) return (value.length > MOST_ITEMS ? value.slice(0, 2) : value).map(short)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, short(each)]))
}

/** npm run task examples: the examples of the API reference, taken anew from the calls that the tests make in the golden world. */
export const run = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'examples-'))
  try {
    const files = readdirSync(at('tests/server'), { recursive: true })
      .filter((name) => name.endsWith('.test.ts'))
      .filter((name) => HOLDS_CALLS.test(readFileSync(at('tests/server', name), 'utf8')))
      .map((name) => `tests/server/${name}`)
    const code = await runNode(
      [bin.vitest, 'run', '--project', 'node', '--maxWorkers', '1', ...files.toSorted()],
      { env: { ...process.env, EXAMPLES: folder } },
    )
    if (code !== 0) return code
    const kept = readdirSync(folder).toSorted()
    const examples = kept.map((name) => {
      const id = basename(name, '.json').replace('#', ':')
      return `  ${JSON.stringify(id)}: ${JSON.stringify(short(JSON.parse(readFileSync(join(folder, name), 'utf8'))))}`
    })
    writeFileSync(at(FILE), `{\n${examples.join(',\n')}\n}\n`)
    console.log(`${kept.length} → ${FILE}`)
    return 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
