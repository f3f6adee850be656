import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { contract } from '@app/contract'
import { toCents } from '@app/contract/kit/cents'
import { STATUS } from '@app/contract/kit/status'
import { TRANSFERRED } from '@app/contract/rules/texts'
import { expire } from '../../../client/src/api/expiry.ts'
import { session } from '../../../client/src/api/session.ts'
import { transport } from '../../../client/src/api/send/transport.ts'
import { renderAt } from '../renderAt.tsx'

const LOGOUT = '/site/api/v1/user/logout'

test('who logs out has left before the server has answered, and no late refusal says that the login expired', async () => {
  const { answered, user } = await renderAt('/agent', { as: 'vip5' })
  const { fetch } = transport
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  transport.fetch = async (url, init) => {
    if (url.startsWith(LOGOUT)) await held
    return fetch(url, init)
  }
  const token = session.token()
  await user.click(await screen.findByRole('button', { name: /会员菜单/ }))
  fireEvent.click(await screen.findByRole('menuitem', { name: '退出登录' }))
  expect(session.isMember()).toBe(false)
  // What a call answers that was on its way.
  expire(token)
  expect(await screen.findByRole('heading', { name: '热门赛事' })).toBeInTheDocument()
  expect(screen.queryByText('请重新登录')).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
  letThrough()
  await waitFor(() => expect(answered(LOGOUT)).toMatchObject({ status_code: STATUS.SUCCESS.code }))
  transport.fetch = fetch
})

const TRANSFER = '/game/api/v1/venue/transfer'

test('who logs out in another tab is told nothing, and what he had ordered here is done', async () => {
  const { answered, calls, site, user } = await renderAt('/mine/transfermoney', { as: 'vip5' })
  const token = session.token()
  const balance = async () => {
    const { data } = await site.call(contract.wallet.getBalance, {}, { token })
    return toCents(data.centerWalletBalance)
  }
  const before = await balance()
  await user.type(await screen.findByLabelText('转入金额'), '100')
  const { fetch } = transport
  let order: AbortSignal | null | undefined
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  transport.fetch = async (url, init) => {
    if (url.startsWith(TRANSFER)) {
      order = init.signal
      await held
    }
    return fetch(url, init)
  }
  await user.click(screen.getByRole('button', { name: '确认转账' }))
  await waitFor(() => expect(order).toBeDefined())
  localStorage.removeItem('token')
  fireEvent(window, new StorageEvent('storage', { key: 'token' }))
  expect(await screen.findByRole('heading', { name: '热门赛事' })).toBeInTheDocument()
  await waitFor(() => expect(calls).toContain('/game/api/v1/video/hotLive/list'))
  expect(order?.aborted).toBe(false)
  letThrough()
  await waitFor(() => expect(answered(TRANSFER)).toMatchObject({ status_code: STATUS.SUCCESS.code }))
  expect(before - (await balance())).toBe(100_00)
  expect(screen.queryByText(TRANSFERRED)).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
  transport.fetch = fetch
})
