import type { AnyEndpoint } from '@app/contract/kit/endpoint'
import type { Sessions } from './session.ts'
import type { FirstAnswers } from './idempotency.ts'
import type { Frequency } from './frequency.ts'
import type { World } from '../world/world.ts'
import { answerWith } from './answer.ts'
import type { Caller, Member, UploadedFile } from './call.ts'
import { faultOf, forcedAnswer, hasOwnFault, wait } from './forced.ts'
import { WIRE_HEADER, callerOf, checkBlobs, checkSite, withoutBlobs } from './gates.ts'
import type { Route } from './implement.ts'
import type { Answer, Incoming } from './incoming.ts'
import { parseBody } from './json.ts'
import { Refusal, refuse } from './refusal.ts'
import { tapedCall } from './taped.ts'

/** What a forced answer is about. */
export interface ForcedCall {
  body: Record<string, unknown>
  member: Member | undefined
  ip: string
}

export interface PipelineOptions {
  sessions(world: World): Sessions
  firstAnswers(world: World): FirstAnswers
  frequency(world: World): Frequency
  /** Data that a forced status carries, as the real one would. */
  forcedData(world: World, status: string, call: ForcedCall): unknown
  /** Check answers against the contract too (development and tests). */
  strict: boolean
  log(text: string): void
}

/** The refused call that keeps what it wrote: leaves the transaction normally, then refuses. */
class Kept {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    this.refusal = refusal
  }
}

/** The uploaded file as the schema names it. */
const fileOf = ({ files: [file] }: Incoming): { file: File } => {
  if (!file) throw new Refusal('FILE_UPLOAD_FAILURE', { message: '请选择要上传的文件' })
  return { file: new File([new Uint8Array(file.bytes)], file.name, { type: file.type }) }
}
/** Tells files apart that are sent one after the other. */
const isTraditional = (incoming: Incoming): boolean => incoming.header(WIRE_HEADER.lang) === 'zh-TW'

const sizeOf = ({ name, bytes }: UploadedFile): string => `${name}:${bytes.length}`

