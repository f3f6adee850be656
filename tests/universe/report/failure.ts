import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FaultData } from '../faults/fault.ts'
import type { Journey } from '../life/journey.ts'
import type { Lived } from '../life/play.ts'

const FOLDER = join(import.meta.dirname, '../../../.universe')

/** Where a browser's test arms the fault that the journey had. */
const armed = (fault: FaultData): string =>
  'of' in fault && fault.kind !== 'refused'
    ? `  // ${fault.kind}: POST /__mock/api/faults { path, kind: 'drop'${fault.kind === 'lostAfter' ? ', after: true' : ''}, times: 1 } of the first ${fault.of}`
    : `  // ${JSON.stringify(fault)}`

const browserTest = (
  { as, isIn, steps }: Journey,
  { script, breach }: Lived,
): string => `import { test } from './rig/visit.ts'

// ${breach?.law}: ${breach?.words.split('\n')[0]}
test('${steps.map(({ act }) => act).join(', ')}', async ({ page, mock }) => {
${steps.flatMap(({ fault }) => (fault ? [armed(fault)] : [])).join('\n')}
  ${isIn ? `await mock.as('${as}')` : '// a visitor'}
  await page.goto('/')
${script.map((line) => `  ${line}`).join('\n')}
})
`

/** What a colleague opens: the journey, what was broken, and the same as a test in a browser. */
export const writeFailure = (journey: Journey, lived: Lived): string => {
  mkdirSync(FOLDER, { recursive: true })
  const file = join(FOLDER, `${journey.seed.replaceAll(/\W/g, '-')}.json`)
  writeFileSync(file, JSON.stringify({ breach: lived.breach, hash: lived.hash, journey }, null, 2))
  writeFileSync(file.replace('.json', '.spec.ts'), browserTest(journey, lived))
  return file
}
