import { MantineProvider } from '@mantine/core'
import { render } from '@testing-library/react'
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
