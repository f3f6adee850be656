import { contract } from '@app/contract'

/** The same stake again within a second would be 6011. */
const AMOUNTS = 20_000
const amount = (n) => ((1_000 + (n % AMOUNTS)) / 100).toFixed(2)
const resource = ({ now, channel }, method, request) => ({
  method,
  enName: 'crty',
  request: { timestamp: now, token: channel, language: 'zh-cn', ip: '127.0.0.1', ...request },
})

/** A price of every match of a list. */
export const picksOf = ({ leagues }) =>
  leagues
    .flatMap(({ games }) => games)
    .flatMap(({ lines }) => lines.find(({ selections }) => selections.length > 0) ?? [])
    .map(({ gameId, wtype, line, selections: [{ w, k }] }) => ({ gameId, wtype, w, line, k }))

/** Verbs that move money, each with another amount. */
export const VERBS = [
  {
    name: 'venue.transfer, in',
    calls: 600,
    endpoint: contract.venue.transfer,
    body: (_world, n) => ({ channelCode: 'CWZR', amount: amount(n), ty: '1' }),
  },
  {
    name: 'resource bet',
    /** Each stays open, and the caps of a day count what is open. */
    calls: 300,
    endpoint: contract.sport.resource,
    body: (world, n) =>
      resource(world, 'bet', {
        entries: [{ ...world.picks[n % world.picks.length], stake: amount(n) }],
        oddsType: 'H',
        autoAccept: 'any',
      }),
  },
]
