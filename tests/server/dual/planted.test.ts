import { expect, it } from 'vitest'
import { figure } from '../../sample.ts'
import { PLANTED, type Planted } from './planted.data.ts'
import { MEMBERS, type Spoil, sideBySide } from './sideBySide.ts'

/** Of every call one: what is planted on the same call goes into another run. */
const runs = (): Planted[][] => {
  const made: Planted[][] = []
  for (const planted of PLANTED) {
    const free = made.find(
      (run) => !run.some(({ path, method }) => path === planted.path && method === planted.method),
    )
    if (free) free.push(planted)
    else made.push([planted])
  }
  return made
}

const spoiling =
  (run: readonly Planted[], changed: Set<string>): Spoil =>
  (going) => {
    const planted = run.find(({ path, method }) => path === going.path && method === (method && going.method))
    if (!planted) return going
    const envelope = JSON.parse(going.text)
    planted.does(envelope)
    const text = JSON.stringify(envelope)
    const spoiled = { ...going, text, http: planted.http ?? going.http, type: planted.type ?? going.type }
    if (JSON.stringify(spoiled) !== JSON.stringify(going)) changed.add(planted.name)
    return spoiled
  }

const SHARE = 0.95

it('of the planted differences at least 95 % are shown, and nothing else', async () => {
  const missed: string[] = []
  const alarms: string[] = []
  for (const run of runs()) {
    const changed = new Set<string>()
    const both = sideBySide(2, spoiling(run, changed))
    for (const name of MEMBERS) await both.evening(name)
    const rows = both.rows()
    const calls = new Set(rows.map(({ call }) => call))
    const idOf = (planted: Planted) => both.nameOf(planted.path, planted.method)
    missed.push(
      ...run
        .filter((planted) => !calls.has(idOf(planted)))
        .map(({ name }) => name + (changed.has(name) ? '' : ' (never)')),
    )
    const planted = new Set(run.map(idOf))
    alarms.push(
      ...rows
        .filter(({ call }) => !planted.has(call))
        .map(
          ({ call, kind, path, real, mock }) =>
            `${call} ${kind} ${path} ${JSON.stringify(real)} ${JSON.stringify(mock)}`,
        ),
    )
    both.close()
  }
  figure(
    `planted differences: ${PLANTED.length - missed.length} of ${PLANTED.length} shown, ${alarms.length} others`,
  )
  const toleratedCount = Math.floor(PLANTED.length * (1 - SHARE))
  expect({ missed: missed.length > toleratedCount ? missed : [], alarms }).toEqual({ missed: [], alarms: [] })
})
