import { HOUSE, runVitest } from '../checks/vitest.mjs'
import { runStep, steps } from '../checks/steps.mjs'
import { add, line, step, tally } from '../kit/tally.mjs'

/** Format, lint, types and unused code; all of them, so that one run shows every problem. */
export const runSteps = async () => {
  const total = tally()
  for (const each of steps) add(total, step(await runStep(each)))
  return total
}

/** The steps and the house tests. */
export const run = async () => {
  const total = await runSteps()
  add(total, await runVitest(HOUSE))
  console.log(line(total))
  return total.failed === 0 && total.passed > 0 ? 0 : 1
}
