import { expect } from '../../e2e/rig/visit.ts'
import type { Step } from '../rig/state.ts'

/** Both languages are there before the line goes, or is taken by calls that don't end. */
export const readBoth: Step['do'] = async (page, _control, rest) => {
  for (const name of ['繁體', '简体']) {
    await page.getByRole('button', { name, includeHidden: true }).first().dispatchEvent('click')
    await expect(page.locator('html')).toHaveAttribute('lang', name === '繁體' ? 'zh-TW' : 'zh-CN')
    await rest()
  }
}

export const cutOff: Step = {
  say: '断开网络，刷新余额',
  do: async (page, control, rest) => {
    await readBoth(page, control, rest)
    await page.context().setOffline(true)
    await page.getByRole('button', { name: '刷新余额' }).first().click()
    await expect(page.getByText('网络已断开').filter({ visible: true }).first()).toBeVisible()
  },
}

export const drop: Step = {
  say: '服务器断开长连接',
  do: (page) =>
    page.evaluate(() => {
      for (const socket of (globalThis as unknown as { sockets: WebSocket[] }).sockets) socket.close()
    }),
}