/** Serves documented calls: gates, faults, session, validation, idempotency, frequency, handler, journal. */
export const pipeline = (options: PipelineOptions) => {
  /** One transaction for a write; `then` runs inside it. */
  const run = (route: Route, world: World, call: object, then?: (data: unknown) => void): unknown => {
    if (route.endpoint.effect === undefined || route.endpoint.effect === 'read')
      return route.handler(call as never)
    const result = world.atomically(() => {
      try {
        const data = route.handler(call as never)
        then?.(data)
        return data
      } catch (error) {
        if (error instanceof Refusal && error.keep) return new Kept(error)
        throw error
      }
    })
    if (result instanceof Kept) throw result.refusal
    return result
  }

  const parse = (endpoint: AnyEndpoint, input: unknown): unknown => {
    const parsed = endpoint.request.safeParse(input)
    if (parsed.success) return parsed.data
    const issue = parsed.error.issues[0]
    const where = issue?.path.join('.') ?? ''
    throw new Refusal('INVALID_PARAMETER', {
      message: /\p{Script=Han}/u.test(issue?.message ?? '')
        ? issue!.message
        : `参数错误${where ? `：${where}` : ''}`,
    })
  }

  const memberOf = (endpoint: AnyEndpoint, caller: Caller, world: World): Member | undefined => {
    if (endpoint.auth === 'public' || (endpoint.auth === 'optional' && caller.token === '')) return undefined
    const member = options.sessions(world).find(caller.token)
    if (!member && endpoint.auth === 'member') throw new Refusal('LOGIN_EXPIRED')
    return member
  }

  const perform = (
    route: Route,
    world: World,
    incoming: Incoming,
    input: Record<string, unknown>,
    caller: Caller,
    member: Member | undefined,
  ): Answer => {
    const { endpoint } = route
    const body = parse(endpoint, endpoint.upload ? { ...input, ...fileOf(incoming) } : input)
    const call = { body, member, caller, world, files: incoming.files, refuse }
    if (endpoint.effect === undefined || endpoint.effect === 'read')
      return answer(route, run(route, world, call))
    const key = `${member?.id ?? `${caller.ip}|${caller.uuid}`} ${incoming.path} ${JSON.stringify(body)}${incoming.files.map(sizeOf).join()}`
    if (endpoint.effect !== 'money' || !member || caller.requestId === '') {
      if (options.frequency(world).tooOften(key)) throw new Refusal('FREQUENT_SUBMISSION')
      return answer(route, run(route, world, call))
    }
    const kept = options.firstAnswers(world)
    const bodyText = JSON.stringify(body)
    const before = kept.find(member.id, endpoint.path, caller.requestId, bodyText)
    if (before === 'otherBody')
      throw new Refusal('ILLEGAL_PARAMETER', { message: '同一请求编号的内容不一致' })
    if (before) return answerWith('SUCCESS', before.data)
    if (options.frequency(world).tooOften(key)) throw new Refusal('FREQUENT_SUBMISSION')
    const keep = (data: unknown) =>
      kept.keep(member.id, endpoint.path, caller.requestId, bodyText, data ?? null)
    const data = run(route, world, call, keep)
    return answer(route, data)
  }

  const answer = ({ endpoint }: Route, data: unknown): Answer => {
    if (!options.strict) return answerWith('SUCCESS', data)
    const checked = endpoint.response.safeParse(data ?? null)
    if (checked.success) return answerWith('SUCCESS', checked.data)
    options.log(`answer of ${endpoint.path} breaks its contract: ${checked.error.message}`)
    throw new Refusal('SERVER_ERROR')
  }

  const refused = (error: unknown, path: string): Answer => {
    if (error instanceof Refusal) return answerWith(error.status, error.data, error.message)
    options.log(`${path} failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
    return answerWith('SERVER_ERROR', null)
  }

  return async (route: Route, world: World, incoming: Incoming): Promise<Answer> => {
    let at = world.clock.hold()
    const started = world.clock.machine()
    let taped = incoming
    let input: Record<string, unknown> = {}
    let member: Member | undefined
    let forced = false
    let result: Answer | undefined
    try {
      world.trace.begin()
      world.catchUp()
      input = incoming.method === 'GET' ? { ...incoming.query } : parseBody(incoming.text)
      const token = incoming.header(WIRE_HEADER.token)
      const known = token ? options.sessions(world).find(token) : undefined
      const fault = incoming.fault ?? faultOf(incoming, world, known?.name)
      if (fault) {
        if (fault.delayMs) {
          const { method, path } = incoming
          if (!hasOwnFault(incoming))
            world.keep(() => ({ kind: 'met', at, method, path, member: known?.name }))
          await wait(fault.delayMs)
          at = world.clock.hold()
          taped = { ...incoming, fault: { ...fault, delayMs: undefined } }
        }
        result = forcedAnswer(fault, (status) =>
          options.forcedData(world, status, { body: input, member: known, ip: incoming.ip }),
        )
        forced = result !== undefined
      }
      if (!result) {
        const caller = callerOf(incoming)
        checkSite(world, caller)
        checkBlobs(input, caller, world)
        input = withoutBlobs(input)
        if (isTraditional(incoming)) input = (await import('./traditional.ts')).withSimplifiedWords(input)
        member = memberOf(route.endpoint, caller, world)
        result = perform(route, world, incoming, input, caller, member)
      }
    } catch (error) {
      result = refused(error, incoming.path)
    }
    const id = world.note({
      at: world.clock.now(),
      member: member?.name ?? null,
      method: incoming.method,
      path: incoming.path,
      ...(incoming.sealed
        ? { sealedPath: incoming.sealed.path, sealedRequest: incoming.sealed.request }
        : {}),
      request: input,
      requestLength: incoming.text.length,
      response: result.body,
      statusCode: result.envelope?.status_code ?? null,
      http: result.http,
      ms: world.clock.machine() - started,
      forced,
    })
    world.keep(() => ({ kind: 'call', at, id, call: tapedCall(taped) }))
    return isTraditional(incoming) ? (await import('./traditional.ts')).inTraditional(result) : result
  }
}
