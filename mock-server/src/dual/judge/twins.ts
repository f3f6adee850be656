import { HEADER, TESTER_HEADER } from '@app/contract/kit/headers'
import { STATUS } from '@app/contract/kit/status'
import { VERIFY_CODE_PATTERN } from '@app/contract/rules/account/verifyCode'
import type { MockApp } from '../port.ts'
import { makeMember } from '../../planting/made.ts'
import { siteOf } from '../../site.ts'
import type { World } from '../../world/world.ts'
import { type Exchange, headerOf } from '../exchange.ts'
import type { Asked } from './asked.ts'
import { isRecord } from './conform.ts'
import { type Pairs, translated } from './pairs.ts'
import { shapeOf } from './shape.ts'

const MINUTE = 60_000
/**
 * Worlds of other seeds at other hours live through the same calls: what they say alike is of the site, the rest of a seed or an hour.
 * The first is the shadow that is shown.
 */
export const TWINS = [
  { seed: 0, ahead: 0 },
  { seed: 7_919, ahead: 97_000 },
  { seed: 104_729, ahead: -10 * MINUTE - 13_000 },
] as const

const WIRE = [HEADER.client, HEADER.site, HEADER.requestId, HEADER.uuid, HEADER.finger, HEADER.lang].map(
  (name) => name.toLowerCase(),
)
const TOKEN = HEADER.token.toLowerCase()
const HOST = '127.0.0.1'

export interface Twin {
  world: World
  /** Lets its time come to that of the machine where the call was made. */
  at(machine: number): void
  close(): void
}

export const openTwin = (
  { worlds }: Pick<MockApp, 'worlds'>,
  index: number,
  seed: number,
  from: number,
): Twin => {
  const { seed: apart, ahead } = TWINS[index]!
  let machine = from
  const world = worlds.stage({ name: `dual-${index}`, seed: seed + apart, time: () => machine + ahead })
  return {
    world,
    at: (moment) => {
      machine = Math.max(machine, moment)
      world.catchUp()
    },
    close: () => world.close(),
  }
}

/** The answer that the world itself knows: the codes it sent, the pictures it drew. */
const solved = (world: World, body: Record<string, unknown>): Record<string, unknown> => {
  const picture =
    typeof body['codeId'] === 'string' ? siteOf(world).captcha.answerOf(body['codeId']) : undefined
  const [sent] = world.outbox.list()
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      if (name === 'code' && picture?.kind === 'picture') return [name, picture.answer]
      const isCode = /code/i.test(name) && typeof value === 'string' && VERIFY_CODE_PATTERN.test(value)
      return [name, isCode && sent ? sent.code : value]
    }),
  )
}

/** Asks one of the worlds what the real backend was asked. */
export const askTwin = async (
  { calls }: Pick<MockApp, 'calls'>,
  { world }: Twin,
  index: number,
  {
    exchange,
    asked,
    pairs,
    isAccepted,
  }: { exchange: Exchange; asked: Asked; pairs: Pairs; isAccepted: boolean },
): Promise<{ value: Record<string, unknown>; isLone: boolean }> => {
  let [isLone, isUnknown] = [false, false]
  const lone = (why: 'gone' | 'unknown') => {
    if (why === 'gone') isLone = true
    else isUnknown = true
  }
  const { endpoint } = asked.route
  const mine = translated(asked.body, shapeOf(endpoint.request), index, pairs, lone)
  const body = isAccepted && isRecord(mine) ? solved(world, mine) : mine
  const token = headerOf(exchange.headers, TOKEN)
  const headers: Record<string, string> = { host: HOST, [TESTER_HEADER.blobs]: 'off' }
  for (const name of WIRE) {
    const value = headerOf(exchange.headers, name)
    if (value !== undefined) headers[name] = value
  }
  if (token !== undefined && token !== '') headers[TOKEN] = pairs.of(token, index) ?? token
  const isGet = endpoint.method === 'GET'
  const answer = await calls.answer(
    asked.route,
    {
      path: endpoint.path,
      header: (name) => headers[name],
      query: () => (isGet ? (body as Record<string, string>) : {}),
      ip: exchange.ip,
      bound: world,
      origin: `http://${HOST}`,
    },
    isGet ? '' : JSON.stringify(body),
    asked.files,
  )
  const value = answer.envelope ?? (JSON.parse(answer.body) as Record<string, unknown>)
  // An id that nobody has seen given, taken by the real backend alone: this world knows nothing of it.
  const isForeign = isUnknown && isAccepted && value['status_code'] !== STATUS.SUCCESS.code
  return { value: { ...value }, isLone: isLone || isForeign }
}

/** A member of the world for an account that only the real backend knows. */
export const adopt = ({ world }: Twin, name: string | undefined): string | undefined => {
  const known = name === undefined ? undefined : siteOf(world).signInAs(name)
  if (known) return known.token
  const { members } = siteOf(world)
  return world.atomically(() => {
    const make = (asked: object) => siteOf(world).signInAs(makeMember(world, asked).row.name)?.token
    try {
      return make(name === undefined ? {} : { name })
    } catch {
      return members.count() > 0 ? make({}) : undefined
    }
  })
}
