import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from '../renderAt.tsx'

const PLACES = '余额所在'
const expectShut = () => waitFor(() => expect(screen.queryByLabelText(PLACES)).toBeNull(), { timeout: 5000 })

const me = () => screen.findByRole('button', { name: /VIP5/ })

test('a press on the member’s button before its menu is there opens it; Escape shuts it while the focus is on the button', async () => {
  const { user } = await renderAt('/', { as: 'vip5' })
  await user.click(await me())
  await screen.findByLabelText(PLACES)
  const button = await me()
  button.focus()
  fireEvent.keyDown(button, { key: 'Escape' })
  await expectShut()
})

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
