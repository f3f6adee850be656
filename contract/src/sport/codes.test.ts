import { describe, expect, it } from 'vitest'
import {
  DEFAULT_MARKET,
  DEFAULT_ODDS_TYPE,
  DEFAULT_SPORT,
  marketTypeLabels,
  marketTypes,
  oddsTypeLabels,
  oddsTypeOf,
  oddsTypes,
  sportLabels,
  sportTypes,
} from './codes.ts'
import { showOdds } from './market/odds.ts'
import { outcomeOf, resultLabel, resultLabels, toldCode, voidReasons } from './settle/results.ts'

/** Written out from docs/rules.md (C-…), so that no code and no name changes unseen. */
describe('codes of the channel', () => {
  // [C-SPORT-ALL C-SPORT-BK C-SPORT-BS C-SPORT-FS C-SPORT-FT C-SPORT-OP C-SPORT-SK C-SPORT-TN C-SPORT-TT]
  // [C-SPORT-VB C-SPORT-VF]
  it('has eleven sports', () => {
    expect(sportLabels).toEqual({
      ALL: '全部',
      FT: '足球',
      VF: '虚拟足球',
      BK: '篮球',
      TN: '网球',
      OP: '其他',
      SK: '斯诺克',
      FS: '冠军',
      VB: '排球',
      BS: '棒球',
      TT: '乒乓球',
    })
    expect(sportTypes.toSorted()).toEqual(Object.keys(sportLabels).toSorted())
  })

  // [C-MKT-FSFT C-MKT-FSFU C-MKT-FT C-MKT-FU C-MKT-RB]
  it('has five markets, of which FT is today and no sport', () => {
    expect(marketTypeLabels).toEqual({
      FU: '早盘',
      FT: '今日',
      RB: '滚球',
      FSFT: '今日冠军',
      FSFU: '早盘冠军',
    })
    expect(marketTypes.toSorted()).toEqual(Object.keys(marketTypeLabels).toSorted())
  })

  it('has four odds types; an unknown one is Hong Kong [C-ODDS-E C-ODDS-H C-ODDS-I C-ODDS-M]', () => {
    expect(oddsTypeLabels).toEqual({ E: '欧洲盘', H: '香港盘', I: '印尼盘', M: '马来盘' })
    expect(oddsTypes.toSorted()).toEqual(['E', 'H', 'I', 'M'])
    // −1/0.95, cut away from zero so that the risk is never shown too small.
    expect(['E', 'H', 'I', 'M'].map((type) => showOdds(95, oddsTypeOf(type)))).toEqual([
      '1.95',
      '0.95',
      '-1.06',
      '0.95',
    ])
    expect(['Z', '', 'h'].map(oddsTypeOf)).toEqual(['H', 'H', 'H'])
  })

  it('begins with Hong Kong odds, football and in-play', () => {
    expect([DEFAULT_ODDS_TYPE, DEFAULT_SPORT, DEFAULT_MARKET]).toEqual(['H', 'FT', 'RB'])
  })
})

const REASONS = {
  D0: '注单自动取消',
  D1: '赛事取消',
  D2: '盘口/赔率错误',
  D3: '赛果错误',
  D4: '非正常投注',
  D5: '赛事提前',
  D6: '进球取消',
  D7: '红卡取消',
  D8: '队名错误',
  D9: '赛事延期',
  DA: '赛事时间不正规',
  DB: '赛事腰斩',
  DC: '球员弃权',
  DD: '主客场错误',
  DE: '联赛名称错误',
  DF: '无加时/点球',
  DG: '赛程错误',
  DH: '无角球',
  DI: '无罚牌',
  DJ: '无点球',
  DK: '投注失败',
  DL: '无局数',
  DM: '视频裁判裁决',
  DZ: '球员未参赛',
}

describe('results', () => {
  // [C-RES-A C-RES-D C-RES-L C-RES-LL C-RES-LW C-RES-P C-RES-W]
  it('has seven codes with their words', () => {
    expect(resultLabels).toEqual({
      A: '还原',
      W: '赢',
      LW: '赢半',
      LL: '输半',
      L: '输',
      P: '和局',
      D: '取消',
    })
  })

  // [C-RES-D01 C-RES-D02 C-RES-D03 C-RES-D04 C-RES-D05 C-RES-D06 C-RES-D07 C-RES-D08 C-RES-D09 C-RES-D10]
  // [C-RES-D11 C-RES-D12 C-RES-D13 C-RES-D14 C-RES-D15 C-RES-D16 C-RES-D17 C-RES-D18 C-RES-D19 C-RES-D20]
  // [C-RES-D21 C-RES-D22 C-RES-D23 C-RES-D24]
  it('has the 24 reasons of a cancellation in the order of the specification', () => {
    expect(Object.entries(voidReasons)).toEqual(Object.entries(REASONS))
  })

  it.each(Object.entries(REASONS))('%s says %s and is paid as a cancellation', (code, words) => {
    expect([resultLabel(code), outcomeOf(code)]).toEqual([words, 'D'])
  })

  it.each([
    ['W', 1, 'W'],
    ['W', 0, 'P'],
    ['W', -1, 'L'],
    ['LL', -1, 'LL'],
    ['LW', 1, 'LW'],
    ['L', -1, 'L'],
    ['DB', 0, 'DB'],
    ['A', 0, 'A'],
  ])('%s that brought %d is told as %s', (code, net, told) => {
    expect(toldCode(code, net)).toBe(told)
  })

  it('calls an unmapped reason a cancellation and anything else nothing', () => {
    expect(['DY', 'DN'].map(resultLabel)).toEqual(['注单取消(DY)', '注单取消(DN)'])
    expect(['Q', '', 'D00', 'w'].map(resultLabel)).toEqual(['--', '--', '--', '--'])
  })
})
