import { render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useEndInSight } from './useEndInSight.ts'

afterEach(() => vi.restoreAllMocks())

const Shown = ({ isOver }: { isOver: boolean }) => {
  const screen = useRef<HTMLElement>(null)
  useEndInSight(screen, isOver)
  return <article ref={screen} />
}

/** How often the page was scrolled to its top as the match ended, read so far down. */
const scrolledAt = (top: number) => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue()
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 390, 2000))
  const { rerender } = render(<Shown isOver={false} />)
  expect(scroll).not.toHaveBeenCalled()
  rerender(<Shown isOver />)
  rerender(<Shown isOver />)
  return scroll.mock.calls
}

test('a match that ends while it is read further down brings its result into sight, once', () => {
  expect(scrolledAt(-600)).toEqual([[{ block: 'start', behavior: 'instant' }]])
})

test('with its result in sight nothing is scrolled', () => {
  expect(scrolledAt(0)).toEqual([])
})
