import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Odds } from './Odds.tsx'

afterEach(() => vi.useRealTimers())

test('a rise is told in words and shown for three seconds', async () => {
  vi.useFakeTimers()
  const { rerender } = render(<Odds name="主队 让球" line="-0.5" price="0.95" />)
  rerender(<Odds name="主队 让球" line="-0.5" price="0.98" />)
  expect(screen.getByRole('button', { name: /主队 让球.*-0\.5.*0\.98.*赔率上升/ })).toBeDefined()
  await act(() => vi.advanceTimersByTimeAsync(3000))
  expect(screen.queryByRole('button', { name: /赔率上升/ })).toBeNull()
})

test('a fall is told in words', () => {
  const { rerender } = render(<Odds name="主队" price="0.95" />)
  rerender(<Odds name="主队" price="0.90" />)
  expect(screen.getByRole('button', { name: '主队 0.90 赔率下降' })).toBeDefined()
})

test('a price that comes back after a suspension did not move', () => {
  const { rerender } = render(<Odds name="主队" price="0.95" />)
  rerender(<Odds name="主队" />)
  expect(screen.getByRole('button', { name: /暂停投注/ }).getAttribute('aria-disabled')).toBe('true')
  rerender(<Odds name="主队" price="1.20" />)
  expect(screen.queryByRole('button', { name: /赔率上升/ })).toBeNull()
})

test('a suspended price cannot be chosen', () => {
  const onToggle = vi.fn()
  render(<Odds name="主队" price="0.95" suspended onToggle={onToggle} />)
  screen.getByRole('button').click()
  expect(onToggle).not.toHaveBeenCalled()
})

test('a chosen price that is suspended still shows what it is of', () => {
  render(<Odds name="主队 大小" line="大 2.5" selected />)
  expect(screen.getByRole('button').textContent).toBe('大 2.5 ')
})

test('what is shown is part of the name word by word, for those who speak to the page', () => {
  render(<Odds name="主队 让球" line="0.5" price="0.95" />)
  expect(screen.getByRole('button', { name: '主队 让球 0.5 0.95' }).textContent).toBe('0.5 0.95')
})

test('a press is shown before what it brings is worked out, and a second one takes it back', async () => {
  const onToggle = vi.fn()
  render(<Odds name="主队" price="0.95" onToggle={onToggle} />)
  const button = screen.getByRole('button')
  act(() => button.click())
  expect(button.getAttribute('aria-pressed')).toBe('true')
  expect(onToggle).not.toHaveBeenCalled()
  act(() => button.click())
  expect(button.getAttribute('aria-pressed')).toBe('false')
  await vi.waitFor(() => expect(onToggle).toHaveBeenCalledTimes(2))
})
