import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { missing } from '../../client/src/lib/arriving.ts'
import { renderAt } from './renderAt.tsx'

// A file that can't be fetched.
vi.mock('../../client/src/app/globals/Standing.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

test('the first page is shown although a part beside it doesn’t come', async () => {
  await renderAt('/')
  expect(screen.getByRole('main')).toBeInTheDocument()
  expect(missing.get()).not.toBe('nothing')
})
