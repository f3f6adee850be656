import { contract } from '@app/contract'
import { COMMON_REFUSALS } from '@app/contract/kit/endpoint'
import { STATUS } from '@app/contract/kit/status'
import { authDialog } from '../rig/auth.ts'
import { expect, test } from '../rig/visit.ts'

const { uploadImage } = contract.feedback
/** Every code that the upload may meet and that leaves the member signed in; the rest of the table is tests/client/codes. */
const CODES = [...uploadImage.refusals, ...COMMON_REFUSALS, 'FREQUENT_SUBMISSION'] as const

test(
  'every code that an avatar’s upload can meet is told once, and the cut picture stays to be sent again',
  { tag: '@soak' },
  async ({ page, enterAs, control, provoke }) => {
    provoke(/uploadImage/)
    const refuse = (name: keyof typeof STATUS, message: string) =>
      control('POST', '/faults', {
        path: uploadImage.path,
        status_code: STATUS[name].code,
        message,
        times: 1,
      })
    await enterAs('fresh01', '/mine/userinfo')
    await page.getByRole('main').getByRole('button', { name: '更换头像' }).click()
    const dialog = page.getByRole('dialog', { name: '更换头像' })
    const buffer = await page.screenshot()
    await dialog.getByLabel('选择图片').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
    const use = dialog.getByRole('button', { name: '裁剪并使用' })
    const zoom = dialog.getByRole('slider', { name: '缩放' })
    await zoom.press('ArrowRight')
    const zoomed = await zoom.getAttribute('aria-valuenow')
    for (const name of CODES) {
      const words = `原因 ${STATUS[name].code}`
      await refuse(name, words)
      // By keyboard: a message of before may lie over the button.
      await use.press('Enter')
      await expect(page.getByText(words, { exact: true })).toHaveCount(1)
      await expect(page.getByRole('dialog', { name: '温馨提示' })).toHaveCount(0)
      await expect(use).toBeEnabled()
      await expect(zoom).toHaveAttribute('aria-valuenow', zoomed ?? '')
    }
    await refuse('LOGIN_EXPIRED', '过期')
    await use.press('Enter')
    await expect(page.getByText('请重新登录', { exact: true })).toHaveCount(1)
    await expect(authDialog(page, /登录/)).toBeVisible()
  },
)
