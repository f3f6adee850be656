import { HOUSE, runVitest } from '../checks/vitest.mjs'
import { runStep, steps } from '../checks/steps.mjs'
import { add, line, step, tally } from '../kit/tally.mjs'

/** Format, lint, types, unused code and the house tests; all of them, so that one run shows every problem. */
export const check = async () => {
  const total = tally()
  for (const each of steps) add(total, step(await runStep(each)))
  add(total, await runVitest(HOUSE))
  return total
}

export const run = async () => {
  const total = await check()
  console.log(line(total))
  return total.failed === 0 && total.passed > 0 ? 0 : 1
}
