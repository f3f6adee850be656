import { build } from '../build/build.mjs'
import { buildDemo } from '../build/demo.mjs'
import { runPlaywright } from '../checks/playwright.mjs'
import { needChromium } from '../kit/browser.mjs'
import { line } from '../kit/tally.mjs'

/** npm run task e2e [Playwright arguments]: the journeys alone, on a fresh build. */
export const run = async (args) => {
  const browser = needChromium()
  await build()
  await buildDemo({ days: 1 })
  const total = await runPlaywright(browser, args)
  console.log(line(total))
  return total.failed === 0 && total.passed > 0 ? 0 : 1
}
