// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Sheet } from './Sheet.tsx'

test('Escape closes the dialog above a sheet, and the sheet only when it is pressed again', async () => {
  const [sheet, dialog] = [vi.fn(), vi.fn()]
  const shown = (isAsking: boolean) => (
    <MantineProvider env="test">
      <Sheet opened title="投注单" onClose={sheet} />
      <Dialog opened={isAsking} title="注单" onClose={dialog} />
    </MantineProvider>
  )
  const { rerender } = render(shown(true))
  await screen.findByRole('dialog', { name: '投注单' })
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect([sheet.mock.calls.length, dialog.mock.calls.length]).toEqual([0, 1])
  rerender(shown(false))
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect([sheet.mock.calls.length, dialog.mock.calls.length]).toEqual([1, 1])
})
