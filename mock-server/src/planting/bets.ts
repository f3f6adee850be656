import { dayOf, fixturesOfDay } from '@app/seeds/fixtures'
import { siteOf } from '../site.ts'
import { HOUR, MINUTE } from '../world/clock.ts'
import type { World } from '../world/world.ts'

/** Matches that are bet on: of the leagues that everybody follows, soon, but not in play. */
const TIER = 2
const SOONEST = 10 * MINUTE
const LATEST = 6 * HOUR
const FAMILIES = ['R', 'OU', 'M', 'EO']

/** A ticket as a player would place it now: on matches that start within hours, at the price that stands. */
export const placeBet = (
  world: World,
  memberId: number,
  bet: { yuan: number; legs: number; pick: number },
): void => {
  const { channel } = siteOf(world).sport
  const now = world.clock.now()
  const common = {
    timestamp: now,
    token: '',
    language: 'zh-cn',
    ip: '',
    oddsType: 'H',
    autoAccept: 'any',
  } as const
  const matches = fixturesOfDay(world.seed, dayOf(now)).filter(
    ({ kickOffAt, league }) => league.tier <= TIER && kickOffAt > now + SOONEST && kickOffAt < now + LATEST,
  )
  const entries = Array.from(
    { length: bet.legs },
    (_, leg) => matches[(bet.pick + leg * 7) % matches.length],
  ).flatMap((match) => {
    if (!match) return []
    const lines = channel
      .get_game_more(memberId, { ...common, hgid: String(match.gid) })!
      .game.lines.filter(({ wtype, rank }) => FAMILIES.includes(wtype) && rank === 0)
    const line = lines[bet.pick % lines.length]
    const selection = line?.selections[bet.pick % line.selections.length]
    if (!line || !selection || selection.k === '') return []
    return [
      { gameId: line.gameId, wtype: line.wtype, w: selection.w, line: line.line, k: selection.k, rtype: '' },
    ]
  })
  const [entry] = entries
  if (!entry) return
  const stake = `${bet.yuan}.00`
  if (entries.length > 1) channel.bet_parlay(memberId, { ...common, entries, stake })
  else channel.bet(memberId, { ...common, entries: [{ ...entry, stake }] })
}
