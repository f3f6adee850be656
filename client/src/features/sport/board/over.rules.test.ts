import { expect, test } from 'vitest'
import { emptyLive, GameStatus } from '@app/contract/sport/feed'
import { emptySlip } from '@app/contract/sport/slip/slip'
import { entryFor } from '../slip/entry.data.ts'
import { end } from './over.rules.ts'

const over = { ...emptyLive, gameStatus: GameStatus.ended }
const priceOf = ({ slip }: Parameters<typeof end>[0]) => slip.entries.map(({ oddInfo }) => oddInfo.r)

test('a match that is over takes the prices of its selections along, but for what waits', () => {
  const waiting = entryFor({ hgid: '1', wtype: 'ROU' })
  const entries = [
    entryFor({ hgid: '1', wtype: 'RE' }),
    { ...waiting, bettingData: { active: 'delay' as const, ticket_id: '9' } },
    entryFor({ hgid: '2', wtype: 'RE' }),
  ]
  const held = { ends: {}, slip: { ...emptySlip, entries } }
  const [, waits, other] = priceOf(held)
  end(held, '1', over)
  expect(priceOf(held)).toEqual(['', waits, other])
  expect(held.ends).toEqual({ 1: over })
})

test('a match that is played on after all is over no more, and who never was is not kept', () => {
  const held = { ends: {}, slip: emptySlip }
  end(held, '1', emptyLive)
  expect(held.ends).toEqual({})
  end(held, '1', over)
  end(held, '1', emptyLive)
  expect(held.ends).toEqual({})
})
