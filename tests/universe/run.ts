import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { lives } from './lives.ts'
import { bundle } from './page/bundle.mjs'
import { plantNamed } from './planted/planting.ts'
import { PLANTS } from './planted/plants.data.ts'
import { SPOILS } from './planted/spoils.ts'
import { table } from './planted/table.ts'
import { writeFailure } from './report/failure.ts'
import type { Order, Outcome } from './worker.ts'

const UNITS: Record<string, number> = { s: 1_000, m: 60_000, h: 3_600_000 }
const spanOf = (text: string): number => Number(text.slice(0, -1)) * (UNITS[text.at(-1)!] ?? NaN)

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    journeys: { type: 'string' },
    journey: { type: 'string' },
    for: { type: 'string' },
    length: { type: 'string', default: '8' },
    workers: { type: 'string', default: '2' },
    replay: { type: 'string' },
    shrink: { type: 'boolean', default: false },
    twice: { type: 'boolean', default: false },
    prove: { type: 'boolean', default: false },
    browser: { type: 'boolean', default: false },
    planted: { type: 'string' },
  },
})
const say = (words: string) => void process.stdout.write(`${words}\n`)
const began = Date.now()
const endsAt = values.for ? began + spanOf(values.for) : Infinity
const first = Number(values.journey ?? 0)
const count = values.replay || values.journey ? 1 : Number(values.journeys ?? (values.for ? Infinity : 20))
const length = Number(values.length)
const given = values.replay ? (JSON.parse(readFileSync(values.replay, 'utf8')) as Outcome).journey : undefined

const folder = mkdtempSync(join(tmpdir(), 'universe-'))
const file = join(folder, 'client.js')
const workers = Number(values.workers)
if (values.planted) {
  const plants = values.planted === 'all' ? PLANTS : values.planted.split(',').map(plantNamed)
  const { seed } = values
  process.exitCode = await table({ plants, file, seed, length, workers, first, journeys: count, say })
  rmSync(folder, { recursive: true, force: true })
  process.exit()
}
writeFileSync(file, await bundle())

const proofs = values.prove ? SPOILS.map(({ law }) => law) : []
const unproven: string[] = []
const outcomes: Outcome[] = []
let next = first
const orderOf = (number: number): Order => ({
  seed: values.seed,
  length,
  number,
  isTwice: values.twice,
  isShrunk: values.shrink,
  ...(given && { journey: given }),
})
const tell = (number: number, { journey, lived, tries, cpuMs }: Outcome) => {
  const life = journey.steps.map(({ act, fault }) => (fault ? `${act} (${fault.kind})` : act)).join(', ')
  if (!lived.breach) return say(`${number} ${lived.hash.slice(0, 12)} ${Math.round(cpuMs)} ms  ${life}`)
  const written = writeFailure(journey, lived)
  say(`${number} ✗ ${lived.breach.law}\n    ${lived.breach.words.replaceAll('\n', '\n    ')}\n    ${life}`)
  say(`    ${written}${tries > 0 ? ` (${tries} tries)` : ''}`)
}
const isOver = () => next >= first + count || Date.now() >= endsAt
await lives({
  file,
  workers: Math.min(workers, count),
  next: () => {
    const spoiled = proofs.shift()
    if (spoiled !== undefined) return { ...orderOf(0), spoiled, isShrunk: false }
    return isOver() ? undefined : orderOf(next++)
  },
  told: ({ spoiled, number }, outcome) => {
    const { breach } = outcome.lived
    if (spoiled === undefined) {
      outcomes[number - first] = outcome
      tell(number, outcome)
    } else if (breach?.law !== spoiled)
      unproven.push(`${spoiled}: ${breach?.law ?? 'nothing'} was noticed ${breach?.words ?? ''}`)
  },
})
rmSync(folder, { recursive: true, force: true })

const other = values.browser ? await (await import('./browser/compare.ts')).inBrowser(outcomes, say) : 0
const sum = (read: (one: Outcome) => number) => outcomes.reduce((all, one) => all + read(one), 0)
const hash = createHash('sha256')
  .update(outcomes.map(({ lived }) => lived.hash).join())
  .digest('hex')
const breaches = outcomes.filter(({ lived }) => lived.breach).length
const cpuS = sum(({ cpuMs }) => cpuMs) / 1_000
const ways = outcomes.flatMap(({ lived }) => lived.steps)
say(
  `${ways.filter((one) => one === 'done').length} of ${ways.length} actions done, ${Math.round((outcomes.length / cpuS) * 7_200)} journeys an hour on two cores`,
)
say(
  `hash ${hash.slice(0, 16)} · ${outcomes.length} journeys · ${breaches} broken · ${Math.round(sum(({ lived }) => lived.virtualMs) / 1_000)} s virtual · ${Math.round((Date.now() - began) / 1_000)} s real · ${Math.round(cpuS)} s of processor`,
)
for (const law of unproven) say(`✗ planted, and not found: ${law}`)
process.exitCode = breaches + other + unproven.length > 0 ? 1 : 0
