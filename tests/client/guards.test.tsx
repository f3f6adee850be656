import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from './renderAt.tsx'

const at = (path: string) => waitFor(() => expect(location.pathname + location.search).toBe(path))

test('a visitor who opens a member page is home again and reads why', async () => {
  await renderAt('/mine/vip')
  await at('/')
  expect(await screen.findByText('请先登录账号,才能了解更多')).toBeVisible()
})

test('an unknown address shows that the page does not exist', async () => {
  await renderAt('/no/such/page')
  expect(await screen.findByText('页面不存在')).toBeVisible()
})

test('/home is home', async () => {
  await renderAt('/home')
  await at('/')
})
