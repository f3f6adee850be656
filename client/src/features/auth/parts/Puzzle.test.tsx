import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Puzzle } from './Puzzle.tsx'

const puzzle = {
  lot_number: 'l1',
  bg: 'bg.png',
  piece: 'piece.png',
  width: 300,
  height: 160,
  pieceSize: 48,
  y: 40,
}

test('the piece stands in shares of its picture, which shrinks with a narrow dialog', () => {
  render(
    <MantineProvider env="test">
      <Puzzle puzzle={puzzle} isBusy={false} onPlace={() => {}} />
    </MantineProvider>,
  )
  fireEvent.keyDown(screen.getByRole('slider'), { key: 'PageUp' })
  fireEvent.keyDown(screen.getByRole('slider'), { key: 'PageUp' })
  fireEvent.keyDown(screen.getByRole('slider'), { key: 'ArrowRight' })
  fireEvent.keyDown(screen.getByRole('slider'), { key: 'ArrowRight' })
  fireEvent.keyDown(screen.getByRole('slider'), { key: 'ArrowRight' })
  expect(screen.getByRole('presentation')).toHaveStyle({ left: '20%', top: '25%', width: '16%' })
})
