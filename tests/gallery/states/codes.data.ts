import { STATUS } from '@app/contract/kit/status'
import { RAISE_DELAY_MS } from '@app/contract/restraint/limits'
import { restraint } from '@app/contract/restraint/restraint'
import { ROWS } from '../../client/codes/account.data.ts'
import { dateText } from '../../../client/src/lib/text/date.ts'
import { workWith } from '../../client/codes/hands.ts'
import { MONEY_ROWS } from '../../client/codes/money.data.ts'
import { type Row, runsOf, sampled, type Site } from '../../client/codes/row.ts'
import { SERVICE_ROWS } from '../../client/codes/service.data.ts'
import { addresses } from '../../e2e/rig/crawl.data.ts'
import { handsOf } from '../../e2e/rig/codes.ts'
import { type Control, expect, type Page } from '../../e2e/rig/visit.ts'
import { STILL_AT } from '../rig/still.data.mjs'
import type { State, Step } from '../rig/state.ts'

const IS_WHOLE = process.env['GALLERY'] === 'all'
const ROW_SET = [...ROWS, ...MONEY_ROWS, ...SERVICE_ROWS]

const pages = new Map(addresses('').map(({ name, path }) => [path.split('?')[0], name]))
const screenOf = ({ path }: Row) =>
  pages.get(path.split('?')[0]) ?? (path.startsWith('/mine/accountManage') ? 'accountManage' : 'home')

const siteOf = (control: Control): Site => ({
  control: (method, path, body) => control(method, path, body),
  codeSentTo: async (to) => {
    const { messages } = await control<{ messages: { code: string }[] }>('GET', `/outbox?to=${to}`)
    return messages[0]?.code ?? ''
  },
})

const open = (row: Row): Step => ({
  say: `打开 ${row.screen}`,
  do: async (page, control) => {
    workWith(handsOf(page))
    await row.open?.(siteOf(control))
  },
})
const meet = (row: Row, name: keyof typeof STATUS): Step => ({
  say: `提交，得到 ${STATUS[name].code}`,
  do: async (_page, control) => {
    await control('POST', '/faults', {
      path: row.endpoint.path,
      status_code: STATUS[name].code,
      times: 1,
      ...(name === 'RISKY_LOGIN' ? { data: { phoneNumber: '138****2601' } } : {}),
    })
    await row.submit()
  },
})
/** What is pressed far down its page, whose place after another size or language would be told by chance. */
const FAR: Readonly<Record<string, RegExp>> = {
  [restraint.confirmPending.path]: /^(确认放宽|確認放寬)$/,
  [restraint.setReality.path]: /^30 (分钟|分鐘)$/,
  [restraint.takeRest.path]: /^(开始冷静期|開始冷靜期)$/,
}
/** It appears when its time has come, by a timer. */
const isTimed = ({ endpoint }: Row) => endpoint.path === restraint.confirmPending.path
const stateOf = (row: Row): Pick<State, 'screen' | 'path' | 'as' | 'world' | 'isRunning' | 'middle'> => ({
  screen: screenOf(row),
  path: row.path,
  ...(row.as ? { as: row.as } : {}),
  ...(isTimed(row) ? { isRunning: true } : {}),
  ...(FAR[row.endpoint.path] ? { middle: FAR[row.endpoint.path]! } : {}),
  ...(row.before
    ? {
        world: async (control: Control, page: Page) => {
          workWith(handsOf(page))
          await row.before!(siteOf(control))
        },
      }
    : {}),
})

/** What comes by a timer, comes while others go: when the clock shows the day that it came on, time stands, with no toast left. */
const standStill: Step = {
  say: '时间停下',
  do: async (page) => {
    const clock = page.getByText('GMT+8').locator('..')
    if (await clock.isVisible()) await expect(clock).toContainText(dateText(STILL_AT + RAISE_DELAY_MS))
    await page.evaluate(() => Object.assign(globalThis, { isRunning: false }))
    const toasts = page.getByRole('alert').getByRole('button', { name: '关闭' })
    await toasts.evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()))
    await expect(toasts).toHaveCount(0)
  },
}

const opened = (row: Row): Step[] => (isTimed(row) ? [open(row), standStill] : [open(row)])

/** What opens before a form is sent. */
const OPEN: State[] = ROW_SET.filter((row) => row.open).map((row) => ({
  ...stateOf(row),
  kind: 'open',
  name: row.screen,
  steps: opened(row),
}))

const runs = ROW_SET.flatMap(runsOf)
/** Each screen with a code of every way in which it tells codes; `GALLERY=all` with each code. */
const REFUSED: State[] = (IS_WHOLE ? runs : sampled(runs)).flatMap(({ row, codes }) =>
  codes.map((code) => ({
    ...stateOf(row),
    kind: 'refused' as const,
    name: `${row.screen} ${STATUS[code].code}`,
    steps: [...opened(row), meet(row, code)],
  })),
)

export const CODE_STATES: State[] = [...OPEN, ...REFUSED]
