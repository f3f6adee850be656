import type { Context, Hono } from 'hono'
import {
  PlayBetRequest,
  PlayCardRequest,
  PlayPageRequest,
  PlayRotateRequest,
  PlayRoundRequest,
  PlayStateRequest,
} from '@app/contract/play/play'
import { boundWorld } from '../kit/address.ts'
import { answerWith } from '../kit/answer.ts'
import { CALL_BODY, readText } from '../kit/body.ts'
import { faultOf, servedUnder, wait } from '../kit/forced.ts'
import type { Answer, HeaderOf } from '../kit/incoming.ts'
import { parseBody } from '../kit/json.ts'
import { type CallsOptions, chosenWorld, unread } from '../kit/calls.ts'
import { Refusal, refuse } from '../kit/refusal.ts'
import { testerHeaders } from '../kit/taped.ts'
import { siteOf } from '../site.ts'
import type { World } from '../world/world.ts'
import { WorldRefused } from '../world/worlds.ts'

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
  seeds: (play, code, body) => play.seeds(code, read(PlayPageRequest, body), refuse),
  rotate: (play, code, body) => play.rotate(code, read(PlayRotateRequest, body), refuse),
  proof: (play, code, body) => play.proof(code, read(PlayRoundRequest, body), refuse),
  bet: (play, code, body) => play.bet(code, read(PlayBetRequest, body), refuse),
}

const atOnce = (world: World, work: () => unknown): Answer => {
  try {
    return answerWith('SUCCESS', world.atomically(work))
  } catch (error) {
    if (error instanceof Refusal) return answerWith(error.status, error.data, error.message)
    throw error
  }
}

interface PlayOptions extends Pick<CallsOptions, 'worlds' | 'maySteer'> {
  /** Breaks the connection without an answer. */
  cut(c: Context): Response
}

/** How long a `timeout` fault holds a call that nobody hangs up. */
const HELD = 120_000

/**
 * POST /mock/play/:code/state · card · bet · seeds · rotate · proof: what launched pages call, with the play session's token in the body. Tester
 * headers and fault rules hold as they do for documented calls.
 */
export const playApi = (app: Hono, options: PlayOptions): void => {
  const serve = async (
    c: Context,
    world: World,
    code: string,
    verb: string,
    text: string,
  ): Promise<Answer> => {
    let at = world.clock.hold()
    const from = world.clock.machine()
    world.trace.begin()
    world.catchUp()
    const request = parseBody(text)
    const { token } = request
    const site = siteOf(world)
    const memberId = typeof token === 'string' ? site.play.memberOf(token) : undefined
    const member = memberId === undefined ? undefined : site.members.byId(memberId)?.name
    const path = `/mock/play/${code}/${verb}`
    const header: HeaderOf = (name) => c.req.header(name)
    const steered = boundWorld(c) !== undefined || options.maySteer(header)
    const taped = steered ? testerHeaders(header) : {}
    const fault = faultOf({ method: 'POST', path, header, steered }, world, member)
    if (fault?.delayMs && !boundWorld(c)) {
      await wait(fault.delayMs)
      at = world.clock.hold()
    }
    const { answered, heard, isForced } = servedUnder(
      fault,
      () => null,
      () => atOnce(world, () => HANDLERS[verb]!(site.play, code, request)),
    )
    const id = world.note({
      at: world.clock.now(),
      member: member ?? null,
      method: 'POST',
      path,
      request: JSON.stringify(request),
      response: answered.body,
      statusCode: answered.envelope?.status_code ?? null,
      http: answered.http,
      ms: world.clock.machine() - from,
      forced: isForced,
    })
    world.keep(() => ({
      kind: 'own',
      at,
      id,
      request: { method: 'POST', path, type: 'application/json', text, headers: taped },
    }))
    return heard
  }

  app.post('/mock/play/:code/:verb{(?:state|card|bet|seeds|rotate|proof)}', async (c) => {
    const send = ({ http, body }: Answer) => c.body(body, http as 200, JSON_TYPE)
    const body = await readText(c.req.raw, CALL_BODY)
    if (typeof body === 'string') return send(unread(body))
    try {
      const world = chosenWorld(
        { header: (name) => c.req.header(name), query: () => c.req.query(), bound: boundWorld(c) },
        options,
      )
      const { code, verb } = c.req.param()
      const answer = await serve(c, world, code, verb, body.text)
      if (!answer.transport) return send(answer)
      if (boundWorld(c)) return new Response(null, { status: 499 })
      if (answer.transport === 'held') await new Promise((resolve) => setTimeout(resolve, HELD))
      return options.cut(c)
    } catch (error) {
      if (error instanceof Refusal) return send(answerWith(error.status, error.data, error.message))
      if (error instanceof WorldRefused) return send(answerWith('ILLEGAL_PARAMETER', null, error.message))
      throw error
    }
  })
}
