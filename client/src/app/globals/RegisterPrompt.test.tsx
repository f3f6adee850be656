import { act, render } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session } from '../../api/session.ts'
import { bus } from '../../lib/bus.ts'
import { RegisterPrompt } from './RegisterPrompt.tsx'

const asked = vi.fn()
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  asked.mockReset()
  stop = bus.on('register', asked)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  window.history.replaceState(null, '', '/')
})
const open = (search: string) => {
  window.history.replaceState(null, '', `/${search}`)
  render(
    <BrowserRouter>
      <RegisterPrompt />
    </BrowserRouter>,
  )
}

test('register=1 asks a visitor after half a second, not before [NAV-08 T-REG-500]', () => {
  open('?register=1')
  vi.advanceTimersByTime(499)
  expect(asked).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(asked).toHaveBeenCalledOnce()
})

test.each(['?register=0', '?register=', ''])('the address %j asks nobody', (search) => {
  open(search)
  vi.advanceTimersByTime(10_000)
  expect(asked).not.toHaveBeenCalled()
})

test('closed, the form leaves the address, which keeps what else it says', () => {
  open('?register=1&icode=A1')
  act(() => void vi.advanceTimersByTime(500))
  expect(location.search).toBe('?register=1&icode=A1')
  act(() => bus.emit('closeAuth'))
  expect(location.search).toBe('?icode=A1')
})

test('a member is never asked [NAV-08]', () => {
  session.begin({ token: 't', userId: '1' })
  open('?register=1')
  vi.advanceTimersByTime(10_000)
  expect(asked).not.toHaveBeenCalled()
})
