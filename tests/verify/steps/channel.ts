import { contract } from '@app/contract'
import type { ChannelArg, ChannelData, ChannelMethod } from '@app/contract/sport/channel'
import type { GameRow } from '@app/contract/sport/feed'
import type { AccountName } from '../accounts.data.ts'
import { type Answered, Broken, type CallOptions, type Site } from '../backend.ts'
import { as } from '../covers.ts'

/** The sport channel in a member's hands. */
export interface Channel {
  token: string
  ask<M extends ChannelMethod>(
    method: M,
    request: ChannelArg<M> & { token?: string },
    options?: CallOptions,
  ): Promise<Answered<ChannelData<M>>>
}

export const openChannel = async (site: Site, name: AccountName = 'vip5'): Promise<Channel> => {
  const { data } = await as(site, name, contract.venue.launch, { enName: 'crty', isActivity: true })
  if (!data?.channel)
    throw new Broken(
      'venue.launch.response.channel',
      '启动 CRTY 没有给出频道会话 · no channel session',
      '{ token }',
      data,
    )
  const { token } = data.channel
  const besides = { timestamp: Date.now(), token, language: 'zh-cn' as const, ip: '' }
  return {
    token,
    ask: async (method, request, options) =>
      (await site.call(
        contract.sport.resource,
        { method, enName: 'crty', request: { ...besides, ...(request as object) } },
        { token: await site.as(name), ...options },
      )) as never,
  }
}

/** Prices to be taken, of so many matches that begin next, and a stake on each. */
export const wager = async ({ ask }: Channel, stake = '10.00', matches = 1) => {
  const { data } = await ask('get_game_list', { market: 'FU', sport: 'FT', oddsType: 'H' })
  const rows: GameRow[] = data.leagues.flatMap(({ games }) => games)
  const entries = rows
    .toSorted((one, other) => one.startTime - other.startTime)
    .flatMap(({ lines }) =>
      lines
        .flatMap(({ gameId, wtype, line, selections }) =>
          selections.flatMap(({ w, k }) => (k === '' ? [] : [{ gameId, wtype, w, line, k, stake }])),
        )
        .slice(0, 1),
    )
    .slice(0, matches)
  if (entries.length === matches) return { entries, oddsType: 'H' as const, autoAccept: 'any' as const }
  throw new Broken(
    'sport.resource#get_game_list.response',
    '没有可投注的赛事 · nothing to bet on',
    `≥ ${matches}`,
    rows.length,
  )
}
