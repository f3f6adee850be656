import { expect, test } from 'vitest'
import { toCents } from '@app/contract/kit/cents'
import { CASH_OUT_MARGIN } from '@app/contract/sport/settle/cashOut'
import { MarketType, oddsTypes, playedSports, type OddsType } from '@app/contract/sport/codes'
import { takeComplaints } from '../../harness.ts'
import { type Bettor, bettor, gameOf, selection } from '../rig/bettor.ts'

/** What a bet may give back that is closed in the instant of its acceptance. */
const MOST = 0.97
const MOST_ASKED = 20
/** Of a side of two, at least. */
const PRICE_KEEPS = 0.04

interface Placed {
  ticketId: string
  riskCents: number
  name: string
  k: string
}

const pricesOf = async (player: Bettor, hgid: string) =>
  (await gameOf(player, hgid)).lines.flatMap(({ gameId, wtype, line, selections }) =>
    selections.filter(({ k }) => k !== '').map(({ w, k }) => ({ gameId, wtype, w, line, k })),
  )
const nameOf = ({ wtype, w, line }: { wtype: string; w: string; line: number | null }) =>
  `${wtype} ${w} ${line}`

/** A bet on every open price of a match. */
const betOnAll = async (player: Bettor, hgid: string, oddsType: OddsType): Promise<Placed[]> => {
  const entries = (await pricesOf(player, hgid)).map((entry) => ({ ...entry, stake: '100' }))
  const placed: Placed[] = []
  for (let from = 0; from < entries.length; from += 10) {
    const chosen = entries.slice(from, from + 10)
    const answer = await player.get('bet', { entries: chosen, oddsType, autoAccept: 'none' })
    for (const [index, { ticket_id: ticketId, risk, k }] of answer.entries.entries())
      if (ticketId) placed.push({ ticketId, riskCents: toCents(risk), name: nameOf(chosen[index]!), k })
  }
  return placed
}

/** What closing now gives back of each risk. */
const sharesOf = async (player: Bettor, placed: readonly Placed[]) => {
  const shares = new Map<string, number>()
  for (let from = 0; from < placed.length; from += MOST_ASKED) {
    const page = placed.slice(from, from + MOST_ASKED)
    const ticketIds = page.map(({ ticketId }) => ticketId)
    const { quotes } = await player.get('cash_out_quote', { ticketIds })
    for (const { ticket_id, amount } of quotes)
      if (amount)
        shares.set(
          ticket_id,
          toCents(amount) / page.find(({ ticketId }) => ticketId === ticket_id)!.riskCents,
        )
  }
  return shares
}

for (const sport of playedSports)
  test(`${sport}: closed in the instant of its acceptance, no bet gives back more than 0.97 of what it risked`, async () => {
    const first = await bettor()
    const wrong: string[] = []
    const all: number[] = []
    for (const [turn, market] of [MarketType.early, MarketType.today, MarketType.inPlay].entries()) {
      const { leagues } = await first.get('get_game_list', { market, sport, oddsType: 'H' })
      const game = leagues.flatMap(({ games }) => games).at(-1)
      if (!game) continue
      const player = await bettor({ venue: '9000000.00' }, first.site)
      const { hgid } = game.gameInfo
      const placed = await betOnAll(player, hgid, oddsTypes[turn % oddsTypes.length]!)
      // The delay of a bet in play: a rally or a possession may move what it is worth meanwhile.
      if (market === MarketType.inPlay) await player.site.advance(5)
      const shares = await sharesOf(player, placed)
      const now = new Map((await pricesOf(player, hgid)).map((price) => [nameOf(price), price.k]))
      for (const { ticketId, name, k } of placed) {
        const share = shares.get(ticketId)
        if (share === undefined) continue
        all.push(share)
        if (share > MOST && now.get(name) === k) wrong.push(`${name} ${k}: ${share.toFixed(3)}`)
      }
    }
    expect(wrong).toEqual([])
    expect(all.length).toBeGreaterThan(20)
    expect(all.reduce((sum, share) => sum + share, 0) / all.length).toBeLessThan(0.95)
    expect(takeComplaints()).toEqual([])
  })

for (const sport of ['FT', 'BK', 'VB', 'BS', 'OP'] as const)
  test(`${sport}: the life of a ticket shows the prices that the board shows`, async () => {
    const player = await bettor({ venue: '9000000.00' })
    const gid = await player.compose({ sport, startsIn_s: 5 * 86_400 })
    const placed = (await betOnAll(player, gid, 'H')).filter((_, index) => index % 3 === 0)
    await player.site.advance(3_600)
    const now = new Map((await pricesOf(player, gid)).map((price) => [nameOf(price), price.k]))
    const told = new Map<string, string>()
    for (const { ticketId, name } of placed) {
      if (!now.has(name)) continue
      const { legs } = await player.get('get_replay', { ticketId })
      told.set(name, legs[0]!.points.at(-1)!.k)
    }
    expect(told.size).toBeGreaterThan(5)
    expect([...told]).toEqual([...told.keys()].map((name) => [name, now.get(name)]))
  })

const PINS: { wtype: string; line: number; odds: Record<string, string> }[] = [
  { wtype: 'RE', line: -0.5, odds: { RH: '0.92', RC: '0.94' } },
  { wtype: 'ROU', line: 2.5, odds: { OUO: '4.00', OUU: '4.00' } },
]

for (const type of ['goal', 'yellow', 'red', 'corner'] as const)
  test(`a pinned price stands until the match's next event: a ${type} ends it`, async () => {
    const player = await bettor()
    const gid = await player.compose({ startsIn_s: -20, markets: PINS })
    const pinned = async () => {
      const { lines } = await gameOf(player, gid)
      return lines.some(({ wtype, selections }) => wtype === 'ROU' && selections[0]!.k === '4.00')
    }
    expect(await pinned()).toBe(true)
    await player.direct(gid, { type, side: 'H' })
    await player.site.advance(60)
    expect(await pinned()).toBe(false)
    const { lines } = await gameOf(player, gid)
    const main = lines.find(({ wtype, rank }) => wtype === 'ROU' && rank === 0)!
    const before = main.selections[0]!.k
    await player.site.advance(600)
    const later = (await gameOf(player, gid)).lines.find(
      ({ wtype, line }) => wtype === 'ROU' && line === main.line,
    )
    expect(later?.selections[0]!.k).not.toBe(before)
  })

test('a bet at a pinned price is worth what a bet at any price is: closed at once it loses', async () => {
  const player = await bettor()
  const gid = await player.compose({ startsIn_s: -20, markets: PINS })
  const entry = { ...selection(await gameOf(player, gid), 'ROU', 'OUU'), stake: '100' }
  const { entries } = await player.get('bet', { entries: [entry], oddsType: 'H', autoAccept: 'none' })
  await player.site.advance(5)
  const { quotes } = await player.get('cash_out_quote', { ticketIds: [entries[0]!.ticket_id] })
  expect(toCents(quotes[0]!.amount)).toBeGreaterThan(85_00)
  // Both keep their part: the price, and the closing.
  expect(toCents(quotes[0]!.amount)).toBeLessThanOrEqual(100_00 * (1 - PRICE_KEEPS) * (1 - CASH_OUT_MARGIN))
})
