import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dialogs } from '../../../client/src/app/globals/state.ts'
import { renderAt } from '../renderAt.tsx'

const NAME = '体育场馆'
const panel = () => screen.findByRole('group', { name: NAME })
const expectShut = () =>
  waitFor(() => expect(screen.queryByRole('group', { name: NAME })).toBeNull(), { timeout: 5000 })
const sport = async () =>
  within(await screen.findByRole('navigation', { name: '主导航' })).findByRole('link', { name: /^体育/ })
const toggle = () => screen.findByRole('button', { name: NAME })

test('Escape closes the panel that hovering a category opened, wherever the focus is, and leaves the focus there', async () => {
  const { user } = await renderAt('/agent')
  await toggle()
  const elsewhere = screen.getByRole('button', { name: '专业版' })
  elsewhere.focus()
  await user.hover(await sport())
  await panel()
  await user.keyboard('{Escape}')
  await expectShut()
  expect(elsewhere).toHaveFocus()
})

test('Escape gives the focus inside a category’s panel back to its button', async () => {
  const { user } = await renderAt('/agent')
  const button = await toggle()
  button.focus()
  await user.keyboard('{Enter}')
  within(await panel())
    .getByRole('link')
    .focus()
  await user.keyboard('{Escape}')
  await expectShut()
  expect(button).toHaveFocus()
})

test('Escape is for the dialog above a category’s panel before it is for the panel', async () => {
  const { user } = await renderAt('/agent')
  await toggle()
  await user.hover(await sport())
  await panel()
  act(() => dialogs.set([{ msg: '维护通知' }]))
  await screen.findByRole('dialog')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('group', { name: NAME })).toBeVisible()
  await user.keyboard('{Escape}')
  await expectShut()
})
