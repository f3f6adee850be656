import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderAt } from '../renderAt.tsx'

const code = vi.hoisted(() => Promise.withResolvers<void>())
vi.mock('../../../client/src/app/layouts/Header/MemberMenu.tsx', async (original) => {
  await code.promise
  return original()
})

const me = () => screen.findByRole('button', { name: /VIP5/ })

test('the focus stays on the member’s button when its menu comes', async () => {
  await renderAt('/', { as: 'vip5' })
  const first = await me()
  first.focus()
  code.resolve()
  await waitFor(() => expect(first.isConnected).toBe(false), { timeout: 10_000 })
  expect(await me()).toHaveFocus()
})
