import { toCents } from '@app/contract/kit/cents'
import { playedSports, type PlayedSport } from '@app/contract/sport/codes'
import type { GameRow } from '@app/contract/sport/feed'
import { families } from '@app/contract/sport/market/markets.data'
import { marketOf } from '@app/contract/sport/market/markets'
import { siteOf } from '../../../../mock-server/src/site.ts'
import { app } from '../../harness.ts'
import { type Bettor, bettor, gameOf } from './bettor.ts'
import { GOALS, overOf, pairOf, SETS, type Storm } from './boardSections.ts'
import {
  brokenOffCents,
  centsOf,
  continuations,
  sectionsOf,
  sharesOf,
  type Figures,
  type Pair,
  type Placed,
} from './reckoning.ts'
import { stream } from './stream.ts'

interface Bet extends Placed {
  ticketId: string
  inPlay: boolean
  /** Which look at the match it was placed at. */
  look: number
}
/** Points that were taken back: seen first at one look, gone at another. */
interface Undone {
  side: 0 | 1
  section: number
  from: number
  until: number
}

/** Directs matches of all sports at random, with bets on everything before and during, and reckons each ticket anew. */
export const storm = async (wanted: number, seed: number): Promise<Storm> => {
  const below = stream(seed)
  const pick = <T>(from: readonly T[]): T => from[below(from.length)]!
  const report: Storm = { tickets: 0, matches: 0, wrong: [], ends: {}, results: {} }
  let host: Bettor | undefined

  const play = async (sport: PlayedSport, player: Bettor) => {
    const told = (text: string) => report.wrong.push(`${sport} ${seed}/${report.matches}: ${text}`)
    const gid = await player.compose({ sport, startsIn_s: 60 })
    const { sport: channel } = siteOf(player.site.world)
    const bets: Bet[] = []
    const undone: Undone[] = []
    const points: { side: 0 | 1; section: number; look: number }[] = []
    let look = 0
    let sections: Pair[] = []
    let over = 0
    let halves: { corners: Pair; cards: Pair } | undefined
    const log: string[] = []

    const counts = (): { corners: Pair; cards: Pair } => {
      const { statistics } = channel.matchDetail(gid)!
      const of = (code: string): Pair => {
        const found = statistics.find((one) => one.code === code)
        return found ? [found.home, found.away] : [0, 0]
      }
      const [yellows, reds] = [of('yellows'), of('reds')]
      return { corners: of('corners'), cards: [yellows[0] + reds[0], yellows[1] + reds[1]] }
    }

    /** What changed since the last look; what is over may only lose what was taken back. */
    const compare = (now: Pair[], isTaking: boolean) => {
      look += 1
      for (let section = 0; section < Math.max(now.length, sections.length); section += 1)
        for (const side of [0, 1] as const) {
          const change = (now[section]?.[side] ?? 0) - (sections[section]?.[side] ?? 0)
          if ((now[section]?.[side] ?? 0) < 0) told(`section ${section} is below 0`)
          if (section < over && (isTaking ? change > 0 : change !== 0))
            told(`section ${section} was over and changed by ${change} · ${log.join(' ')}`)
          for (let turn = 0; turn < change; turn += 1) points.push({ side, section, look })
          let from = look
          for (let turn = 0; turn < -change; turn += 1) {
            const index = points.findLastIndex((one) => one.side === side && one.section === section)
            from = Math.min(from, points[index]?.look ?? 0)
            points.splice(index, 1)
          }
          if (change < 0 && !SETS.has(sport)) undone.push({ side, section, from, until: look })
        }
      sections = now
    }
    const watch = async (isTaking = false) => {
      const row = await gameOf(player, gid)
      compare(row.sections.map(pairOf), isTaking)
      if (row.live.isLive === 'Y') over = overOf(row)
      if (!SETS.has(sport)) {
        const sum = sections.reduce<Pair>((all, pair) => [all[0] + pair[0], all[1] + pair[1]], [0, 0])
        if (sum[0] !== row.live.sc_FT_H || sum[1] !== row.live.sc_FT_C)
          told(`sections ${sections.join(' ')} at ${row.live.sc_FT_H}-${row.live.sc_FT_C} · ${log.join(' ')}`)
      }
      return row
    }

    const betOn = async (row: GameRow, most: number) => {
      const open = row.lines.flatMap((line) =>
        line.selections
          .filter(({ k }) => k !== '')
          .map(({ w, k }) => ({ gameId: line.gameId, wtype: line.wtype, w, line: line.line, k })),
      )
      const entries = Array.from({ length: Math.min(most, open.length) }, () => ({
        ...open.splice(below(open.length), 1)[0]!,
        stake: `${10 + below(40)}.${String(below(100)).padStart(2, '0')}`,
      }))
      for (let from = 0; from < entries.length; from += 10) {
        const part = entries.slice(from, from + 10)
        const answer = await player.get('bet', { entries: part, oddsType: 'H', autoAccept: 'none' })
        for (const [turn, { ticket_id, reason }] of answer.entries.entries()) {
          const { wtype, w, line, k, stake } = part[turn]!
          if (reason !== null) continue
          const inPlay = row.live.isLive === 'Y'
          const scoreAtBet = inPlay ? ([row.live.sc_FT_H, row.live.sc_FT_C] as const) : null
          bets.push({
            sport,
            wtype,
            w,
            line,
            k,
            stakeCents: toCents(stake),
            scoreAtBet,
            ticketId: ticket_id,
            inPlay,
            look,
          })
        }
      }
    }
    const direct = async (event: { type: string; side?: string; score?: string }) => {
      const { status, body } = await player.site.control<{ error?: string }>(
        'POST',
        `/matches/${gid}/events`,
        event,
      )
      log.push(`${event.type}${event.side ?? ''}${event.score ?? ''}:${status}`)
      if (status !== 200 && !body.error) told(`${event.type} refused without a word`)
      return status === 200
    }

    await betOn(await watch(), 24)
    await player.site.advance(61)
    const steps = 3 + below(6)
    let isOn = true
    for (let step = 0; step < steps && isOn; step += 1) {
      const before = await watch()
      isOn = before.live.isLive === 'Y'
      if (!isOn) break
      await betOn(before, 6)
      await player.site.advance(6)
      if ((await watch()).live.isLive !== 'Y') break
      const side = pick(['H', 'C'])
      const event = pick(
        GOALS.includes(sport)
          ? [
              'goal',
              'goal',
              'cancelGoal',
              'cancelGoal',
              'point',
              'halftime',
              'penalty',
              'red',
              'corner',
              'yellow',
              'var',
            ]
          : ['point', 'set', 'goal', 'var'],
      )
      if (event === 'halftime' && over === 0 && (sport === 'FT' || sport === 'VF')) halves = counts()
      const isDone = await direct({ type: event, side })
      if (event === 'halftime' && !isDone) halves = undefined
      await watch(event === 'cancelGoal')
      // Into the break, over the end of a period, or on in the play.
      await player.site.advance(pick([1, 20, 45, 120, 300, 700, 1_500]))
    }

    const row = await watch()
    const isLive = row.live.isLive === 'Y'
    const end = isLive
      ? pick(['abandon', 'abandon', 'finish', 'result', 'corrected', 'postpone', 'play'])
      : 'play'
    report.ends[end] = (report.ends[end] ?? 0) + 1
    const stopped = counts()
    const figures: Figures = {
      score: [row.live.sc_FT_H, row.live.sc_FT_C],
      sections,
      over,
      isOver: false,
      corners: { full: stopped.corners, half: over > 0 ? halves?.corners : undefined },
      cards: { full: stopped.cards, half: over > 0 ? halves?.cards : undefined },
    }
    const official: Pair[] = []
    const top = { BK: 120, TN: 2, VB: 3, TT: 3, SK: 5 } as Record<string, number>
    const scored = (): Pair => [below((top[sport] ?? 6) + 1), below((top[sport] ?? 6) + 1)]
    if (end === 'abandon' || end === 'postpone') await direct({ type: end })
    if (end === 'finish')
      await direct({ type: 'finish', ...(SETS.has(sport) ? {} : { score: scored().join('-') }) })
    if (end === 'result' || end === 'corrected') {
      for (let turn = end === 'corrected' ? 0 : 1; turn < 2; turn += 1) {
        const score = scored()
        official.push(score)
        const { status, body } = await player.site.control('POST', `/matches/${gid}/result`, {
          score: score.join('-'),
          // A half or a quarter may be settled already.
          corrected: true,
        })
        if (status !== 200) told(`result ${score.join('-')}: ${JSON.stringify(body)}`)
        const { leagues } = await player.get('get_result', { sport, date: '' })
        const found = leagues.flatMap(({ games }) => games).find(({ gameInfo }) => gameInfo.hgid === gid)
        if (found) compare(found.sections.map(pairOf), true)
      }
      log.push(`${end} ${official.join(' / ')}`)
    }
    await player.site.advance(end === 'postpone' ? 37 * 3_600 : 5 * 3_600)

    const isBroken = end === 'abandon' || end === 'postpone'
    let final = figures
    if (!isBroken) {
      const { body } = await player.site.control<{ row: GameRow; score: Pair }>('GET', `/matches/${gid}`)
      const last = body.row.sections.map(pairOf)
      over = Math.min(over, last.length)
      if (end === 'play' || end === 'finish') compare(last, end === 'finish')
      const after = counts()
      final = {
        score: body.score,
        sections: last,
        over: SETS.has(sport)
          ? last.length > 0
            ? Math.min(last.length, body.score[0] + body.score[1])
            : 0
          : last.length,
        isOver: true,
        corners: { full: after.corners, half: halves?.corners },
        cards: { full: after.cards, half: halves?.cards },
      }
    }
    const ways = isBroken ? continuations(sport, figures) : []
    const isVoid = (bet: Bet): boolean => {
      const { family, period } = marketOf(bet.wtype)!
      if (!bet.inPlay || families[family].counts !== 'score' || SETS.has(sport)) return false
      const [from, until] = sectionsOf(sport, period)
      const isUndone = undone.some(
        (one) => one.from <= bet.look && bet.look < one.until && one.section >= from && one.section < until,
      )
      return (
        isUndone ||
        official.slice(-1).some(([home, away]) => bet.scoreAtBet![0] > home || bet.scoreAtBet![1] > away)
      )
    }

    const tickets = new Map(channel.ticketsOf(player.id, { limit: 1_000 }).map((one) => [one.ticket_id, one]))
    let balance = 1_000_000_00
    for (const bet of bets) {
      const ticket = tickets.get(bet.ticketId)!
      const back = toCents(ticket.return ?? '0.00')
      balance += back - bet.stakeCents
      report.tickets += 1
      report.results[ticket.result ?? ticket.state] = (report.results[ticket.result ?? ticket.state] ?? 0) + 1
      if (ticket.state === 'refused') {
        if (back !== bet.stakeCents) told(`refused, but ${back} of ${bet.stakeCents} came back`)
        continue
      }
      const { family, period } = marketOf(bet.wtype)!
      const { counts: what } = families[family]
      // Corners and cards of a half that ended by itself nobody has counted here.
      if ((what === 'corners' || what === 'cards') && period === 'half' && !halves) continue
      const should = isVoid(bet)
        ? bet.stakeCents
        : isBroken
          ? brokenOffCents(bet, figures, ways)
          : centsOf(bet, sharesOf(bet, final))
      if (ticket.state !== 'settled' || back !== should)
        told(
          `${end} ${bet.wtype} ${bet.w} ${bet.line} at ${bet.scoreAtBet?.join('-') ?? 'kick-off'}: ${ticket.state} ${ticket.result} ${back}, not ${should} of ${bet.stakeCents} · ${final.score.join('-')} (${final.sections.join(' ')}; ${final.over}) · ${log.join(' ')}`,
        )
    }
    if (player.venueCents() !== balance) told(`${player.venueCents()} in the venue, not ${balance}`)
  }

  while (report.tickets < wanted) {
    if (report.matches % 18 === 0) {
      if (host) app.worlds.drop(host.site.name)
      host = await bettor({ venue: '1000000.00' })
    }
    const player = report.matches % 18 === 0 ? host! : await bettor({ venue: '1000000.00' }, host!.site)
    await play(playedSports[report.matches % playedSports.length]!, player)
    report.matches += 1
    const { balanced, drift_cents } = siteOf(player.site.world).books.check()
    if (!balanced || drift_cents !== 0) report.wrong.push(`the books drift by ${drift_cents}`)
  }
  return report
}
