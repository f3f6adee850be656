import { contract } from '@app/contract'
import type { PlayAnswer, PlayBet, PlayState } from '@app/contract/play/play'
import { TESTER_HEADER } from '@app/contract/kit/headers'
import type { Envelope } from '@app/contract/kit/envelope'
import { type TestSite, app } from '../harness.ts'

let rounds = 0

/** A launched page of a member: what its address carries, and the calls it makes. */
export const launched = async (site: TestSite, member: string, enName: string, gameCode = '') => {
  const login = await site.as(member)
  const { data } = await site.call(contract.venue.launch, { enName, gameCode }, { token: login })
  const token = /[0-9a-f]{48}$/.exec(data.url)?.[0] ?? ''
  const post = async <T>(
    verb: string,
    body: unknown,
    code = data.channelCode,
  ): Promise<Envelope<T> & { http: number }> => {
    const response = await app.hono.request(`http://127.0.0.1/mock/play/${code}/${verb}`, {
      method: 'POST',
      headers: { host: '127.0.0.1', 'content-type': 'application/json', [TESTER_HEADER.world]: site.name },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    return { http: response.status, ...((await response.json()) as Envelope<T>) }
  }
  return {
    url: data.url,
    login,
    token,
    post,
    state: () => post<PlayState>('state', { token, gameCode }),
    card: <T>(card: number) => post<T>('card', { token, gameCode, card }),
    bet: (bet: PlayBet, roundId = `test-round-${++rounds}`) =>
      post<PlayAnswer>('bet', { token, gameCode, roundId, bet }),
  }
}

export const ledgerOf = async (site: TestSite) =>
  (await site.control<{ balanced: boolean }>('GET', '/ledger')).body
