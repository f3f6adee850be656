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
  expireAt: 0,
  provider: '',
}

test('the piece stands in shares of its picture, which shrinks with a narrow dialog', () => {
  render(
    <MantineProvider env="test">
      <Puzzle puzzle={puzzle} isBusy={false} onBegin={() => {}} onPlace={() => {}} />
    </MantineProvider>,
  )
  fireEvent.keyDown(screen.getByRole('slider'), { key: 'PageUp' })
  fireEvent.keyDown(screen.getByRole('slider'), { key: 'PageUp' })
  fireEvent.keyDown(screen.getByRole('slider'), { key: 'ArrowRight' })
  fireEvent.keyDown(screen.getByRole('slider'), { key: 'ArrowRight' })
  fireEvent.keyDown(screen.getByRole('slider'), { key: 'ArrowRight' })
  const { left, top, width } = screen.getByRole('presentation').style
  expect({ left, top, width }).toEqual({ left: '20%', top: '25%', width: '16%' })
})

test('what confirms the place looks ready when there is one', () => {
  render(
    <MantineProvider env="test">
      <Puzzle puzzle={puzzle} isBusy={false} onBegin={() => {}} onPlace={() => {}} />
    </MantineProvider>,
  )
  const confirm = screen.getByRole('button', { name: '确认位置' })
  expect(confirm).toHaveAttribute('data-variant', 'light')
  fireEvent.keyDown(screen.getByRole('slider'), { key: 'ArrowRight' })
  expect(confirm).toHaveAttribute('data-variant', 'filled')
})
