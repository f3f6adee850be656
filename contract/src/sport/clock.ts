import type { PlayedSport } from './codes.ts'
import { scoreOf } from './feed.ts'
import type { LiveData } from './feed.ts'

export const ABOUT_TO_START = '即将开始'
export const HALF_TIME = '中场'
export const OVERTIME = '延时赛'
const WHOLE_MATCH = '全场'
const quarterNames = ['第一节', '第二节', '第三节', '第四节']

/** S-15, TRAP-24: the specification's rule for the label; settlement knows nine regular innings. */
const OVERTIME_INNING = 9

/** The session label of a match in play: 上半场, 第三节, 第5局, 延时赛; 全场 for other sports. */
export const sessionLabel = (sport: PlayedSport, live: LiveData): string => {
  switch (sport) {
    case 'FT':
    case 'VF':
      return footballSession(live)
    case 'BK':
      return basketballSession(live)
    case 'BS':
      return baseballSession(live)
    default:
      return WHOLE_MATCH
  }
}

const footballSession = ({ re_time, HalfTime }: LiveData): string => {
  const period = re_time.split('^')[0]
  if (HalfTime === 'Y' || period === 'HT') return HALF_TIME
  if (period === 'ET') return OVERTIME
  return period === '2H' ? '下半场' : '上半场'
}

const basketballSession = ({ se_now, HalfTime }: LiveData): string => {
  if (HalfTime === 'Y') return HALF_TIME
  if (se_now.includes('OT')) return OVERTIME
  const quarter = Number(/[1-4]/.exec(se_now)?.[0] ?? 1)
  return quarterNames[quarter - 1]!
}

const baseballSession = ({ inningNum }: LiveData): string =>
  inningNum >= OVERTIME_INNING ? OVERTIME : `第${Math.max(1, inningNum)}局`

/** The minute of football's re_time: "2H^67" → "67", "2H^90+3" → "90+3"; "0" when there is none. */
export const minuteOf = (re_time: string): string => /\^(\d+(?:\+\d+)?)/.exec(re_time)?.[1] ?? '0'

/** 425 → "07:05" */
export const minutesSeconds = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds))
  return [Math.floor(whole / 60), whole % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

/**
 * The running clock of a match in play: 67' in football, 07:05 in basketball, 即将开始 when it stands at 0 with 0-0,
 * empty where there is none (breaks, and sports without a clock).
 */
export const matchClock = (sport: PlayedSport, live: LiveData): string => {
  if (sport !== 'FT' && sport !== 'VF' && sport !== 'BK') return ''
  const session = sessionLabel(sport, live)
  if (session === HALF_TIME) return ''
  const { home, away } = scoreOf(live)
  const isZero = sport === 'BK' ? live.t_count <= 0 : Number.parseInt(minuteOf(live.re_time), 10) === 0
  if (isZero && home === 0 && away === 0) return ABOUT_TO_START
  return sport === 'BK' ? minutesSeconds(live.t_count) : `${minuteOf(live.re_time)}'`
}

/** Session and clock of a match in play as they stand side by side; what is about to start is in no session yet. */
export const matchStanding = (sport: PlayedSport, live: LiveData): readonly string[] => {
  const clock = matchClock(sport, live)
  if (clock === ABOUT_TO_START) return [clock]
  const session = sessionLabel(sport, live)
  return clock ? [session, clock] : [session]
}
