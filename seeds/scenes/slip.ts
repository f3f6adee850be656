import { contract } from '@app/contract'
import type { GameRow } from '@app/contract/sport/feed'
import type { Ticket } from '@app/contract/sport/ticket'
import type { Actor, Stage } from '../scene.ts'

/** The match that scenes are told about: composed by the director, so it is the same whatever the day's fixtures are. */
export const HOME = '澄江雄狮'
export const AWAY = '湾畔海燕'

interface Composed {
  gid: string
}
interface Choice {
  gameId: string
  wtype: string
  w: string
  line: number | null
  k: string
}
interface Placed {
  ticket_id: string
  active: 'delay' | 'accepted' | 'refused'
  reason: string | null
}

/** A match in play since `minutes`. */
export const inPlay = async (stage: Stage, minutes: number): Promise<string> => {
  const { gid } = await stage.control<Composed>('POST', '/matches', {
    league: '澄湾杯',
    home: HOME,
    away: AWAY,
    startsIn_s: -60 * minutes,
    markets: [
      { wtype: 'RE', line: -0.5, odds: { RH: '0.92', RC: '0.94' } },
      { wtype: 'ROU', line: 2.5, odds: { OUO: '0.88', OUU: '0.98' } },
    ],
  })
  return gid
}

/** The sport channel as its page uses it. */
export const openChannel = async (stage: Stage, actor: Actor) => {
  // What is in the wallet stays there: the bets are paid from the venue's own balance.
  await actor.do(contract.venue.setAutoTransferStatus, { status: 0 })
  const { channel } = await actor.do(contract.venue.launch, { enName: 'CRTY', isActivity: true })
  const ask = async <T>(method: string, request: object): Promise<T> =>
    (await actor.do(contract.sport.resource, {
      method,
      enName: 'crty',
      request: { timestamp: stage.now(), token: channel?.token ?? '', language: 'zh-cn', ip: '', ...request },
    } as never)) as T
  const game = async (gid: string) =>
    (await ask<{ game: GameRow }>('get_game_more', { hgid: gid, oddsType: 'H' })).game
  return {
    ask,
    game,
    /** A selection of a match as the slip takes it. */
    choice: async (gid: string, wtype: string, w: string): Promise<Choice> => {
      const line = (await game(gid)).lines.find((each) => each.wtype === wtype)
      const found = line?.selections.find((each) => each.w === w)
      if (!line || !found?.k) throw new Error(`${gid} doesn't offer ${wtype} ${w}`)
      return { gameId: line.gameId, wtype, w, line: line.line, k: found.k }
    },
    bet: async (choice: Choice, stake: string): Promise<Placed> => {
      const { entries } = await ask<{ entries: Placed[] }>('bet', {
        entries: [{ ...choice, stake }],
        oddsType: 'H',
        autoAccept: 'any',
      })
      if (!entries[0] || entries[0].active === 'refused')
        throw new Error(`the bet was refused: ${entries[0]?.reason}`)
      return entries[0]
    },
    parlay: async (entries: Choice[], stake: string): Promise<void> => {
      await ask('bet_parlay', { entries, stake, autoAccept: 'any' })
    },
    ticket: async (ticketId: string) =>
      (await ask<{ tickets: Ticket[] }>('get_ticket', { ticketIds: [ticketId] })).tickets[0],
  }
}
