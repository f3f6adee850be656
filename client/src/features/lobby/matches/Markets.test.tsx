import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { gameFor, lineFor } from '../../sport/game.data.ts'
import { Markets } from './Markets.tsx'

test('without a connection the prices of the lobby are locked at once; with it again they are open', () => {
  render(<Markets game={gameFor('1', { lines: [lineFor('R')] })} />)
  const turn = (isOnline: boolean) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    act(() => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
  }
  const locked = () => screen.queryAllByRole('button', { name: /暂停/ }).length
  expect([screen.getAllByRole('button').length, locked()]).toEqual([2, 0])
  turn(false)
  expect(locked()).toBe(2)
  turn(true)
  expect(locked()).toBe(0)
})
