import { HEADER, CLIENT_TYPE, SITE_ID } from '@app/contract/kit/headers'
import { blobs } from '@app/contract/kit/cipher'
import { contract } from '@app/contract'
import { flatten } from '@app/contract/kit/endpoint'
import { STATUS } from '@app/contract/kit/status'
import type { Envelope } from '@app/contract/kit/envelope'
import { passwordHash } from '@app/contract/rules/account/passwordHash'
import { CAST_PASSWORD } from '@app/seeds/people'
import { openDesk } from '../../../mock-server/src/dual/desk.ts'
import type { Exchange } from '../../../mock-server/src/dual/exchange.ts'
import { EVENING, openApp } from '../harness.ts'
import { type Ask, evening } from './evening.ts'

/** An answer on its way to the player. */
interface Going {
  path: string
  /** The sport channel's own. */
  method: string | undefined
  http: number
  type: string
  text: string
}
/** What another backend does to an answer; the same object when nothing. */
export type Spoil = (going: Going) => Going
/** What another backend sends in place of a frame: none, one or several. */
export type SpoilFrame = (text: string) => string[]

/** Of the cast: known and let in by both. */
export const MEMBERS = ['vip5', 'vip10', 'noname01']

const STEP_MS = 2_500
const encoder = new TextEncoder()
const IP = '203.0.113.7'

/** A real backend of a seed of its own, a desk that compares it with ours, and a member between them. */
export const sideBySide = (seed: number, spoil: Spoil = (going) => going) => {
  let machine = EVENING
  let requests = 0
  let lines = 1
  const real = openApp({ seed, time: () => machine, strict: false })
  const ours = openApp({ time: () => machine, strict: false })
  const world = real.worlds.stage({ name: 'real', seed, time: () => machine })
  const desk = openDesk({
    app: ours,
    seed: 1,
    from: EVENING,
    secret: new Uint8Array(32),
    textOf: ({ body }) => new TextDecoder().decode(body),
  })
  const ask: Ask = async (endpoint, body = {} as never, token = '') => {
    machine += STEP_MS
    const requestId = `r${++requests}`
    const sealed = blobs({ now: machine, ip: IP }, { siteId: SITE_ID, requestId })
    const full = { ...(body as object), ...sealed }
    const isGet = endpoint.method === 'GET'
    const headers: Record<string, string> = {
      [HEADER.client]: CLIENT_TYPE,
      [HEADER.site]: SITE_ID,
      [HEADER.requestId]: requestId,
      [HEADER.uuid]: 'device-1',
      [HEADER.finger]: 'finger-1',
      [HEADER.token]: token,
      'content-type': 'application/json',
    }
    const text = isGet ? '' : JSON.stringify(full)
    const small = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
    )
    world.catchUp()
    const answer = await real.calls.answer(
      real.calls.find(endpoint.method, endpoint.path)!,
      {
        path: endpoint.path,
        header: (name) => small[name],
        query: () => full,
        ip: IP,
        bound: world,
        origin: 'http://real.example',
      },
      text,
    )
    const { method } = body as { method?: string }
    const going = spoil({
      path: endpoint.path,
      method,
      http: answer.http,
      type: 'application/json; charset=utf-8',
      text: answer.body,
    })
    const exchange: Exchange = {
      at: machine,
      ms: 3,
      method: endpoint.method,
      url: endpoint.path + (isGet ? `?${new URLSearchParams(full)}` : ''),
      headers: Object.entries(headers).flat(),
      ip: IP,
      body: encoder.encode(text),
      answer: { status: going.http, headers: ['content-type', going.type], body: encoder.encode(going.text) },
    }
    await desk.take({ exchange })
    const { status_code, data } = JSON.parse(answer.body) as Envelope<never>
    return status_code === STATUS.SUCCESS.code ? data : undefined
  }
  return {
    desk,
    ask,
    evening: (name?: string) => evening(ask, name),
    credentials: (name: string) => ({ name, password: passwordHash(CAST_PASSWORD) }),
    /** A line of the member's to both, as the client opens it. */
    line: async (spoil: SpoilFrame) => {
      const down: string[] = []
      const line = ++lines
      const hear = async () => {
        world.db.flush()
        for (const text of down.splice(0).flatMap(spoil))
          await desk.take({ event: { at: machine, line, does: 'down', text } })
      }
      await desk.take({ event: { at: machine, line, does: 'opens', ip: IP } })
      const session = real.openLine(world, {
        id: line,
        send: (text) => void down.push(text),
        close: () => undefined,
      })
      return {
        hear,
        say: async (msgId: number, msgData: unknown) => {
          machine += STEP_MS
          world.catchUp()
          await hear()
          const text = JSON.stringify({ msgId, msgData })
          await desk.take({ event: { at: machine, line, does: 'up', text } })
          session.receive(text)
          await hear()
        },
      }
    },
    frames: async (said: { does: 'up' | 'down'; text: string }[]) => {
      await desk.take({ event: { at: machine, line: 1, does: 'opens', ip: IP } })
      for (const { does, text } of said) {
        machine += STEP_MS
        await desk.take({ event: { at: machine, line: 1, does, text } })
      }
    },
    /** As the differences name a call. */
    nameOf: (path: string, method?: string) =>
      (flatten(contract).find(({ endpoint }) => endpoint.path === path)?.id ?? path) +
      (method === undefined ? '' : `:${method}`),
    rows: () => desk.read({ masked: false }).differences,
    close: () => {
      desk.close()
      world.close()
    },
  }
}
