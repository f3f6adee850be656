import { readdirSync } from 'node:fs'
import { build } from '../build/build.mjs'
import { at } from '../kit/paths.mjs'
import { Failure } from '../kit/failure.mjs'
import { runNode } from '../kit/processes.mjs'

const benches = () =>
  readdirSync(at('tests/load'))
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => name.replace('.mjs', ''))

/** npm run bench [-- name …]: figures, not tests. Every one runs even when another can't. */
export const run = async (names) => {
  const unknown = names.filter((name) => !benches().includes(name))
  if (unknown.length > 0)
    throw new Failure(`没有 · unknown: ${unknown.join(' ')}; 可选 · choose: ${benches().join(' ')}`)
  await build()
  let failed = 0
  for (const name of names.length > 0 ? names : benches()) {
    const code = await runNode([at('scripts/bench.mjs'), at('tests/load', `${name}.mjs`)])
    if (code !== 0) failed += 1
  }
  return failed > 0 ? 1 : 0
}
