/** A synthetic in-play board: `matches` rows with the usual six lines each, whose prices move when told. */
const MARKETS = [
  ['RE', ['RH', 'RC'], -0.5, '0.5'],
  ['ROU', ['OUO', 'OUU'], 2.5, '2.5'],
  ['RM', ['MH', 'MN', 'MC'], null, ''],
  ['HRE', ['RH', 'RC'], -0.25, '0 / 0.5'],
  ['HROU', ['OUO', 'OUU'], 1.25, '1 / 1.5'],
  ['HRM', ['MH', 'MN', 'MC'], null, ''],
]
const A_LEAGUE = 10

const priceText = (hundredths) => (hundredths / 100).toFixed(2)

const lineOf = (hgid, [wtype, picks, line, lineText], prices) => ({
  gameId: `${hgid}0`,
  wtype,
  line,
  lineText,
  rank: 0,
  selections: picks.map((w, at) => ({ w, k: priceText(prices[at]), label: w })),
})

const liveOf = () => ({
  re_time: '1H^23',
  t_count: 0,
  se_now: '1H',
  HalfTime: 'N',
  isLive: 'Y',
  inningNum: 0,
  gameStatus: 1,
  sc_FT_H: 1,
  sc_FT_C: 0,
  sc_FT_A: 0,
  sc_set_H: 0,
  sc_set_A: 0,
  sc_game_H: 0,
  sc_game_A: 0,
})

export const openFeed = (matches) => {
  const ids = Array.from({ length: matches }, (_, at) => String(90_000 + at))
  const prices = new Map(
    ids.map((hgid) => [hgid, MARKETS.map(([, picks]) => picks.map((_, at) => 80 + at * 7))]),
  )
  let turn = 0
  const gameOf = (hgid, at) => ({
    gameInfo: {
      gameId: `${hgid}0`,
      gide: String(at + 1),
      hgid,
      team_h: `主队${at + 1}`,
      team_c: `客队${at + 1}`,
    },
    sport: 'FT',
    leagueId: `l${Math.floor(at / A_LEAGUE)}`,
    league: `联赛${Math.floor(at / A_LEAGUE) + 1}`,
    startTime: 0,
    live: liveOf(),
    reds: { home: 0, away: 0 },
    corners: { home: 0, away: 0 },
    sections: [],
    serving: '',
    points: '',
    lines: MARKETS.map((market, index) => lineOf(hgid, market, prices.get(hgid)[index])),
    moreCount: 12,
  })
  const list = () => {
    const games = ids.map(gameOf)
    const leagues = [...new Set(games.map(({ leagueId }) => leagueId))].map((id) => {
      const own = games.filter(({ leagueId }) => leagueId === id)
      return { league_id: id, id, name: own[0].league, icon: '', isShow: true, isExpand: true, games: own }
    })
    return { cursor: 'c0', leagues, total: matches }
  }
  /** Moves so many prices, spread evenly over all rows and markets. */
  const move = (count) => {
    const changed = new Map()
    for (let step = 0; step < count; step += 1) {
      turn += 7
      const hgid = ids[turn % ids.length]
      const market = Math.floor(turn / ids.length) % MARKETS.length
      const own = prices.get(hgid)[market]
      const pick = turn % own.length
      own[pick] = 80 + ((own[pick] - 79 + (turn % 5)) % 60)
      changed.set(hgid, (changed.get(hgid) ?? new Set()).add(market))
    }
    return {
      cursor: `c${turn}`,
      changes: [...changed].map(([hgid, markets]) => ({
        hgid,
        lines: [...markets].map((index) => lineOf(hgid, MARKETS[index], prices.get(hgid)[index])),
      })),
      removed: [],
      stale: false,
    }
  }
  return { list, move }
}
