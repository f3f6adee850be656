import { ROWS } from '../client/codes/account.data.ts'
import { MONEY_ROWS } from '../client/codes/money.data.ts'
import { workWith } from '../client/codes/hands.ts'
import { runsOf, type Run, type Site } from '../client/codes/row.ts'
import { SERVICE_ROWS } from '../client/codes/service.data.ts'
import { handsOf, meetAll } from './rig/codes.ts'
import { expect, test } from './rig/visit.ts'

/** `npm run soak -- codes` meets every code on every screen; the tests a few codes on a few screens. */
const IS_WHOLE = process.env['CODES'] !== undefined
const SAMPLE = ['登录', '个人资料：绑定手机', '存款：提交', '钱包：一键回收']
/** The first of its own, one of every call's, and the end of the session. */
const few = (run: Run): Run => ({
  ...run,
  codes: run.codes.filter((name, at) => at === 0 || name === 'MAINTENANCE' || name === 'LOGIN_EXPIRED'),
})

const all = [...ROWS, ...MONEY_ROWS, ...SERVICE_ROWS].flatMap(runsOf)
const runs = IS_WHOLE ? all : all.filter(({ title }) => SAMPLE.includes(title)).map(few)

for (const { title, row, codes } of runs)
  test(`${title}: each of ${codes.length} codes is one message, and the screen goes on`, async ({
    page,
    as,
    control,
    watched,
    provoke,
  }) => {
    test.setTimeout(600_000)
    provoke(new RegExp(row.endpoint.path))
    const site: Site = {
      control: (method, path, body) => control(method, path, body),
      codeSentTo: async (to) => {
        const { messages } = await control<{ messages: { code: string }[] }>('GET', `/outbox?to=${to}`)
        return messages[0]?.code ?? ''
      },
    }
    workWith(handsOf(page))
    await row.before?.(site)
    if (row.as) await as(row.as, row.path)
    else await page.goto(row.path)
    await expect(page.getByRole('main').first()).toBeVisible()
    await row.open?.(site)
    const stays = codes.filter((name) => name !== 'LOGIN_EXPIRED')
    expect(await meetAll(page, control, row, stays)).toEqual(stays)
    expect(watched.errors).toEqual([])
    if (stays.length === codes.length) return
    await meetAll(page, control, row, ['LOGIN_EXPIRED'])
  })
