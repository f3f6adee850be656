import { CODE_RESEND_MS } from '@app/contract/rules/limits'
import { MantineProvider } from '@mantine/core'
import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clock } from '../../lib/clock.ts'
import { CodeButton } from './CodeButton.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Asked for, it counts down for so long. */
const Asked = ({ waits, onEnd }: { waits: number | undefined; onEnd?: () => void }) => {
  const [until, setUntil] = useState<number>()
  const send = async () => {
    if (waits !== undefined) setUntil(clock.now() + waits)
    return waits !== undefined
  }
  return <CodeButton until={until} onSend={send} {...(onEnd && { onEnd })} />
}
const show = (waits: number | undefined, onEnd?: () => void) =>
  render(
    <MantineProvider env="test">
      <Asked waits={waits} {...(onEnd && { onEnd })} />
    </MantineProvider>,
  )
const press = () => act(async () => screen.getByRole('button').click())

// [T-CODE-60 UI-ND-01]
test('a sent code blocks the button for sixty seconds, then tells that it is over', async () => {
  const onEnd = vi.fn()
  show(CODE_RESEND_MS, onEnd)
  await press()
  expect(screen.getByRole('button', { name: /60/ })).toHaveProperty('disabled', true)
  await act(() => vi.advanceTimersByTimeAsync(59_000))
  expect(onEnd).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(1500))
  expect(onEnd).toHaveBeenCalledOnce()
  expect(screen.getByRole('button', { name: '重新发送' })).toHaveProperty('disabled', false)
})

test('what is left of a minute is counted down, not a whole one', async () => {
  show(20_000)
  await press()
  expect(screen.getByRole('button', { name: '20s' })).toHaveProperty('disabled', true)
})

test('a refused code leaves the button ready', async () => {
  show(undefined)
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
