import type { BetLeg } from '@app/contract/bet/betRecord'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { OVER, SYSTEM } from '../../../lib/text/leg.data.ts'
import { BetEntry } from './BetEntry.tsx'

const MATCH: BetLeg['match'] = {
  gameId: '1',
  hgid: '1',
  sport: 'FT',
  market: 'FT',
  league: '中超',
  team_h: '甲',
  team_c: '乙',
  startTime: 0,
  scoreAtBet: '',
  scoreFinal: '',
}

test('a bet that a complaint is about says what it cost, its combination, and each pick with its match', () => {
  const leg = { ...OVER, match: MATCH }
  const bet = { ...SYSTEM, legs: [leg, leg, leg, leg] }
  const { container } = render(<BetEntry bet={bet} />)
  expect(container).toHaveTextContent('澄冠体育 4串11未结算甲 - 乙大小 [香港盘] 大 4.5/5 @ 2.69')
  expect(container).toHaveTextContent('01-01 08:00 注单号 937588281424实扣 ¥110')
  expect(container).not.toHaveTextContent('系统串关')
})
