import type { MatchEvent } from '@app/contract/control/matches'

type Type = MatchEvent['type']

/** Of one team. */
export const SIDED: readonly (readonly [Type, string])[] = [
  ['goal', '进球'],
  ['cancelGoal', '取消进球'],
  ['point', '得分'],
  ['set', '赢下一盘'],
  ['penalty', '点球'],
  ['corner', '角球'],
  ['yellow', '黄牌'],
  ['red', '红牌'],
]
/** Of the match. */
export const WHOLE: readonly (readonly [Type, string])[] = [
  ['var', 'VAR 复核'],
  ['suspend', '停盘'],
  ['resume', '恢复'],
  ['halftime', '半场结束'],
  ['finish', '完场'],
]
/** Ends that void bets: asked twice. */
export const BREAKING: readonly (readonly [Type, string, string])[] = [
  ['abandon', '腰斩', '比赛到此中断，未完成的注单作废退款。'],
  ['postpone', '延期', '比赛延期，注单作废退款。'],
]
export const eventText = (type: string): string =>
  [...SIDED, ...WHOLE, ...BREAKING].find(([name]) => name === type)?.[1] ?? type
