import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from '../renderAt.tsx'

const me = () => screen.findByRole('button', { name: /VIP5/ })

test('the focus stays on the member’s button when its menu comes', async () => {
  await renderAt('/', { as: 'vip5' })
  const first = await me()
  first.focus()
  await waitFor(() => expect(first.isConnected).toBe(false), { timeout: 5000 })
  expect(await me()).toHaveFocus()
})
