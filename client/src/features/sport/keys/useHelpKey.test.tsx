import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useHelpKey } from './useHelpKey.ts'

const Page = ({ help }: { help: () => void }) => {
  useHelpKey(help)
  return <input aria-label="查找" />
}

test('? opens the help from anywhere on the page, but not while something is typed', () => {
  const help = vi.fn()
  const { unmount } = render(<Page help={help} />)
  fireEvent.keyDown(document.body, { key: '?' })
  expect(help).toHaveBeenCalledOnce()
  fireEvent.keyDown(screen.getByRole('textbox'), { key: '?' })
  fireEvent.keyDown(document.body, { key: '?', ctrlKey: true })
  fireEvent.keyDown(document.body, { key: 'a' })
  unmount()
  fireEvent.keyDown(document.body, { key: '?' })
  expect(help).toHaveBeenCalledOnce()
})
