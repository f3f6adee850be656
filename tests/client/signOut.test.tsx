import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { STATUS } from '@app/contract/kit/status'
import { expire } from '../../client/src/api/expiry.ts'
import { session } from '../../client/src/api/session.ts'
import { transport } from '../../client/src/api/transport.ts'
import { renderAt } from './renderAt.tsx'

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
