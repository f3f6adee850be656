import { carriedCall, moneyVerb } from '@app/contract/kit/carried'
import type { AnyEndpoint } from '@app/contract/kit/endpoint'
import { primitives } from '@app/contract/kit/primitives'
import type { Sessions } from './session.ts'
import { type FirstAnswers, UNREPEATED } from './idempotency.ts'
import type { Frequency } from './frequency.ts'
import type { World } from '../world/world.ts'
import { answerWith } from './answer.ts'
import type { Caller, Member, UploadedFile } from './call.ts'
import type { Fault } from '../world/faults.ts'
import { faultOf, hasOwnFault, servedUnder, wait } from './forced.ts'
import { BLOBS, WIRE_HEADER, callerOf, checkBlobs, checkSite, withoutBlobs } from './gates.ts'
import type { Route } from './implement.ts'
import { checked } from './checked.ts'
import type { Answer, Incoming } from './incoming.ts'
import { parseBody, shapedBody } from './json.ts'
import { Refusal, refuse } from './refusal.ts'
import { tapedAt } from './taped.ts'

/** What a forced answer is about. */
export interface ForcedCall {
  path: string
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

/** An answer of so many letters is made UTF-8 once, for the journal and the socket; a shorter one leaves in one piece with its head. */
const ENCODED_ONCE = 16_384

/** What is known of a call while it is judged. */
interface Judged {
  /** The machine's time at which it is done, for the tape. */
  at: number
  started: number
  /** The call as the tape keeps it. */
  taped: Incoming
  input: Record<string, unknown>
  /** What `input` is: the JSON that came, the same without tt and xx, or neither. */
  spelled: 'whole' | 'bare' | undefined
  /** Whose token it is; `member` once the call has been let in. */
  known: Member | undefined
  member: Member | undefined
  forced: boolean
}

/** The uploaded file as the schema names it. */
const fileOf = ({ files: [file] }: Incoming): { file: File } => {
  if (!file) throw new Refusal('FILE_UPLOAD_FAILURE', { message: '请选择要上传的文件' })
  return { file: new File([new Uint8Array(file.bytes)], file.name, { type: file.type }) }
}
type Simplify = (input: Record<string, unknown>) => Record<string, unknown>
const isTraditional = (incoming: Incoming): boolean => incoming.header(WIRE_HEADER.lang) === 'zh-TW'
/** A word of either script is sought by a reader of either. */
const seeks = ({ keyword }: Record<string, unknown>): boolean =>
  typeof keyword === 'string' && /\p{Script=Han}/u.test(keyword)

/** Tells files apart that are sent one after the other. */
const sizeOf = ({ name, bytes }: UploadedFile): string => `${name}:${bytes.length}`

/** Serves documented calls: gates, faults, session, validation, idempotency, frequency, handler, journal. */
export const pipeline = (options: PipelineOptions) => {
  /** One transaction for a write; `then` runs inside it. */
  const run = (route: Route, world: World, call: object, then?: (data: unknown) => void): unknown => {
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

  const memberOf = ({ auth }: AnyEndpoint, known: Member | undefined): Member | undefined => {
    if (auth === 'public') return undefined
    if (!known && auth === 'member') throw new Refusal('LOGIN_EXPIRED')
    return known
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
    const body = checked(endpoint.request, endpoint.upload ? { ...input, ...fileOf(incoming) } : input)
    const call = { body, member, caller, world, files: incoming.files, refuse }
    const carried = moneyVerb(endpoint, body as never)
    const effect = carried ? 'money' : (endpoint.effect ?? 'read')
    if (effect === 'read') return answer(route, body, route.handler(call as never))
    const verb = carried ? `${endpoint.path}#${carried.name}` : endpoint.path
    const bodyText = JSON.stringify(carried ? carried.said : body)
    const who = member?.id ?? `${caller.ip}|${caller.uuid}`
    const written = `${who} ${verb} ${bodyText}${incoming.files.map(sizeOf).join()}`
    if (effect !== 'money' || !member || caller.requestId === '') {
      if (!endpoint.mayRepeat && options.frequency(world).tooOften(written))
        throw new Refusal('FREQUENT_SUBMISSION')
      return answer(route, body, run(route, world, call))
    }
    const kept = options.firstAnswers(world)
    const key = { memberId: member.id, verb, requestId: caller.requestId }
    const before = kept.find(key)
    if (before === 'closed' || before === 'spent') throw new Refusal('ILLEGAL_PARAMETER', UNREPEATED[before])
    if (before && !before.isSame(bodyText)) throw new Refusal('ILLEGAL_PARAMETER', UNREPEATED.other)
    if (before) return answerWith('SUCCESS', before.data)
    if (options.frequency(world).tooOften(written, caller.requestId)) throw new Refusal('FREQUENT_SUBMISSION')
    return answer(
      route,
      body,
      run(route, world, call, (data) => kept.keep(key, bodyText, data)),
    )
  }

  const answer = ({ endpoint }: Route, body: unknown, data: unknown): Answer => {
    if (!options.strict) return answerWith('SUCCESS', data)
    const { response } = carriedCall(endpoint, body as never) ?? endpoint
    const read = response.safeParse(data ?? null)
    if (read.success) return answerWith('SUCCESS', read.data)
    options.log(`answer of ${endpoint.path} breaks its contract: ${read.error.message}`)
    throw new Refusal('SERVER_ERROR')
  }

  const refused = (error: unknown, path: string): Answer => {
    if (error instanceof Refusal)
      return { ...answerWith(error.status, error.data, error.message), reason: error.reason }
    options.log(`${path} failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
    return answerWith('SERVER_ERROR', null)
  }

  /** The gates, the session and the handler, once no fault has answered. */
  const judge = (
    route: Route,
    world: World,
    incoming: Incoming,
    noted: Judged,
    simplified: Simplify | undefined,
  ): Answer => {
    const caller = callerOf(incoming)
    checkSite(world, caller)
    // Nobody's upload is read, its blobs neither.
    if (route.endpoint.upload) memberOf(route.endpoint, noted.known)
    checkBlobs(noted.input, caller, world)
    noted.input = withoutBlobs(noted.input)
    if (noted.spelled) noted.spelled = 'bare'
    if (simplified) {
      noted.input = simplified(noted.input)
      noted.spelled = undefined
    }
    noted.member = memberOf(route.endpoint, noted.known)
    return perform(route, world, incoming, noted.input, caller, noted.member)
  }

  const finish = (
    world: World,
    incoming: Incoming,
    noted: Judged,
    result: Answer,
  ): Answer | Promise<Answer> => {
    const { at, taped } = noted
    const isNeededAgain = incoming.sealed !== undefined || result.body.length >= ENCODED_ONCE
    const bytes = isNeededAgain ? primitives().utf8(result.body) : undefined
    const id = world.note({
      at: world.clock.now(),
      member: noted.member?.name ?? null,
      method: incoming.method,
      path: incoming.path,
      sealedPath: incoming.sealed?.path,
      sealedRequest: incoming.sealed?.text,
      request: noted.spelled ? incoming.text : JSON.stringify(noted.input),
      ...(noted.spelled === 'bare' ? { leftOut: BLOBS } : {}),
      response: bytes ?? result.body,
      statusCode: result.envelope?.status_code ?? null,
      http: result.http,
      ms: world.clock.machine() - noted.started,
      forced: noted.forced,
    })
    world.keep(() => tapedAt(at, id, taped))
    const told = isTraditional(incoming)
      ? import('./traditional.ts').then(({ inTraditional }) => inTraditional(result))
      : bytes
        ? { ...result, bytes }
        : result
    // An answer may show only what a crash can't take back.
    const safe = world.db.safe()
    if (!safe) return told
    return safe.then(
      () => told,
      (error: unknown) => {
        const lost = refused(error, incoming.path)
        const { envelope, http, body } = lost
        world.correct(id, { statusCode: envelope?.status_code ?? null, http, response: body })
        return lost
      },
    )
  }

  return (route: Route, world: World, incoming: Incoming): Answer | Promise<Answer> => {
    const noted: Judged = {
      at: world.clock.hold(),
      started: world.clock.machine(),
      taped: incoming,
      input: {},
      spelled: undefined,
      known: undefined,
      member: undefined,
      forced: false,
    }
    let fault: Fault | undefined
    const decide = (simplified?: Simplify): Answer | Promise<Answer> => {
      const serve = (): Answer => {
        try {
          return judge(route, world, incoming, noted, simplified)
        } catch (error) {
          return refused(error, incoming.path)
        }
      }
      let under: ReturnType<typeof servedUnder>
      try {
        const data = (status: string) =>
          options.forcedData(world, status, {
            path: incoming.path,
            body: noted.input,
            member: noted.known,
            ip: incoming.ip,
          })
        under = servedUnder(fault, data, serve)
      } catch (error) {
        const answered = refused(error, incoming.path)
        under = { answered, heard: answered, isForced: false }
      }
      const { answered, heard, isForced } = under
      noted.forced = isForced
      const told = finish(world, incoming, noted, answered)
      return heard === answered ? told : Promise.resolve(told).then(() => heard)
    }
    const go = (): Answer | Promise<Answer> =>
      isTraditional(incoming) || seeks(noted.input)
        ? import('./traditional.ts').then(({ withSimplifiedWords }) => {
            noted.at = world.clock.hold()
            return decide(withSimplifiedWords)
          })
        : decide()
    try {
      world.trace.begin()
      world.catchUp()
      if (incoming.method === 'GET') noted.input = { ...incoming.query }
      else {
        noted.input = incoming.input === undefined ? parseBody(incoming.text) : shapedBody(incoming.input)
        if (incoming.text !== '') noted.spelled = 'whole'
      }
      const token = incoming.header(WIRE_HEADER.token)
      noted.known = token ? options.sessions(world).find(token) : undefined
      fault = incoming.fault ?? faultOf(incoming, world, noted.known?.name)
    } catch (error) {
      return finish(world, incoming, noted, refused(error, incoming.path))
    }
    const delayMs = fault?.delayMs
    if (!delayMs) return go()
    if (!hasOwnFault(incoming)) {
      const { method, path } = incoming
      const { at, known } = noted
      world.keep(() => ({ kind: 'met', at, method, path, member: known?.name }))
    }
    return wait(delayMs).then(() => {
      if (!world.isOpen()) return { http: 0, body: '', transport: 'cut' }
      noted.at = world.clock.hold()
      noted.taped = { ...incoming, fault: { ...fault, delayMs: undefined } }
      return go()
    })
  }
}
