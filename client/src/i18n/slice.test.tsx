// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { texts } from './locale.ts'
import { slice } from './slice.ts'

const { useText, text } = slice('sample', { hello: '你好，{name}', login: '登录' })
const Sample = () => {
  const t = useText()
  return <p>{t('login')}</p>
}

test('a switch of the locale reaches what is on the screen', () => {
  render(<Sample />)
  expect(screen.getByText('登录')).toBeDefined()
  act(() => texts.set({ locale: 'zh-TW', slices: { sample: { login: '登入' } } }))
  expect(screen.getByText('登入')).toBeDefined()
  act(() => texts.set({ locale: 'zh-CN', slices: {} }))
})

test('variables are filled in; a missing or unknown one is refused in development', () => {
  expect(text('hello', { name: '小湾' })).toBe('你好，小湾')
  expect(() => text('hello')).toThrow('name')
  expect(() => text('login', { count: 1 })).toThrow('count')
})
