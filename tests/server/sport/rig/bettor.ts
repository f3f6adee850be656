import { toCents } from '@app/contract/kit/cents'
import type { PlayedSport } from '@app/contract/sport/codes'
import { contract } from '@app/contract'
import type { ChannelArg, ChannelData, ChannelMethod } from '@app/contract/sport/channel'
import type { GameRow, MarketLine } from '@app/contract/sport/feed'
import { channelMethods } from '@app/contract/sport/channel'
import { memberStore } from '../../../../mock-server/src/modules/member/member.store.ts'
import { STATUS } from '@app/contract/kit/status'
import { siteOf } from '../../../../mock-server/src/site.ts'
import { type Answered, type CallOptions, type TestSite, testSite } from '../../harness.ts'

export interface Bettor {
  site: TestSite
  id: number
  token: string
  channelToken: string
  /** One resource method; the answer is checked against the channel's own schema. */
  ask<M extends ChannelMethod>(
    method: M,
    request: ChannelArg<M>,
    options?: CallOptions,
  ): Promise<Answered<ChannelData<M>>>
  /** The data of a call that must succeed. */
  get<M extends ChannelMethod>(
    method: M,
    request: ChannelArg<M>,
    options?: CallOptions,
  ): Promise<ChannelData<M>>
  venueCents(): number
  centerCents(): number
  compose(match?: Partial<ComposeBody>): Promise<string>
  direct(gid: string, event: { type: string; side?: string; score?: string }): Promise<void>
}

interface ComposeBody {
  sport: PlayedSport
  league: string
  home: string
  away: string
  startsIn_s: number
  markets: { wtype: string; line?: number; odds: Record<string, string> }[]
}

let members = 900

/** A signed-in member with money in the sport channel, in a world of its own (or in the given one). */
export const bettor = async (
  { autoTransfer = false, ...money }: { venue?: string; center?: string; autoTransfer?: boolean } = {},
  site = testSite(),
): Promise<Bettor> => {
  members += 1
  const id = members
  const { sessions, wallet, venue } = siteOf(site.world)
  memberStore(site.world.db).insert({
    id,
    name: `bettor${id}`,
    password: '',
    nickName: '',
    avatar: '',
    iCode: `i${id}`,
    autoTransfer,
    registeredAt: site.world.clock.now(),
  })
  const token = sessions.open({ id, name: `bettor${id}` }, { ip: '203.0.113.7', finger: 'test-finger' })!
  const venueCents = toCents(money.venue ?? '10000.00')
  const centerCents = toCents(money.center ?? '0.00')
  site.world.atomically(() => {
    if (venueCents === 0) return
    wallet.deposit(id, venueCents, `d${id}`)
    wallet.transferIn(id, 'CRTY', venueCents, `t${id}`)
  })
  const launch = site.world.atomically(() =>
    venue.launch(id, { enName: 'CRTY', gameCode: '', isActivity: true }, 'http://127.0.0.1', (status) => {
      throw new Error(`launch refused: ${status}`)
    }),
  )
  const channelToken = launch.channel!.token
  // After the launch, which with 免转 on would have moved it in.
  if (centerCents > 0) site.world.atomically(() => wallet.deposit(id, centerCents, `c${id}`))
  const ask: Bettor['ask'] = async (method, request, options) => {
    const envelope = {
      timestamp: site.world.clock.now(),
      token: channelToken,
      language: 'zh-cn' as const,
      ip: '203.0.113.7',
    }
    const answer = await site.call(
      contract.sport.resource,
      { method, enName: 'crty', request: { ...envelope, ...(request as object) } },
      { token, ...options },
    )
    if (answer.status_code === STATUS.SUCCESS.code) channelMethods[method].response.parse(answer.data)
    return answer as never
  }
  return {
    site,
    id,
    token,
    channelToken,
    ask,
    get: async (method, request, options) => {
      const answer = await ask(method, request, options)
      if (answer.status_code !== STATUS.SUCCESS.code)
        throw new Error(`${method}: ${answer.status_code} ${answer.message}`)
      return answer.data
    },
    venueCents: () => wallet.venueBalance(id, 'CRTY'),
    centerCents: () => wallet.balances(id).center,
    compose: async (match) => {
      const { status, body } = await site.control<{ gid: string }>('POST', '/matches', {
        home: '云渚龙骑',
        away: '岚港海豹',
        ...match,
      })
      if (status !== 201) throw new Error(JSON.stringify(body))
      return body.gid
    },
    direct: async (gid, event) => {
      const { status, body } = await site.control('POST', `/matches/${gid}/events`, event)
      if (status !== 200) throw new Error(JSON.stringify(body))
    },
  }
}

/** The match as its own page shows it. */
export const gameOf = async (player: Bettor, hgid: string): Promise<GameRow> =>
  (await player.get('get_game_more', { hgid, oddsType: 'H' })).game

/** A selection as the slip would send it. */
export const selection = (row: GameRow, wtype: string, w: string, rank = 0) => {
  const line = row.lines.find((each: MarketLine) => each.wtype === wtype && each.rank === rank)
  const found = line?.selections.find((each) => each.w === w)
  if (!line || !found)
    throw new Error(`${wtype} ${w} is not offered: ${row.lines.map((each) => each.wtype).join(' ')}`)
  return { gameId: line.gameId, wtype, w, line: line.line, k: found.k }
}
