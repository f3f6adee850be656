import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from './renderAt.tsx'

test('Escape closes the member’s menu while the focus is still on its button', async () => {
  const { user } = await renderAt('/', { as: 'vip5' })
  const button = await screen.findByRole('button', { name: /VIP5/ })
  await user.click(button)
  await screen.findByLabelText('余额所在')
  button.focus()
  fireEvent.keyDown(button, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByLabelText('余额所在')).toBeNull())
})
