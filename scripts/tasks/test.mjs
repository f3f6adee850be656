import { build } from '../build/build.mjs'
import { buildDemo } from '../build/demo.mjs'
import { runPlaywright } from '../checks/playwright.mjs'
import { BUNDLE, UNBUILT, runVitest } from '../checks/vitest.mjs'
import { needChromium } from '../kit/browser.mjs'
import { Failure } from '../kit/failure.mjs'
import { heldOutput } from '../kit/held.mjs'
import { add, line, step, tally } from '../kit/tally.mjs'
import { runSteps } from './check.mjs'

const title = (text) => console.log(`\n— ${text}`)

/** Tells why and answers undefined when `work` is refused; other errors are bugs and go through. */
const attempt = async (work) => {
  try {
    return (await work()) ?? true
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    console.error(`✗ ${error.message}`)
    return undefined
  }
}

const succeeds = async (work) => Boolean(await attempt(work))

/** What the builds weigh and leave out. */
const weigh = async (output) => {
  const total = step(await succeeds(() => build(['production'])))
  if (total.failed === 0) add(total, await runVitest(BUNDLE, { env: { AFTER_BUILD: '1' }, output }))
  return total
}

/** The build, the journeys on it, then what it weighs: beside both it took five times as long. */
const buildAndWalk = async (browser, output) => {
  const total = tally()
  const isBuilt = await succeeds(async () => {
    await build()
    await buildDemo({ days: 1 })
  })
  add(total, step(isBuilt))
  if (!isBuilt) {
    console.error('✗ 构建失败，流程测试未运行 · not built, the journeys were not run')
    return total
  }
  add(total, browser ? await runPlaywright(browser, [], { output }) : step(false))
  add(total, await weigh(output))
  return total
}

/**
 * Everything. The journeys wait for their pages much of the time, so the checks and the other tests run beside them; what they
 * print is shown after the others. The last line adds up what the runners reported.
 */
export const run = async () => {
  const total = tally()
  const browser = await attempt(needChromium)
  title('检查 check；构建与流程同时进行 the build and the journeys run beside')
  const journeysOutput = heldOutput()
  const journeys = buildAndWalk(browser, journeysOutput)
  journeys.catch(() => {})
  add(total, await runSteps())
  title('测试 tests')
  add(total, await runVitest(UNBUILT))
  title('流程 journeys')
  journeysOutput.release()
  add(total, await journeys)
  console.log(`\n${line(total)}`)
  return total.failed === 0 && total.passed > 0 ? 0 : 1
}
