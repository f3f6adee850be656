import { expect, test } from 'vitest'
import { oddsTypes } from '@app/contract/sport/codes'
import { parsePrice, showOdds } from '@app/contract/sport/market/odds'
import { effectiveOddsType } from '@app/contract/sport/market/markets'
import { bettor, selection } from './rig/bettor.ts'

test('prices are quoted in the odds type that is asked for, in every call; money is reckoned from k', async () => {
  const player = await bettor()
  const gid = await player.compose({ startsIn_s: 3_600 })
  const quotes: string[] = []
  for (const oddsType of oddsTypes) {
    const said = (wtype: string, k: string) => {
      const price = parsePrice(k)
      if (oddsType === 'H' || price === undefined) return undefined
      return showOdds(price, effectiveOddsType(wtype, oddsType))
    }
    const { game } = await player.get('get_game_more', { hgid: gid, oddsType })
    const asked = { market: 'FT', sport: 'FT', oddsType } as const
    const { leagues, cursor } = await player.get('get_game_list', asked)
    const rows = leagues.flatMap(({ games }) => games)
    for (const { wtype, selections } of [game, ...rows].flatMap(({ lines }) => lines))
      for (const { k, odds } of selections) expect([wtype, k, odds]).toEqual([wtype, k, said(wtype, k)])
    expect((await player.get('get_live', { ...asked, cursor })).changes).toEqual([])

    const ref = selection(game, 'R', 'RH')
    const view = await player.get('order_view', { entries: [ref], mode: 'single', oddsType })
    expect(view.entries[0]!.odds).toBe(said('R', ref.k))
    const stakes = [{ ...ref, stake: '10.00' }]
    const { entries } = await player.get('bet', { entries: stakes, oddsType, autoAccept: 'none' })
    expect(entries[0]).toMatchObject({ active: 'accepted', k: ref.k })
    expect(entries[0]!.odds).toBe(said('R', ref.k))
    quotes.push(entries[0]!.odds ?? entries[0]!.k)
    await player.site.advance(2)
  }
  expect(new Set(quotes).size).toBeGreaterThan(2)
})
