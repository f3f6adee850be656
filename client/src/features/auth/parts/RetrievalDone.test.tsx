import { MantineProvider } from '@mantine/core'
import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { bus } from '../../../lib/bus.ts'
import { RetrievalDone } from './RetrievalDone.tsx'

afterEach(() => vi.useRealTimers())

// [T-FP-3]
test('a password that was set anew leads back to the login after three seconds, not before', async () => {
  vi.useFakeTimers()
  const heard: string[] = []
  const stops = (['closeAuth', 'login'] as const).map((event) => bus.on(event, () => heard.push(event)))
  render(
    <MantineProvider env="test">
      <RetrievalDone />
    </MantineProvider>,
  )
  expect(screen.getByRole('status').textContent).toBe('3秒后返回登录')
  for (const ms of [1_000, 1_000, 999]) await act(() => vi.advanceTimersByTimeAsync(ms))
  expect(heard).toEqual([])
  expect(screen.getByRole('status').textContent).toBe('1秒后返回登录')
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(heard).toEqual(['closeAuth', 'login'])
  for (const stop of stops) stop()
})
