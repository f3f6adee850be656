// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { setLocale } from './dictionaries.ts'
import { textNow, useT } from './useT.ts'

const Sample = () => {
  const t = useT('auth')
  return <p>{t('login')}</p>
}

test('a slice that comes later is shown when it is here', async () => {
  await act(async () => render(<Suspense fallback="…"><Sample /></Suspense>))
  expect(await screen.findByText('登录')).toBeDefined()
})

test('variables are filled in; a missing or unknown one is refused in development', () => {
  expect(textNow('shell', 'soonText', { name: 'VIP' })).toContain('「VIP」')
  expect(() => textNow('shell', 'soonText')).toThrow('name')
  expect(() => textNow('shell', 'close', { count: 1 })).toThrow('count')
})

test('a switch is stored and says its language', async () => {
  await setLocale('zh-TW')
  expect(document.documentElement.lang).toBe('zh-TW')
  expect(localStorage.getItem('locale')).toBe('zh-TW')
  await setLocale('zh-CN')
})
