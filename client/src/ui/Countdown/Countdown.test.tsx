import { act, render } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Countdown } from './Countdown.tsx'

afterEach(() => vi.useRealTimers())

test('over from the beginning it is told once, when who is told has begun', () => {
  vi.useFakeTimers()
  const told: string[] = []
  const Page = () => {
    useEffect(() => void told.push('page'), [])
    return <Countdown until={0} label="" onEnd={() => told.push('over')} />
  }
  render(<Page />)
  act(() => void vi.advanceTimersByTime(5_000))
  expect(told).toEqual(['page', 'over'])
})
