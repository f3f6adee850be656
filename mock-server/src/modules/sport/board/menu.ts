import type { ChannelData } from '@app/contract/sport/channel'
import { isChampion, MarketType, sportTypes } from '@app/contract/sport/codes'
import type { Champions } from './champions.ts'
import type { Programme } from './programme.ts'

const MARKETS: readonly MarketType[] = ['RB', 'FT', 'FU', 'FSFT', 'FSFU']

type Menu = ChannelData<'get_menu'>

/** How many matches and champion markets each list has by sport; nothing is priced to count it. */
export const openMenu =
  (programme: Programme, champions: Champions) =>
  (now: number): Menu => {
    const found = new Map(MARKETS.map((market) => [market, new Map<string, number>()]))
    const count = (market: MarketType | undefined, sport: string) => {
      const counts = market && found.get(market)
      counts?.set(sport, (counts.get(sport) ?? 0) + 1)
      counts?.set('ALL', (counts.get('ALL') ?? 0) + 1)
    }
    for (const match of programme.around(now))
      if (match.kickOffAt > now || programme.isUnderWay(match, now))
        count(programme.marketOf(match, programme.state(match, now), now), match.sport)
    for (const market of MARKETS.filter(isChampion))
      for (const sport of champions.sports(market === MarketType.championToday, now)) count(market, sport)
    return {
      markets: MARKETS.map((market) => {
        const counts = found.get(market)!
        const total = counts.get('ALL') ?? 0
        // Champions are counted under their sport and as a sport of their own.
        if (isChampion(market)) counts.set('FS', total)
        return {
          market,
          total,
          sports: sportTypes.map((sport) => ({ sport, count: counts.get(sport) ?? 0 })),
        }
      }),
    }
  }
