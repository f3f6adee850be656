import type { MatchShown } from '@app/contract/control/matches'
import { timeText } from '../time.ts'

const PERIODS: Record<string, string> = {
  '1H': '上半场',
  '2H': '下半场',
  HT: '中场',
  BREAK: '休息',
  '1Q': '第一节',
  '2Q': '第二节',
  '3Q': '第三节',
  '4Q': '第四节',
  OT: '加时',
}
const periodText = (period: string): string => {
  const [, set, half] = /^[SI](\d+)([TB])?$/.exec(period) ?? []
  if (set === undefined) return PERIODS[period] ?? period
  return period.startsWith('I') ? `第 ${set} 局${half === 'T' ? '上' : '下'}` : `第 ${set} 盘`
}
const CLOCKED = new Set(['FT', 'VF', 'BK', 'OP'])
const ENDS: Record<string, string> = { finished: '已结束', abandoned: '已腰斩', postponed: '已延期' }

/** 下半场 67′, 第 2 盘, 11-21 19:30 开赛, 已结束. */
export const whenText = ({ status, period, minute, sport, kickOffAt }: MatchShown): string => {
  if (status === 'scheduled') return `${timeText(kickOffAt).slice(5, 16)} 开赛`
  if (status !== 'live') return ENDS[status] ?? status
  return `${periodText(period)}${CLOCKED.has(sport) && period !== 'HT' && period !== 'BREAK' ? ` ${minute}′` : ''}`
}

export const scoreText = ({ status, score }: MatchShown): string =>
  status === 'scheduled' ? '–' : `${score[0]} : ${score[1]}`
