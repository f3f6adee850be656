import { expect, it } from 'vitest'
import { isEarly, marketTypes, oddsTypeOf, playedSports, preListedLeagues, isChampion } from '../codes.ts'
import { families, periods, sportMarkets } from './markets.data.ts'
import {
  CHAMPION,
  counterpart,
  isCombinable,
  isHandicap,
  isTwoWayLine,
  marketName,
  marketOf,
  markets,
  marketsOfSport,
  selectionName,
  selectionsOf,
  wtypeOf,
} from './markets.ts'

it('gives every market its own code', () => {
  const wanted = new Set(
    Object.values(sportMarkets)
      .flat()
      .map(([family, period]) => `${family} ${period}`),
  )
  expect(new Set(markets.map(({ wtype }) => wtype)).size).toBe(markets.length)
  expect(markets).toHaveLength(wanted.size * 2 + 1)
})

it('spells the in-play and half-time forms as the channel does', () => {
  expect(
    [
      'R',
      'RE',
      'HR',
      'HRE',
      'OU',
      'ROU',
      'HOU',
      'HROU',
      'M',
      'RM',
      'HM',
      'HRM',
      'EO',
      'REO',
      'TOH',
      'TOC',
    ].map((code) => marketOf(code)?.wtype),
  ).not.toContain(undefined)
  expect(wtypeOf('R', 'half', true)).toBe('HRE')
  expect(wtypeOf('OU', 'q3', true)).toBe('Q3ROU')
  for (const market of markets)
    if (market.wtype !== CHAMPION) expect(marketOf(counterpart(market))?.inPlay).toBe(!market.inPlay)
})

it('converts handicaps and totals only [B-CALC-06]', () => {
  expect(['R', 'RE', 'HROU', 'TOH', 'CNOU'].every(isTwoWayLine)).toBe(true)
  expect(['M', 'EO', 'PD', 'FS', 'nope'].some(isTwoWayLine)).toBe(false)
  expect(['R', 'STR', 'OU', 'nope'].map(isHandicap)).toEqual([true, true, false, false])
  expect(['R', 'PD', 'HRPD', 'FS', 'nope'].map(isCombinable)).toEqual([true, false, false, false, false])
})

it('names markets and selections in Chinese, by sport', () => {
  expect(marketName('HRE')).toBe('半场 让球')
  expect(marketName('Q1OU', 'BK')).toBe('第一节 总分')
  expect(marketName('S1M', 'VB')).toBe('第一局 独赢')
  expect([marketName('FS'), marketName('??')]).toEqual(['冠军', '??'])
  expect(selectionName('R', 'RC')).toBe('客')
  expect(selectionName('R', 'RC', { home: '甲', away: '乙' })).toBe('乙')
  expect(selectionName('M', 'MH', { home: '甲', away: '乙' })).toBe('甲')
  expect(selectionName('M', 'MN', { home: '甲', away: '乙' })).toBe('和局')
  expect(selectionName('HT', 'T3')).toBe('3+')
  expect([selectionName('R', 'zz'), selectionName('??', 'zz')]).toEqual(['zz', 'zz'])
})

it('offers a draw in football only, and no selection for an unknown market', () => {
  expect(selectionsOf('M', 'FT')).toHaveLength(3)
  expect(selectionsOf('M', 'BK')).toHaveLength(2)
  expect(selectionsOf('PD', 'FT')).toHaveLength(26)
  expect(selectionsOf('HPD', 'FT')).toHaveLength(17)
  expect(selectionsOf('F', 'FT')).toHaveLength(9)
  expect(selectionsOf('??', 'FT')).toEqual([])
})

it('lists every sport with its markets, before and in play', () => {
  for (const sport of playedSports) {
    const before = marketsOfSport(sport, false)
    expect(before.length).toBe(sportMarkets[sport].length)
    expect(marketsOfSport(sport, true).every(({ inPlay }) => inPlay)).toBe(true)
  }
  expect(Object.keys(periods)).toContain('q4')
  expect(Object.values(families).every(({ name }) => name !== '')).toBe(true)
})

it('knows early markets, champions, odds types and the eight leagues [ENT-20 TRAP-19]', () => {
  expect(marketTypes.filter(isEarly)).toEqual(['FU', 'FSFU'])
  expect(marketTypes.filter(isChampion)).toEqual(['FSFT', 'FSFU'])
  expect([oddsTypeOf('M'), oddsTypeOf('Z')]).toEqual(['M', 'H'])
  expect(preListedLeagues.map(({ name }) => name)).toEqual([
    '全部',
    '欧冠',
    '英超',
    '意甲',
    '西甲',
    '德甲',
    '法甲',
    '中超',
  ])
})
