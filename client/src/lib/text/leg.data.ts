import type { BetLeg, BetRecord } from '@app/contract/bet/betRecord'

export const OVER: BetLeg = {
  match: null,
  wtype: 'OU',
  playName: '大小',
  pickName: '大',
  line: '4.5 / 5',
  odds: '2.69',
  result: '',
  resultName: '',
}

/** A system of four that nothing is known of yet. */
export const SYSTEM: BetRecord = {
  ticketId: '937588281424',
  category: 'TY',
  enName: 'crty',
  venueName: '澄冠体育',
  gameCode: '',
  gameName: '系统串关',
  image: '',
  roundId: '',
  content: [],
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
  legs: [OVER, OVER, OVER, OVER],
  betTime: 0,
  settleTime: null,
}
