import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Pages } from './Pages.tsx'

const show = (pageNum: number, total: number) => {
  const onChange = vi.fn()
  render(<Pages pageNum={pageNum} pageSize={20} total={total} onChange={onChange} />, {
    wrapper: ({ children }) => <MantineProvider env="test">{children}</MantineProvider>,
  })
  return onChange.mock.calls.flat()
}

test('a page that is gone, for its rows were taken away meanwhile, gives way to the last there is', () => {
  expect([show(2, 20), show(5, 41), show(2, 21), show(1, 0)]).toEqual([[1], [3], [], []])
})

const List = () => {
  const [pageNum, setPageNum] = useState(1)
  return (
    <MantineProvider env="test">
      <ul aria-label="letters" tabIndex={-1} />
      <Pages pageNum={pageNum} pageSize={20} total={60} onChange={setPageNum} />
    </MantineProvider>
  )
}

test('a page that is turned to begins in sight, and the keys go on from there', async () => {
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView')
  const placeOf = vi.spyOn(Element.prototype, 'getBoundingClientRect')
  const user = userEvent.setup()
  render(<List />)
  const list = screen.getByRole('list', { name: 'letters' })
  document.documentElement.style.scrollPaddingTop = '68px'
  expect(document.body).toHaveFocus()
  placeOf.mockReturnValue(new DOMRect(0, -900, 300, 1200))
  await user.click(screen.getByRole('button', { name: '第2页' }))
  expect(shown.mock.contexts).toEqual([list])
  expect(list).toHaveFocus()
  placeOf.mockReturnValue(new DOMRect(0, 200, 300, 100))
  await user.click(screen.getByRole('button', { name: '第3页' }))
  expect(shown).toHaveBeenCalledOnce()
  expect(list).toHaveFocus()
})
