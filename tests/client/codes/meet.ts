import { notifications } from '@mantine/notifications'
import { type RefusalName, STATUS } from '@app/contract/kit/status'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderAt, type Visit } from '../renderAt.tsx'
import { INPUT } from './fill.ts'
import { workWith } from './hands.ts'
import { JSDOM } from './inJsdom.ts'
import { codesOf, type Row, runsOf, sampled, shownOf, type Site } from './row.ts'
import type { Shown } from './shown.ts'

workWith(JSDOM)

/** The words of each, so that one too many says which. */
const toasts = () =>
  Array.from(document.querySelectorAll('.mantine-Notification-root'), ({ textContent }) => textContent)
const dialogNamed = (name: string | RegExp) => screen.queryByRole('dialog', { name })
const closed = (name: string | RegExp) => waitFor(() => expect(dialogNamed(name)).toBeNull())
/** The first of a list of buttons that is there: a message has 取消 only beside another way on. */
const press = (dialog: HTMLElement, names: readonly string[]) => {
  const button = names.map((name) => within(dialog).queryByRole('button', { name })).find(Boolean)
  fireEvent.click(button as HTMLElement)
}
/** Looking for a text by its element takes ten times as long, and is done when there is one to find. */
const shown = (words: string) =>
  waitFor(() => {
    if (!document.body.textContent.includes(words)) throw new Error(`not shown: ${words}`)
  })
const once = (words: string, toastsAllowed: 0 | 1, repeated: 0 | 1 = 0) => {
  expect(screen.getAllByText(words)).toHaveLength(1 + repeated)
  expect(toasts()).toHaveLength(toastsAllowed)
}

/** What each way looks like, and how the player goes on from it. */
const WAYS: Record<Shown, (words: string) => Promise<unknown>> = {
  toast: async (words) => {
    await shown(words)
    once(words, 1)
    expect(dialogNamed('温馨提示')).toBeNull()
  },
  kept: (words) => waitFor(() => once(words, 1, 1)),
  dialog: async (words) => {
    const dialog = await screen.findByRole('dialog', { name: '温馨提示' })
    expect(dialog).toHaveTextContent(words)
    once(words, 0)
    press(dialog, ['取消', '确定'])
    await closed('温馨提示')
  },
  place: async (words) => {
    await shown(words)
    once(words, 0)
    expect(dialogNamed('温馨提示')).toBeNull()
  },
  captcha: async () => {
    const dialog = await screen.findByRole('dialog', { name: '请输入图形验证码' })
    expect(toasts()).toEqual([])
    press(dialog, ['关闭'])
    await closed('请输入图形验证码')
  },
  slider: async () => {
    const dialog = await screen.findByRole('dialog', { name: '请完成安全验证' })
    expect(toasts()).toEqual([])
    press(dialog, ['关闭'])
    await closed('请完成安全验证')
  },
  code: async (words) => {
    const dialog = await screen.findByRole('dialog', { name: '安全验证' })
    expect(dialog).toHaveTextContent(words)
    once(words, 0)
    press(dialog, ['关闭'])
    await closed('安全验证')
    expect(toasts()).toEqual([])
  },
  newDevice: async (words) => {
    const dialog = await screen.findByRole('dialog', { name: '安全验证' })
    await shown(words)
    once(words, 1)
    press(dialog, ['切换账号'])
    await screen.findByRole('dialog', { name: /登录/ })
  },
  expired: async () => {
    await shown('请重新登录')
    once('请重新登录', 1)
    await screen.findByRole('dialog', { name: /登录/ })
    await waitFor(() => expect(location.pathname).toBe('/'))
  },
  again: async () => {
    await shown('请重新登录')
    once('请重新登录', 1)
    await screen.findByRole('dialog', { name: /登录/ })
  },
  nothing: async () => {
    await waitFor(() => expect(toasts()).toEqual([]))
  },
}

const clean = () =>
  act(() => {
    notifications.cleanQueue()
    notifications.clean()
  })

const force = ({ site }: Visit, { endpoint }: Row, name: RefusalName, words: string) =>
  site.control('POST', '/faults', {
    path: endpoint.path,
    status_code: STATUS[name].code,
    message: words,
    times: 1,
    ...(name === 'RISKY_LOGIN' ? { data: { phoneNumber: '138****2601' } } : {}),
  })

const stillHolds = ({ keeps = {} }: Row): void => {
  for (const [label, value] of Object.entries(keeps))
    expect(screen.getByLabelText(label, INPUT)).toHaveValue(value)
}

const siteOf = (site: Visit['site']): Site => ({
  control: (method, path, body) => site.control(method, path, body),
  codeSentTo: async (to) => {
    const { body } = await site.control<{ messages: { code: string }[] }>('GET', `/outbox?to=${to}`)
    return body.messages[0]?.code ?? ''
  },
})

/** Meets codes of a row one after the other; the form is ready again, and keeps what it had, after each. */
const meetAll = async (row: Row, codes: readonly RefusalName[]): Promise<RefusalName[]> => {
  const visit = await renderAt(row.path, {
    ...(row.as && { as: row.as }),
    before: async (site) => row.before?.(siteOf(site)),
  })
  await row.open?.(siteOf(visit.site))
  clean()
  const met: RefusalName[] = []
  for (const name of codes) {
    const words = `原因 ${STATUS[name].code}`
    try {
      await force(visit, row, name, words)
      await row.submit()
      await WAYS[shownOf(row, name)](words)
      if (name !== 'LOGIN_EXPIRED' && !row.leaves?.includes(name)) stillHolds(row)
    } catch (cause) {
      const [why] = String(cause).split('\n\n')
      throw new Error(`${row.screen}: ${STATUS[name].code} ${name}: ${why}`, { cause })
    }
    clean()
    await waitFor(() => expect(toasts()).toEqual([]))
    met.push(name)
  }
  return met
}

/** `npm run soak -- codes` meets every code on every screen. */
const IS_WHOLE = process.env['CODES'] !== undefined
const SLOW_MS = 240_000

/** The tests of a table: each row in a test, and that no code is left out. */
export const describeCodes = (rows: readonly Row[]): void => {
  describe('every code that can meet a screen is shown as specified, once, and the screen goes on', () => {
    test.each(IS_WHOLE ? rows.flatMap(runsOf) : sampled(rows.flatMap(runsOf)))(
      '$title',
      async ({ row, codes }) => {
        expect(await meetAll(row, codes)).toEqual(codes)
      },
      SLOW_MS,
    )
  })

  test('the table leaves out no code of its calls', () => {
    for (const row of rows) expect(codesOf(row)).toEqual(expect.arrayContaining([...row.endpoint.refusals]))
  })
}
