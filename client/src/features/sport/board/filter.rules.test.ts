import { describe, expect, it } from 'vitest'
import {
  checkLeagues,
  chooseDate,
  chooseLeague,
  chooseMarket,
  chooseSport,
  leagueIdsOf,
  listOf,
  startFilter,
} from './filter.rules.ts'

const checked = checkLeagues({ ...startFilter, market: 'FU', date: '2026-11-22' }, ['epl', 'csl'])

describe('board filter', () => {
  it('starts with football in play', () =>
    expect(startFilter).toMatchObject({ market: 'RB', sport: 'FT', league: 'all', date: '' }))

  // [S-01 TRAP-23]
  it.each([
    ['market', chooseMarket(checked, 'FU')],
    ['sport', chooseSport(checked, 'BK')],
    ['league tab', chooseLeague(checked, 'epl')],
    ['date', chooseDate(checked, '2026-11-23')],
  ])('clears the checked leagues when the %s changes', (_what, filter) => expect(filter.checked).toEqual([]))

  it('keeps tab and ticks when a league is ticked [S-01 TRAP-23]', () => {
    const tabbed = chooseLeague(startFilter, 'epl')
    expect(checkLeagues(tabbed, ['csl'])).toMatchObject({ league: 'epl', checked: ['csl'] })
  })

  it('goes back to football without a date in a market that is not early [S-02 TRAP-38]', () => {
    const basketball = { ...chooseSport(checked, 'BK'), date: '2026-11-22' }
    expect(chooseMarket(basketball, 'FT')).toMatchObject({ sport: 'FT', date: '' })
    expect(chooseMarket(basketball, 'RB')).toMatchObject({ sport: 'FT', date: '' })
    expect(chooseMarket(basketball, 'FSFT')).toMatchObject({ sport: 'FT', date: '' })
    expect(chooseMarket(basketball, 'FU')).toMatchObject({ sport: 'BK', date: '2026-11-22' })
  })

  it('opens the champions of the market by their sport, and leaves them by another', () => {
    expect(chooseSport(startFilter, 'FS')).toMatchObject({ market: 'FSFT', sport: 'FS' })
    const early = chooseSport({ ...startFilter, market: 'FU' }, 'FS')
    expect(early.market).toBe('FSFU')
    expect(chooseSport(early, 'BK')).toMatchObject({ market: 'FU', sport: 'BK' })
    expect(chooseSport(chooseSport(startFilter, 'FS'), 'FT').market).toBe('FT')
  })

  it('keeps the champions between today and early, today without a date; in play is football [C-MKT-FSFT C-MKT-FSFU S-02]', () => {
    const early = { ...chooseSport({ ...startFilter, market: 'FU' }, 'FS'), date: '2026-11-22' }
    const today = chooseMarket(early, 'FT')
    expect(today).toMatchObject({ market: 'FSFT', sport: 'FS', date: '' })
    expect(chooseMarket(today, 'FU')).toMatchObject({ market: 'FSFU', sport: 'FS' })
    expect(chooseMarket(early, 'FU')).toMatchObject({ market: 'FSFU', sport: 'FS', date: '2026-11-22' })
    expect(chooseMarket(early, 'RB')).toMatchObject({ market: 'RB', sport: 'FT', date: '' })
  })

  it('looks for a match where the channel lists it: within twelve hours is today, past midnight too', () => {
    const lateEvening = Date.UTC(2026, 10, 21, 15, 30)
    const live = { isLive: 'N' } as Parameters<typeof listOf>[0]['live']
    const lists = [1, 11, 12, 20].map((hours) =>
      listOf({ live, startTime: lateEvening + hours * 3_600_000 }, lateEvening),
    )
    expect(lists).toEqual(['FT', 'FT', 'FU', 'FU'])
  })

  it('asks for the ticks, else the tab, else for all leagues', () => {
    expect(leagueIdsOf(checked)).toEqual(['csl', 'epl'])
    expect(leagueIdsOf(chooseLeague(checked, 'lal'))).toEqual(['lal'])
    expect(leagueIdsOf(startFilter)).toEqual([])
  })
})
