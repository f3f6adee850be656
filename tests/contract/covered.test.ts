import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { contract } from '@app/contract'
import { flatten } from '@app/contract/kit/endpoint'

const SERVER = join(import.meta.dirname, '../server')
/** Whose covers() stands in a loop over several calls. */
const LOOPED = [
  'auth.forgetBy(Phone|Email)(One|Two|Three)',
  'withdraw.(baseCfg|withdrawInfo|usdtWithdrawInfo)',
]

const textOfTests = () =>
  readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(SERVER, name), 'utf8'))
    .join('\n')

it('has a test of each declared outcome of every call', () => {
  // The compiler sees to the outcomes of a call that is there at all.
  const covered = new Set(
    Array.from(textOfTests().matchAll(/\bcovers\(\s*(?:\w+\.)*(\w+)\s*,/g), ([, name]) => name!),
  )
  const looped = new RegExp(`^(${LOOPED.join('|')})$`)
  const missing = flatten(contract).filter(
    ({ id, endpoint }) =>
      !endpoint.upgrade && !looped.test(id) && !covered.has(id.slice(id.indexOf('.') + 1)),
  )
  expect(missing.map(({ id }) => id)).toEqual([])
})
