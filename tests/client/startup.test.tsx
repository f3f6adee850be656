import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { session } from '../../client/src/api/session.ts'
import { bus } from '../../client/src/lib/bus.ts'
import { renderAt } from './renderAt.tsx'

test('the title of the page is the site’s, and a page adds its own', async () => {
  await renderAt('/agent', { before: (site) => site.control('PATCH', '/settings', { brandName: '蓝鲸' }) })
  await waitFor(() => expect(document.title).toBe('合营计划 - 蓝鲸'))
})

test('under maintenance the site says so, and asks for nothing else', async () => {
  const { calls } = await renderAt('/', {
    before: (site) => site.control('PATCH', '/settings', { maintenance: true }),
  })
  expect(await screen.findByText('系统维护中')).toBeVisible()
  expect(new Set(calls)).toEqual(new Set(['/site/api/v1/configuration/preInfo']))
})

test('when preInfo fails the settings of the last visit bridge it', async () => {
  localStorage.setItem('siteConfig', JSON.stringify({ brandName: '蓝鲸', depositDisabled: '1' }))
  await renderAt('/agent', {
    before: (site) =>
      site.control('POST', '/faults', { path: '/site/api/v1/configuration/preInfo', http: 502 }),
  })
  await waitFor(() => expect(document.title).toBe('合营计划 - 蓝鲸'))
})

test('with the safe switch on the site works and no path or body can be read', async () => {
  const { calls } = await renderAt('/agent', {
    before: (site) => site.control('PATCH', '/settings', { safeSwitch: true, captcha: 'none' }),
  })
  act(() => bus.emit('login'))
  const form = within(await screen.findByRole('dialog', { name: /登录/ }))
  fireEvent.change(form.getByLabelText('用户名'), { target: { value: 'vip5' } })
  fireEvent.change(form.getByLabelText('密码'), { target: { value: 'abc12345' } })
  fireEvent.click(form.getAllByRole('button', { name: '登录' }).at(-1) as HTMLElement)
  await waitFor(() => expect(session.isMember()).toBe(true))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /登录/ })).toBeNull())
  const readable = calls.filter((path) => !path.includes('/sec/'))
  expect(new Set(readable)).toEqual(new Set(['/site/api/v1/configuration/preInfo']))
})
