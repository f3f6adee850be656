import { build } from '../build/build.mjs'
import { buildDemo } from '../build/demo.mjs'
import { runPlaywright } from '../checks/playwright.mjs'
import { BUNDLE, UNIT, runVitest } from '../checks/vitest.mjs'
import { needChromium } from '../kit/browser.mjs'
import { Failure } from '../kit/failure.mjs'
import { add, line, step, tally } from '../kit/tally.mjs'
import { check } from './check.mjs'

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

const afterBuild = async () => {
  const total = tally()
  add(total, await runVitest(BUNDLE, { AFTER_BUILD: '1' }))
  title('流程 journeys')
  const browser = await attempt(needChromium)
  total.failed += (await attempt(() => buildDemo({ days: 1 }))) ? 0 : 1
  add(total, browser ? await runPlaywright(browser) : step(false))
  return total
}

/** Everything: check, unit and screen tests, the build, the journeys. The last line adds up what the runners reported. */
export const run = async () => {
  const total = tally()
  title('检查 check, 构建 build')
  // Most checks keep one core busy, and the build the other.
  const building = attempt(async () => {
    await build()
    await build(['production'])
  })
  building.catch(() => {})
  add(total, await check())
  const isBuilt = Boolean(await building)
  title('测试 tests')
  add(total, await runVitest(UNIT))
  add(total, step(isBuilt))
  if (isBuilt) add(total, await afterBuild())
  else console.error('✗ 构建失败，流程测试未运行 · not built, the journeys were not run')
  console.log(`\n${line(total)}`)
  return total.failed === 0 && total.passed > 0 ? 0 : 1
}
