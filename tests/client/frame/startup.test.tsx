import { globSync, readFileSync } from 'node:fs'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { session } from '../../../client/src/api/session.ts'
import { bus } from '../../../client/src/lib/bus.ts'
import { renderAt } from '../renderAt.tsx'

test('the title of the page is the site’s, and a page adds its own [APP-05]', async () => {
  await renderAt('/agent', { before: (site) => site.control('PATCH', '/settings', { brandName: '蓝鲸' }) })
  await waitFor(() => expect(document.title).toBe('合营计划 - 蓝鲸'))
})

test('the title of the home page is the one of the settings [APP-05]', async () => {
  const visit = await renderAt('/')
  const { data } = visit.answered('/site/api/v1/configuration/preInfo') as {
    data: { siteBaseConfig: { title: string } }
  }
  const { title } = data.siteBaseConfig
  await waitFor(() => expect([...title]).toHaveLength([...document.title].length))
  expect(title + title).toContain(document.title)
})

// [APP-01 APP-03]
test('the page is Chinese before any script, whatever the browser speaks, and for adults only', async () => {
  expect(readFileSync('client/index.html', 'utf8')).toContain('<html lang="zh-CN">')
  expect(navigator.language).toBe('en-US')
  const { user } = await renderAt('/')
  const banner = () => screen.getAllByRole('button', { name: /^登[录入錄]$/ }).map((each) => each.textContent)
  expect(banner()).toEqual(['登录'])
  expect(screen.getByText('18+', { selector: '[title]' })).toHaveAttribute(
    'title',
    '仅面向年满18周岁的成年人',
  )
  await user.click(screen.getByRole('button', { name: '繁體' }))
  await waitFor(() => expect(banner()[0]).toMatch(/登[入錄]/))
  await user.click(screen.getByRole('button', { name: '简体' }))
  await waitFor(() => expect(banner()).toEqual(['登录']))
})

test('money is RMB with two decimals, dollars stand in the terms alone [APP-04 FMT-03 TRAP-40]', async () => {
  await renderAt('/agent', { as: 'vip5' })
  const amount = await screen.findByText(/105,268/)
  expect(amount.closest('div')).toHaveTextContent(/¥\s?105,268\.70/)
  expect(document.body.textContent).not.toContain('$')
  const texts = globSync(['client/src/i18n/zh-CN/*.json', 'client/src/features/**/text.json'])
  expect(texts.length).toBeGreaterThan(30)
  const terms = texts.filter((path) => !path.endsWith('legal.json'))
  expect(terms.filter((path) => /[$＄]|美元/.test(readFileSync(path, 'utf8')))).toEqual([])
})

test('under maintenance the site says so, and asks for nothing else [SC-6013]', async () => {
  const { calls } = await renderAt('/', {
    before: (site) => site.control('PATCH', '/settings', { maintenance: true }),
  })
  expect(await screen.findByText('系统维护中')).toBeVisible()
  expect(new Set(calls)).toEqual(new Set(['/site/api/v1/configuration/preInfo']))
})

test('when preInfo fails the settings of the last visit bridge it [TRAP-63]', async () => {
  localStorage.setItem('siteConfig', JSON.stringify({ brandName: '蓝鲸', depositDisabled: '1' }))
  await renderAt('/agent', {
    before: (site) =>
      site.control('POST', '/faults', { path: '/site/api/v1/configuration/preInfo', http: 502 }),
  })
  await waitFor(() => expect(document.title).toBe('合营计划 - 蓝鲸'))
})

// [LS-12 N-04 TRAP-63]
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
