import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type Placed, Puzzle } from './Puzzle.tsx'

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
  fireEvent.keyDown(screen.getByRole('slider'), { key: 'ArrowRight' })
  const { left, top, width } = screen.getByRole('presentation').style
  expect({ left, top, width }).toEqual({ left: '16%', top: '25%', width: '16%' })
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

test('keys lead to the ends and in long steps, each told as no longer than a step; one step is a way as well', () => {
  const onPlace = vi.fn<(placed: Placed) => void>()
  render(
    <MantineProvider env="test">
      <Puzzle puzzle={puzzle} isBusy={false} onBegin={() => {}} onPlace={onPlace} />
    </MantineProvider>,
  )
  const thumb = screen.getByRole('slider')
  const at = (key: string, shiftKey = false) => {
    fireEvent.keyDown(thumb, { key, shiftKey })
    return Number(thumb.getAttribute('aria-valuenow'))
  }
  expect([at('End'), at('ArrowLeft'), at('ArrowLeft', true), at('PageDown')]).toEqual([252, 244, 204, 164])
  expect([at('Home'), at('ArrowRight', true), at('ArrowUp'), at('ArrowDown')]).toEqual([0, 40, 48, 40])
  at('Enter')
  const xs = onPlace.mock.calls[0]![0].track.map(([x]) => x)
  expect(xs.slice(1).every((x, before) => Math.abs(x - xs[before]!) <= 40)).toBe(true)
  expect(xs.at(-1)).toBe(40)
})

test('a single step has a beginning, an end and the time of its confirmation', () => {
  const onPlace = vi.fn<(placed: Placed) => void>()
  render(
    <MantineProvider env="test">
      <Puzzle puzzle={puzzle} isBusy={false} onBegin={() => {}} onPlace={onPlace} />
    </MantineProvider>,
  )
  fireEvent.keyDown(screen.getByRole('slider'), { key: 'PageUp' })
  fireEvent.keyDown(screen.getByRole('slider'), { key: 'Enter' })
  expect(onPlace.mock.calls[0]![0].track.map(([x]) => x)).toEqual([40, 40])
})
