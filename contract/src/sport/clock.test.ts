import { describe, expect, it } from 'vitest'
import type { PlayedSport } from './codes.ts'
import { matchClock, matchStanding, minutesSeconds, sessionLabel } from './clock.ts'
import { emptyLive } from './feed.ts'
import type { LiveData } from './feed.ts'

const live = (data: Partial<LiveData>): LiveData => ({ ...emptyLive, isLive: 'Y', gameStatus: 1, ...data })

describe('match clock [S-03 S-04 S-05 UI-SP-01]', () => {
  it.each<[string, PlayedSport, Partial<LiveData>, string]>([
    ['football shows the minute', 'FT', { re_time: '2H^67' }, "67'"],
    ['football shows stoppage', 'FT', { re_time: '2H^90+3' }, "90+3'"],
    ['virtual football too', 'VF', { re_time: '1H^23' }, "23'"],
    ['half-time has no clock', 'FT', { re_time: 'HT' }, ''],
    ['football at 0 and 0-0 is about to start', 'FT', { re_time: '1H^0' }, '即将开始'],
    ['football at 0 with a goal is not', 'FT', { re_time: '1H^0', sc_FT_H: 1 }, "0'"],
    ['football without a time is about to start', 'FT', {}, '即将开始'],
    ['basketball shows minutes and seconds', 'BK', { t_count: 425, se_now: '2Q', sc_FT_C: 9 }, '07:05'],
    ['basketball at 0 and 0-0 is about to start', 'BK', { t_count: 0 }, '即将开始'],
    ['basketball at 0 with points shows 00:00', 'BK', { t_count: 0, sc_FT_C: 2 }, '00:00'],
    ['other sports have no clock', 'TN', { sc_set_H: 1 }, ''],
  ])('%s', (_name, sport, data, expected) => expect(matchClock(sport, live(data))).toBe(expected))

  it('never runs below zero', () => expect(minutesSeconds(-3)).toBe('00:00'))
})

describe('where a match stands [S-03 S-04 S-05]', () => {
  it.each<[string, PlayedSport, Partial<LiveData>, string[]]>([
    ['its session and its minute', 'FT', { re_time: '2H^67' }, ['下半场', "67'"]],
    ['a session without a clock', 'FT', { re_time: 'HT' }, ['中场']],
    ['about to start, in no half yet', 'FT', { re_time: '1H^0' }, ['即将开始']],
    ['about to start, in no quarter yet', 'BK', { se_now: '1Q' }, ['即将开始']],
  ])('%s', (_name, sport, data, expected) => expect(matchStanding(sport, live(data))).toEqual(expected))
})

// [S-06 S-07 S-08 S-09 S-10 S-11 S-12 S-13 S-14 S-15 TRAP-24]
describe('session label', () => {
  it.each<[string, PlayedSport, Partial<LiveData>, string]>([
    ['football first half', 'FT', { re_time: '1H^23' }, '上半场'],
    ['football second half', 'FT', { re_time: '2H^67' }, '下半场'],
    ['football half-time by its time', 'FT', { re_time: 'HT' }, '中场'],
    ['football half-time by its flag', 'FT', { re_time: '1H^45', HalfTime: 'Y' }, '中场'],
    ['football extra time', 'FT', { re_time: 'ET^100' }, '延时赛'],
    ['basketball quarter 1', 'BK', { se_now: '1Q' }, '第一节'],
    ['basketball quarter 2', 'BK', { se_now: 'Q2' }, '第二节'],
    ['basketball quarter 4', 'BK', { se_now: '4Q' }, '第四节'],
    ['basketball before the first', 'BK', { se_now: '' }, '第一节'],
    ['basketball half-time', 'BK', { se_now: '2Q', HalfTime: 'Y' }, '中场'],
    ['basketball overtime', 'BK', { se_now: 'OT2' }, '延时赛'],
    ['baseball inning 8', 'BS', { inningNum: 8 }, '第8局'],
    ['baseball inning 9', 'BS', { inningNum: 9 }, '延时赛'],
    ['baseball before the first pitch', 'BS', { inningNum: 0 }, '第1局'],
    ['other sports', 'SK', {}, '全场'],
  ])('%s', (_name, sport, data, expected) => expect(sessionLabel(sport, live(data))).toBe(expected))
})
