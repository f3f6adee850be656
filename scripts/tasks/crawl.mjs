import { build } from '../build/build.mjs'
import { runPlaywright } from '../checks/playwright.mjs'
import { needChromium } from '../kit/browser.mjs'
import { line } from '../kit/tally.mjs'

/** npm run task crawl [Playwright arguments]: every route in both editions and both languages; pictures in .crawl/. */
export const run = async (args) => {
  const browser = needChromium()
  process.env.CRAWL = 'all'
  await build()
  const total = await runPlaywright(browser, ['tests/e2e/crawl.spec.ts', ...args])
  console.log(line(total))
  return total.failed === 0 && total.passed > 0 ? 0 : 1
}
