import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { missing } from '../../../client/src/lib/arriving.ts'
import { renderAt } from '../renderAt.tsx'

// A file that can't be fetched.
vi.mock('../../../client/src/app/chat.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

test('the first page is shown although a part beside it doesn’t come', async () => {
  await renderAt('/')
  expect(screen.getByRole('main')).toBeInTheDocument()
  expect(missing.get()).not.toBe('nothing')
  // The bar that says so is there with the page: it can't be what is missing.
  expect(screen.getByText('部分内容没有加载成功，正在自动重试。')).toBeInTheDocument()
})
