import { STATUS } from '@app/contract/kit/status'
import type { FaultData } from '../faults/fault.ts'
import type { Call } from '../faults/network.ts'
import type { Journey, Step } from '../life/journey.ts'

/** Before and after what hands do in a step, so that the same goes wrong in a browser. */
const around = (fault: FaultData, met: Call | undefined): [string[], string[]] => {
  const arm = (rule: string): [string[], string[]] =>
    met ? [[`await mock.faults.add({ path: '${met.path}', ${rule}, times: 1 })`], []] : [[], []]
  switch (fault.kind) {
    case 'lostBefore':
      return arm("kind: 'drop'")
    case 'lostAfter':
      return arm("kind: 'drop', after: true")
    case 'refused':
      return met ? [[`await mock.force('${met.path}', '${met.refusal}', { times: 1 })`], []] : [[], []]
    case 'late':
      return arm(`delay_ms: ${fault.ms}`)
    case 'outage':
      return [
        [
          `await page.route('**/api/v1/**', (route) => route.fulfill({ json: { status_code: ${STATUS.SYSTEM_BUSY.code}, data: null, message: '' } }))`,
        ],
        ["await page.unroute('**/api/v1/**')"],
      ]
    case 'down':
      return [['await page.context().setOffline(true)'], ['await page.context().setOffline(false)']]
    case 'cut':
      return [['await page.context().setOffline(true)', 'await page.context().setOffline(false)'], []]
    case 'asleep':
      return [[`await page.clock.fastForward(${fault.ms})`], []]
    case 'skewed':
      return [
        [`await page.clock.setSystemTime(Date.now() + ${fault.ms})`],
        ['await page.clock.setSystemTime(Date.now())'],
      ]
    case 'full':
      return [
        ["await page.evaluate(() => (Storage.prototype.setItem = () => { throw new DOMException('full') }))"],
        [],
      ]
    case 'forbidden':
      return [
        [
          "await page.evaluate(() => Object.defineProperty(window, 'localStorage', { get: () => { throw new DOMException('forbidden') } }))",
        ],
        [],
      ]
    case 'killed':
      return [['// The server is killed here and started again, which one page cannot do to it.'], []]
  }
}

/** A step as lines of a test in a browser; `met` is the call that its fault was for. */
export const stepInBrowser = ({ act, fault }: Step, hands: string[], met: Call | undefined): string[] => {
  const [before, after] = fault ? around(fault, met) : [[], []]
  return [`// ${act}${fault ? `, ${fault.kind}` : ''}`, ...before, ...hands, ...after]
}

/** The journey as a test in a browser: what it says of console errors and answers, the rig sees by itself. */
export const browserTest = (
  { as, isIn, startMs, steps }: Journey,
  script: string[],
  breach: { law: string; words: string },
): string => `import { test } from './rig/visit.ts'

/*
 * ${breach.law}: ${breach.words.replaceAll('*/', '* /').replaceAll('\n', '\n * ')}
 */
test('${steps.map(({ act }) => act).join(', ')}', async ({ page, mock, as }) => {
  await mock.settings.change({ captcha: 'none' })
  await mock.clock.set({ now: ${startMs} })
  await page.clock.install({ time: ${startMs} })
  await ${isIn ? `as('${as}')` : "page.goto('/')"}
${script.map((line) => `  ${line}`).join('\n')}
})
`
