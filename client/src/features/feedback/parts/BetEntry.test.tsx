import type { BetLeg, BetRecord } from '@app/contract/bet/betRecord'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BetEntry } from './BetEntry.tsx'

const LEG: BetLeg = {
  match: {
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
  },
  wtype: 'OU',
  playName: '大小',
  pickName: '大',
  line: '4.5 / 5',
  odds: '2.69',
  result: '',
  resultName: '',
}

test('a bet that a complaint is about says what it cost, its combination, and each pick with its match', () => {
  const bet: BetRecord = {
    ticketId: '937588281424',
    category: 'TY',
    enName: 'crty',
    venueName: '澄冠体育',
    gameCode: '',
    gameName: '系统串关',
    image: '',
    roundId: '',
    content: ['大小 大 4.5 / 5 @ 2.69'],
    stake: '10.00',
    risk: '110.00',
    possibleWin: '900.00',
    valid: '0.00',
    win: '0.00',
    payout: '0.00',
    rebate: '0.00',
    status: 'accepted',
    statusName: '未结算',
    result: '',
    resultName: '',
    oddsType: 'H',
    odds: '',
    parlay: '4串11',
    legs: [LEG, LEG, LEG, LEG],
    betTime: 0,
    settleTime: null,
  }
  const { container } = render(<BetEntry bet={bet} />)
  expect(container).toHaveTextContent('澄冠体育 4串11未结算甲 - 乙大小 [香港盘] 大 4.5/5 @ 2.69')
  expect(container).toHaveTextContent('01-01 08:00 注单号 937588281424实扣 ¥110')
  expect(container).not.toHaveTextContent('系统串关')
})
