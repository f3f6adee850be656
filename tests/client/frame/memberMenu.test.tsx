import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from '../renderAt.tsx'

test('Escape closes the member’s menu while the focus is still on its button', async () => {
  const { user } = await renderAt('/', { as: 'vip5' })
  const button = await screen.findByRole('button', { name: /VIP5/ })
  await user.click(button)
  await screen.findByLabelText('余额所在')
  button.focus()
  fireEvent.keyDown(button, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByLabelText('余额所在')).toBeNull())
})

const PLACES = '余额所在'
const expectShut = () => waitFor(() => expect(screen.queryByLabelText(PLACES)).toBeNull(), { timeout: 5000 })

test('the member’s menu opened by hover goes with the pointer, even after it was opened by a press and shut by Escape', async () => {
  const { user } = await renderAt('/agent', { as: 'vip5' })
  const button = await screen.findByRole('button', { name: /VIP5/ })
  await user.click(button)
  await screen.findByLabelText(PLACES)
  button.focus()
  fireEvent.keyDown(button, { key: 'Escape' })
  await expectShut()
  await user.unhover(button)
  await user.hover(button)
  await screen.findByLabelText(PLACES)
  await user.unhover(button)
  await expectShut()
})

test('the member’s menu opened by hover leaves the focus where it is; a press keeps it open, another shuts it', async () => {
  const { user } = await renderAt('/agent', { as: 'vip5' })
  const link = await screen.findByRole('link', { name: '赞助' })
  const button = await screen.findByRole('button', { name: /VIP5/ })
  link.focus()
  await user.hover(button)
  await screen.findByLabelText(PLACES)
  expect(link).toHaveFocus()
  await user.click(button)
  const menu = screen.getByRole('menu')
  await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement))
  await user.keyboard('{Escape}')
  await expectShut()
  expect(button).toHaveFocus()
  await user.click(button)
  await screen.findByLabelText(PLACES)
  await user.click(button)
  await expectShut()
})
