import { fromCents } from '@app/contract/kit/cents'
import type { ChannelData, ChannelRequest } from '@app/contract/sport/channel'
import type { OddsType } from '@app/contract/sport/codes'
import type { MarketLine } from '@app/contract/sport/feed'
import {
  MAX_MATCH_CENTS,
  MAX_SERIES_CENTS,
  MAX_SINGLE_CENTS,
  MIN_STAKE_CENTS,
  seriesCapCents,
  type Capped,
} from '@app/contract/sport/slip/limits'
import { CHAMPION, effectiveOddsType } from '@app/contract/sport/market/markets'
import { lineText } from '@app/contract/sport/market/line'
import { hundredthsText, largestStake, parsePrice } from '@app/contract/sport/market/odds'
import type { StakeLimits } from '@app/contract/sport/slip/stake'
import { startOfSiteDay } from '../../../world/clock.ts'
import { cappedBy, restOf } from './caps.ts'
import type { Champions } from '../board/champions.ts'
import type { SportDeps } from '../deps.ts'
import type { SportMatch } from '../match.rules.ts'
import type { MatchState } from '../model/match.ts'
import { gidOf } from '../board/present.rules.ts'
import type { Prices } from '../board/prices.ts'
import type { Programme } from '../board/programme.ts'
import { quotedIn } from '../board/quoted.rules.ts'
import { CHANNEL } from '../settle/settlement.ts'

export type Ref = ChannelRequest<'order_view'>['entries'][number]
export type EntryView = ChannelData<'order_view'>['entries'][number]

/** A selection as the server has it now. */
export interface Standing {
  match: SportMatch | undefined
  state: MatchState | undefined
  active: EntryView['active']
  /** Hundredths; 0 unless open. */
  k: number
  line: number | null
}

/** Where selections stand and what may be staked on them. */
export const openStandings = (
  { store, clock, wallet }: SportDeps,
  programme: Programme,
  prices: Prices,
  champions: Champions,
) => {
  /** A side of a champion market: its price stands until the market closes. */
  const championStanding = (gid: number, w: string, now: number): Standing => {
    const match = champions.match(gid)
    const k = match ? champions.price(gid, w, now) : undefined
    const active = k === undefined ? 'closed' : k > 0 ? 'open' : 'suspended'
    return { match, state: undefined, active, k: k ?? 0, line: null }
  }

  const standing = ({ gameId, wtype, w, line, rtype }: Ref): Standing => {
    const now = clock.now()
    const ids = gidOf(gameId)
    if (wtype === CHAMPION) return championStanding(ids?.gid ?? 0, rtype || w, now)
    const match = ids && programme.find(ids.gid)
    const closed: Standing = { match, state: undefined, active: 'closed', k: 0, line }
    if (!match) return closed
    const priced = prices.of(match, now)
    const { state } = priced
    if (!programme.marketOf(match, state, now)) return closed
    const isMeant = (each: MarketLine) => each.wtype === wtype && each.line === line
    // What the board shows is made already; all the others only for a line that isn't there.
    const found =
      priced.lines.find(isMeant) ??
      priced.all().find(isMeant) ??
      priced.all().find((each) => each.wtype === wtype && each.gameId === gameId)
    const selection = found?.selections.find((each) => each.w === w)
    if (!found || !selection) return { ...closed, state }
    const k = parsePrice(selection.k) ?? 0
    return { match, state, active: k > 0 ? 'open' : 'suspended', k, line: found.line }
  }

  const winsToday = (memberId: number) => store.winsOn(memberId, startOfSiteDay(clock.now()))

  const limitsOf = (memberId: number, match: SportMatch, wtype: string): StakeLimits => {
    const wins = winsToday(memberId)
    const rests = cappedBy([{ sport: match.sport, wtype }]).map((capped) => restOf(capped, wins))
    return {
      minCents: MIN_STAKE_CENTS,
      maxCents: Math.max(
        0,
        Math.min(MAX_SINGLE_CENTS, MAX_MATCH_CENTS - store.riskOnMatch(memberId, match.gid)),
      ),
      capCents: Math.max(0, Math.min(...rests)),
      balanceCents: wallet.playable(memberId, CHANNEL),
    }
  }

  /** `wtypes` in the order of the matches. */
  const seriesLimits = (
    memberId: number,
    matches: readonly SportMatch[],
    wtypes: readonly string[],
  ): StakeLimits => {
    const rests = matches.map(({ gid }) => MAX_MATCH_CENTS - store.riskOnMatch(memberId, gid))
    const legs = matches.map(({ sport }, at): Capped => ({ sport, wtype: wtypes[at] ?? '' }))
    const wins = winsToday(memberId)
    const won = Math.max(0, ...matches.map(({ sport }) => wins.get(sport) ?? 0))
    const shared = cappedBy(legs).filter((capped) => capped === 'all' || capped === 'newHandicaps')
    return {
      minCents: MIN_STAKE_CENTS,
      maxCents: Math.max(0, Math.min(MAX_SERIES_CENTS, ...rests)),
      capCents: Math.max(
        0,
        Math.min(seriesCapCents(legs) - won, ...shared.map((capped) => restOf(capped, wins))),
      ),
      balanceCents: wallet.playable(memberId, CHANNEL),
    }
  }

  const view = (memberId: number, ref: Ref, oddsType: OddsType, now: Standing): EntryView => {
    const limits = now.match && limitsOf(memberId, now.match, ref.wtype)
    const type = effectiveOddsType(ref.wtype, oddsType)
    const max =
      limits && now.k > 0
        ? Math.min(limits.maxCents, largestStake(now.k, type, limits.maxCents, limits.capCents))
        : 0
    const k = now.k > 0 ? hundredthsText(now.k) : ''
    return {
      gameId: ref.gameId,
      wtype: ref.wtype,
      w: ref.w,
      rtype: ref.rtype,
      line: now.line,
      k,
      ...quotedIn(ref.wtype, k, oddsType),
      lineText: now.line === null ? '' : lineText(Math.abs(now.line)),
      min: fromCents(MIN_STAKE_CENTS),
      max: fromCents(max),
      active: now.active,
    }
  }

  return { standing, limitsOf, seriesLimits, view }
}

export type Standings = ReturnType<typeof openStandings>
