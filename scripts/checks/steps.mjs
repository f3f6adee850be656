import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { at, bin } from '../kit/paths.mjs'
import { captureNode } from '../kit/processes.mjs'

/** More checkers than cores only do the same work more often. */
const CHECKERS = String(Math.min(4, availableParallelism()))

/** Checks that are one yes or no each, cheapest first. */
export const steps = [
  { name: '契约 contract', args: [at('scripts/contract.mjs')] },
  { name: '格式 format', args: [bin.oxfmt, '--check'] },
  { name: '用法 lint', args: [bin.oxlint, '--type-aware', '--deny-warnings'] },
  { name: '类型 types', args: [bin.tsc, '-b', '--checkers', CHECKERS] },
  { name: '无用 unused', args: [bin.knip, '--no-progress', '--no-config-hints'] },
]

/** Runs one check and says how it went; its output is shown only when it fails. */
export const runStep = async ({ name, args }) => {
  const from = performance.now()
  if (!existsSync(args[0])) {
    console.error(`✗ ${name}: 缺少 ${args[0].slice(at('').length)} · not installed`)
    return false
  }
  const { code, output } = await captureNode(
    args,
    process.stdout.isTTY ? {} : { env: { ...process.env, NO_COLOR: '1' } },
  )
  const isPassed = code === 0
  console.log(`${isPassed ? '✓' : '✗'} ${name}  ${Math.round(performance.now() - from)} ms`)
  if (!isPassed) console.log(output.trimEnd())
  return isPassed
}
