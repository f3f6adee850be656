// Judges the wire of this checkout against the last release: what breaks needs a decision.
import { judge } from './gate/judge.mjs'
import { decidedSince, readReleased } from './gate/released.mjs'
import { objection, summary } from './gate/told.mjs'
import { wireOf } from './gate/wire.mjs'

const { version, known, wire } = readReleased()
const changes = judge(wire, wireOf())
const refused = objection(changes, decidedSince(known), version)
for (const { where, words, isBreaking } of changes)
  if (process.argv.includes('--all')) console.log(`${isBreaking ? '破坏' : '只增'} ${where}：${words}`)
console.log(refused ?? summary(changes, version))
process.exitCode = refused ? 1 : 0
