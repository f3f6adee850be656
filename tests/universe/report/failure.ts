import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Journey } from '../life/journey.ts'
import type { Lived } from '../life/play.ts'
import { browserTest } from './browserTest.ts'

const FOLDER = join(import.meta.dirname, '../../../.universe')

/** What a colleague opens: the journey and what was broken, the server's capsule, and the same as a test in a browser. */
export const writeFailure = (journey: Journey, { breach, capsule, hash, script }: Lived): string => {
  mkdirSync(FOLDER, { recursive: true })
  const file = join(FOLDER, journey.seed.replaceAll(/\W/g, '-'))
  writeFileSync(`${file}.json`, JSON.stringify({ breach, hash, journey }, null, 2))
  writeFileSync(`${file}.capsule.json`, capsule!)
  writeFileSync(`${file}.spec.ts`, browserTest(journey, script, breach!))
  return `${file}.json`
}
