import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { emptyLive } from '@app/contract/sport/feed'
import { gameFor, lineFor } from '../../../game.data.ts'
import { Sides } from '../Selections.tsx'

test('a handicap that counts from the score of its bet says so once there is one, and no other market does', () => {
  const { gameInfo: info } = gameFor('1')
  const said = (wtype: string, goals: number, sport: 'FT' | 'BK' = 'FT') => {
    const live = { ...emptyLive, isLive: 'Y' as const, sc_FT_H: goals }
    const { container, unmount } = render(<Sides {...{ info, sport, live }} line={lineFor(wtype)} />)
    const words = container.querySelector('p')?.textContent
    unmount()
    return words
  }
  expect(said('RE', 2)).toBe('以当前比分 2-0 起算')
  expect([said('RE', 0), said('R', 2), said('CNRE', 2), said('RE', 2, 'BK')]).toEqual(
    Array(4).fill(undefined),
  )
})
