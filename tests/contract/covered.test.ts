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

it('has a test of each declared outcome of every call [ENT-21 N-07]', () => {
  // The compiler sees to the outcomes of a call that is there at all.
  const named = Array.from(textOfTests().matchAll(/\bcovers\(\s*([\w.]+)\s*,/g), ([, path]) =>
    path!.replace(/^contract\./, ''),
  )
  const looped = new RegExp(`^(${LOOPED.join('|')})$`)
  const groups = Object.keys(contract)
  /** By its group and name, or by its name where the group was taken apart. */
  const isCovered = (id: string) => {
    const [group = '', name = ''] = id.split('.')
    const isPlain = (path: string) => !groups.includes(path.split('.')[0]!) && path.split('.').at(-1) === name
    return named.some((path) => path === `${group}.${name}` || isPlain(path))
  }
  const missing = flatten(contract).filter(
    ({ id, endpoint }) => !endpoint.upgrade && !looped.test(id) && !isCovered(id),
  )
  expect(missing.map(({ id }) => id)).toEqual([])
})
