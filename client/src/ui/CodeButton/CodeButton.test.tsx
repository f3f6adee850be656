import { MantineProvider } from '@mantine/core'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CodeButton } from './CodeButton.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const show = (onSend: () => Promise<boolean>, onEnd?: () => void) =>
  render(
    <MantineProvider env="test">
      <CodeButton onSend={onSend} {...(onEnd && { onEnd })} />
    </MantineProvider>,
  )
const press = () => act(async () => screen.getByRole('button').click())

// [T-CODE-60 UI-ND-01]
test('a sent code blocks the button for sixty seconds, then tells that it is over', async () => {
  const onEnd = vi.fn()
  show(async () => true, onEnd)
  await press()
  expect(screen.getByRole('button', { name: /60/ })).toHaveProperty('disabled', true)
  await act(() => vi.advanceTimersByTimeAsync(59_000))
  expect(onEnd).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(1500))
  expect(onEnd).toHaveBeenCalledOnce()
  expect(screen.getByRole('button', { name: '重新发送' })).toHaveProperty('disabled', false)
})

test('a refused code leaves the button ready', async () => {
  show(async () => false)
  await press()
  expect(screen.getByRole('button', { name: '获取验证码' })).toHaveProperty('disabled', false)
})

test('a sent code is typed next: its field takes the focus', async () => {
  render(
    <MantineProvider env="test">
      <form>
        <input aria-label="验证码" autoComplete="one-time-code" />
        <CodeButton onSend={async () => true} />
      </form>
    </MantineProvider>,
  )
  await press()
  expect(document.activeElement).toBe(screen.getByLabelText('验证码'))
})
