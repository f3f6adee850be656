import type { Hono } from 'hono'
import { PlayBetRequest, PlayCardRequest, PlayStateRequest } from '@app/contract/play/play'
import { answerWith } from '../kit/answer.ts'
import type { Answer, HeaderOf } from '../kit/incoming.ts'
import { MAX_BODY, parseBody } from '../kit/json.ts'
import { chosenWorld } from '../kit/calls.ts'
import { Refusal, refuse } from '../kit/refusal.ts'
import { siteOf } from '../site.ts'
import type { World } from '../world/world.ts'
import { type Worlds, WorldRefused } from '../world/worlds.ts'

type Site = ReturnType<typeof siteOf>
type Handler = (play: Site['play'], code: string, body: unknown) => unknown

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }

/** What a schema makes of a body, or a refusal. */
const read = <T>(
  schema: { safeParse(value: unknown): { success: true; data: T } | { success: false } },
  value: unknown,
): T => {
  const parsed = schema.safeParse(value)
  return parsed.success ? parsed.data : refuse('INVALID_PARAMETER')
}

const HANDLERS: Record<string, Handler> = {
  state: (play, code, body) => play.state(code, read(PlayStateRequest, body), refuse),
  card: (play, code, body) => play.card(code, read(PlayCardRequest, body), refuse),
  bet: (play, code, body) => play.bet(code, read(PlayBetRequest, body), refuse),
}

const answered = (world: World, work: () => unknown): Answer => {
  try {
    return answerWith('SUCCESS', world.atomically(work))
  } catch (error) {
    if (error instanceof Refusal) return answerWith(error.status, error.data, error.message)
    throw error
  }
}

/** POST /mock/play/:code/state · card · bet: what launched pages call, with the play session's token in the body. */
export const playApi = (app: Hono, worlds: Worlds, maySteer: (header: HeaderOf) => boolean): void => {
  app.post('/mock/play/:code/:verb{(?:state|card|bet)}', async (c) => {
    const send = ({ http, body }: Answer) => c.body(body, http as 200, JSON_TYPE)
    if (Number(c.req.header('content-length') ?? 0) > MAX_BODY)
      return send(answerWith('ILLEGAL_PARAMETER', null))
    const text = await c.req.text()
    try {
      const world = chosenWorld(
        { header: (name) => c.req.header(name), query: () => c.req.query() },
        { worlds, maySteer },
      )
      world.catchUp()
      const from = world.clock.real()
      const request = parseBody(text)
      const { code, verb } = c.req.param()
      const site = siteOf(world)
      const answer = answered(world, () => HANDLERS[verb]!(site.play, code, request))
      const { token } = request
      const memberId = typeof token === 'string' ? site.play.memberOf(token) : undefined
      world.journal.add({
        at: world.clock.now(),
        member: memberId === undefined ? null : (site.members.byId(memberId)?.name ?? null),
        method: 'POST',
        path: `/mock/play/${code}/${verb}`,
        request,
        requestLength: text.length,
        response: answer.body,
        statusCode: answer.envelope?.status_code ?? null,
        http: answer.http,
        ms: world.clock.real() - from,
        forced: false,
      })
      return send(answer)
    } catch (error) {
      if (error instanceof Refusal) return send(answerWith(error.status, error.data, error.message))
      if (error instanceof WorldRefused) return send(answerWith('ILLEGAL_PARAMETER', null, error.message))
      throw error
    }
  })
}
