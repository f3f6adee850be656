import { type RefusalName, STATUS } from '@app/contract/kit/status'
import type { Hands, Name, Part } from '../../client/codes/hands.ts'
import { type Row, shownOf } from '../../client/codes/row.ts'
import type { Shown } from '../../client/codes/shown.ts'
import { expect, type Control, type Page } from './visit.ts'

type Locator = ReturnType<Page['locator']>
/** Of two things with one label, the switch beside it is none to fill in. */
const FIELD = 'input:not([type=radio]):not([type=file])'

const partOf = (page: Page, part: Locator): Part => {
  const button = (name: Name) => part.getByRole('button', { name, exact: typeof name === 'string' })
  const field = (label: string) => part.getByLabel(label, { exact: true }).and(page.locator(FIELD))
  return {
    isThere: () => expect(part).toBeVisible(),
    has: (name) => expect(button(name).first()).toBeVisible(),
    hasField: (label) => expect(field(label)).toBeVisible(),
    type: async (fields) => {
      for (const [label, value] of Object.entries(fields)) await field(label).fill(value)
    },
    write: (name, value) => part.getByRole('textbox', { name }).fill(value),
    press: async (name, which = 'last') => {
      const found = which === 'first' ? button(name).first() : button(name).last()
      await expect(found).not.toHaveAttribute('data-loading')
      await found.click()
    },
    pressSaying: (words) => part.getByRole('button').filter({ hasText: words }).first().click(),
    pressIfThere: async (name) => {
      if (await button(name).isVisible()) await button(name).click()
    },
    choose: async (role, name, which = 'first') => {
      const all = part.getByRole(role, name === undefined ? {} : { name, exact: typeof name === 'string' })
      const choice = which === 'first' ? all.first() : all.last()
      await expect(choice).toBeAttached()
      if (role === 'tab') return choice.click()
      if (role !== 'switch' && (await choice.isChecked())) return
      // Many of them are drawn by their label: that is what a player presses.
      const label = page.locator(`label[for="${await choice.getAttribute('id')}"]`)
      await ((await label.count()) > 0 ? label.first() : choice).click()
    },
    isOff: (radio) => expect(part.getByRole('radio', { name: radio })).not.toBeChecked(),
    pick: async (label, option) => {
      await part.getByRole('combobox', { name: label }).click()
      await page.getByRole('option', { name: option }).click()
    },
    attach: (label, name) =>
      part
        .getByLabel(label, { exact: true })
        .setInputFiles({ name, mimeType: 'image/png', buffer: Buffer.from('GIF89a') }),
    formOf: (label) =>
      partOf(page, part.locator('form').filter({ has: page.getByLabel(label, { exact: true }) })),
  }
}

const dialogOf = (page: Page, name: Name) =>
  page.getByRole('dialog', { name, exact: typeof name === 'string' })

/** The rows' hands in a browser. */
export const handsOf = (page: Page): Hands => ({
  main: () => partOf(page, page.getByRole('main')),
  dialog: (name) => partOf(page, dialogOf(page, name)),
  // What a press opens is there with the frame after it.
  isOpen: async (name) => {
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    return dialogOf(page, name).isVisible()
  },
  isClosed: () => expect(page.getByRole('dialog')).toHaveCount(0),
  sees: (words) => expect(page.getByText(words, { exact: true }).first()).toBeVisible(),
  authForm: async (form) => {
    const opener = form === 'register' ? '注册' : '登录'
    await page.getByRole('banner').getByRole('button', { name: opener, exact: true }).click()
    if (form === 'forget_password') await dialogOf(page, /登录/).getByText('忘记密码').click()
  },
  prefers: (key, value) =>
    page.addInitScript(([name, kept]) => localStorage.setItem(name as string, kept as string), [key, value]),
})

const TOAST = '.mantine-Notification-root'
/** Puts the messages away as a player would. */
const clean = async (page: Page): Promise<void> => {
  await page
    .locator(TOAST)
    .getByRole('button', { name: '关闭' })
    .evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()))
  await expect(page.locator(TOAST)).toHaveCount(0)
}

/** What each way looks like in a browser, and how the player goes on from it. */
const meetOne = async (page: Page, way: Shown, words: string): Promise<void> => {
  const toasts = page.locator(TOAST)
  const notice = dialogOf(page, '温馨提示')
  const put = (dialog: Locator, names: RegExp) => dialog.getByRole('button', { name: names }).first().click()
  const once = async (text: string, toasted: 0 | 1, repeated: 0 | 1 = 0) => {
    const found = page.getByText(text, { exact: true }).filter({ visible: true })
    await expect(found).toHaveCount(1 + repeated)
    await expect(found.first()).toBeInViewport()
    await expect(found.last()).toBeInViewport()
    await expect(toasts).toHaveCount(toasted)
  }
  const question = async (title: string) => {
    const dialog = dialogOf(page, title)
    await expect(dialog).toBeVisible()
    await expect(toasts).toHaveCount(0)
    await put(dialog, /^关闭$/)
    await expect(dialog).toBeHidden()
  }
  if (way === 'toast') {
    await once(words, 1)
    await expect(notice).toBeHidden()
  } else if (way === 'kept') await once(words, 1, 1)
  else if (way === 'dialog') {
    await expect(notice).toContainText(words)
    await once(words, 0)
    const cancel = notice.getByRole('button', { name: '取消' })
    await ((await cancel.isVisible()) ? cancel : notice.getByRole('button', { name: '确定' })).click()
    await expect(notice).toBeHidden()
  } else if (way === 'place') {
    await once(words, 0)
    await expect(notice).toBeHidden()
  } else if (way === 'captcha') await question('请输入图形验证码')
  else if (way === 'slider') await question('请完成安全验证')
  else if (way === 'code') {
    await expect(dialogOf(page, '安全验证')).toContainText(words)
    await question('安全验证')
  } else if (way === 'newDevice') {
    await once(words, 1)
    await dialogOf(page, '安全验证').getByRole('button', { name: '切换账号' }).click()
    await expect(dialogOf(page, /登录/)).toBeVisible()
  } else if (way === 'nothing') await expect(toasts).toHaveCount(0)
  else {
    await once('请重新登录', 1)
    await expect(dialogOf(page, /登录/)).toBeVisible()
    if (way === 'expired') await expect(page).toHaveURL((url) => url.pathname === '/')
  }
}

/** Meets codes of a row one after the other in the open page; what went wrong is told with its code. */
export const meetAll = async (
  page: Page,
  control: Control,
  row: Row,
  codes: readonly RefusalName[],
): Promise<string[]> => {
  const met: string[] = []
  await clean(page)
  for (const name of codes) {
    const words = `原因 ${STATUS[name].code}`
    try {
      await control('POST', '/faults', {
        path: row.endpoint.path,
        status_code: STATUS[name].code,
        message: words,
        times: 1,
        ...(name === 'RISKY_LOGIN' ? { data: { phoneNumber: '138****2601' } } : {}),
      })
      await row.submit()
      await meetOne(page, shownOf(row, name), words)
      if (name !== 'LOGIN_EXPIRED' && !row.leaves?.includes(name))
        for (const [label, value] of Object.entries(row.keeps ?? {}))
          await expect(page.getByLabel(label, { exact: true }).and(page.locator(FIELD))).toHaveValue(value)
      await clean(page)
    } catch (cause) {
      throw new Error(`${row.screen}: ${STATUS[name].code} ${name}: ${String(cause)}`, { cause })
    }
    met.push(name)
  }
  return met
}
