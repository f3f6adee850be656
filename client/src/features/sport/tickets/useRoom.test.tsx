import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useRoom } from './useRoom.ts'

afterEach(() => vi.unstubAllGlobals())

const List = ({ count }: { count: number }) => <div ref={useRoom(count)} data-testid="list" />

test('as bets are decided their room stays, until there are more again', () => {
  let look = () => undefined as void
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(seen: () => void) {
        look = seen
      }
      observe() {}
      disconnect() {}
    },
  )
  const { rerender } = render(<List count={3} />)
  const list = screen.getByTestId('list')
  Object.defineProperty(list, 'offsetHeight', { value: 620 })
  act(() => look())
  rerender(<List count={2} />)
  rerender(<List count={0} />)
  expect(list.style.minHeight).toBe('620px')
  rerender(<List count={1} />)
  expect(list.style.minHeight).toBe('')
})
