import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderAt } from '../renderAt.tsx'

/** A device so slow that the router has found its page before the first picture of it stands. */
vi.mock('../../../client/src/app/globals/BottomNotice.tsx', () => {
  const Heavy = () => {
    const endMs = performance.now() + 10
    while (performance.now() < endMs);
    return null
  }
  const BottomNotice = ({ isOpen }: { isOpen: boolean }) =>
    isOpen && Array.from({ length: 80 }, (_, at) => <Heavy key={at} />)
  return { BottomNotice }
})

test('a page that is ready while the first picture is still being made is shown', async () => {
  await renderAt('/')
  expect(screen.getByRole('main')).toBeInTheDocument()
})
