import { CLIENT_TYPE, HEADER, SITE_ID } from '@app/contract/kit/headers'
import { type RefusalName, STATUS, statusName } from '@app/contract/kit/status'
import { openDirector } from './director.ts'
import { openMoney } from './money.ts'
import { openTime } from './time.ts'
import type {
  Answer,
  Armed,
  CoverageShown,
  EndpointShown,
  FaultRule,
  MemberShown,
  MessageShown,
  NewWorld,
  SceneShown,
  SentCode,
  Session,
  WorldListed,
  WorldShown,
} from './shapes.ts'
import { type MockClientOptions, openTransport, queryOf } from './transport.ts'

export interface CallOptions {
  /** A member of the world, signed in once and remembered. */
  as?: string
  /** Instead of `as`. */
  token?: string
  /** Money verbs answer the same id the same; each call has its own without it. */
  requestId?: string
  headers?: Record<string, string>
}

const openClient = (url: string, options: MockClientOptions) => {
  const { base, fetch, headers, raw, control } = openTransport(url, options)
  const tokens = new Map<string, Promise<Session>>()
  let known: Promise<EndpointShown[]> | undefined
  let requests = 0
  let isReady: Promise<unknown> | undefined

  const endpoints = () =>
    (known ??= control<{ endpoints: EndpointShown[] }>('GET', '/endpoints').then(
      (answer) => answer.endpoints,
    ))
  /** 'login', 'auth.login' or a path; a glob stays one. */
  const pathOf = async (call: string): Promise<string> => {
    if (call.startsWith('/')) return call
    const found = (await endpoints()).filter(({ id }) => id === call || id.endsWith(`.${call}`))
    if (found.length === 1) return found[0]!.path
    throw new Error(
      found.length === 0
        ? `no call is named ${call}`
        : `${call} is ${found.map(({ id }) => id).join(' or ')}`,
    )
  }
  const session = (name: string) =>
    control<Session>('POST', `/members/${encodeURIComponent(name)}/session`, {})
  const tokenOf = async (name: string): Promise<string> => {
    const kept = tokens.get(name) ?? session(name)
    tokens.set(name, kept)
    return (await kept).token
  }
  const settings = {
    read: <T = Record<string, unknown>>() => control<T>('GET', '/settings'),
    change: (change: Record<string, unknown>) => control('PATCH', '/settings', change),
  }
  const addFault = (rule: FaultRule) => control<{ id: number }>('POST', '/faults', rule)

  return {
    url: base,
    world: options.world ?? 'default',
    /** Any control call, by its path after /__mock/api. Throws MockRefused. */
    control,
    health: async () =>
      (await (await fetch(`${base}/__mock/health`)).json()) as {
        ok: boolean
        version: string
        worlds: number
      },

    worlds: {
      list: async () => (await control<{ worlds: WorldListed[] }>('GET', '/worlds')).worlds,
      /** Through a door with several mocks behind it a world is made where its name leads. */
      create: (world: NewWorld) =>
        openTransport(url, { ...options, world: world.name }).control<WorldShown>('POST', '/worlds', world),
      drop: (name: string) => control<{ dropped: string }>('DELETE', `/worlds/${name}`),
    },
    /** Back to the golden seed, or to the beginning of a scene. */
    reset: async (scene?: string) => {
      tokens.clear()
      isReady = undefined
      return control<WorldShown>('POST', '/reset', scene === undefined ? {} : { scene })
    },
    scenes: {
      list: async () => (await control<{ scenes: SceneShown[] }>('GET', '/scenes')).scenes,
    },
    snapshots: {
      list: async () =>
        (await control<{ snapshots: { name: string; bytes: number; at: number }[] }>('GET', '/snapshots'))
          .snapshots,
      save: (name: string) => control<{ name: string; bytes: number }>('POST', '/snapshots', { name }),
      drop: (name: string) => control<{ dropped: string }>('DELETE', `/snapshots/${name}`),
      restore: (name: string) =>
        control<{ name: string; now: number }>('POST', `/snapshots/${name}/restore`, {}),
      download: async (name: string) =>
        new Uint8Array(await (await raw('GET', `/snapshots/${name}`)).arrayBuffer()),
      upload: async (name: string, image: Uint8Array<ArrayBuffer>) =>
        (await (await raw('PUT', `/snapshots/${name}`, image, 'application/octet-stream')).json()) as {
          name: string
          bytes: number
        },
    },
    ...openTime(control, raw),

    faults: {
      list: async () => (await control<{ faults: Armed[] }>('GET', '/faults')).faults,
      add: addFault,
      remove: (id: number) => control<{ removed: number }>('DELETE', `/faults/${id}`),
      clear: () => control('DELETE', '/faults'),
    },
    /** Answers a call ('login', 'auth.login' or a path) with a code (6029, 'RISKY_LOGIN'), each time unless `times` says how often. */
    force: async (
      call: string,
      code: number | RefusalName,
      more: Omit<FaultRule, 'path' | 'status_code'> = {},
    ) => {
      const { id } = await addFault({
        ...more,
        path: await pathOf(call),
        status_code: typeof code === 'number' ? code : STATUS[code].code,
      })
      return { id, release: () => control<{ removed: number }>('DELETE', `/faults/${id}`) }
    },
    outbox: {
      list: async (to?: string) =>
        (await control<{ messages: SentCode[] }>('GET', `/outbox${queryOf({ to })}`)).messages,
      /** The latest code, undefined when none was sent. */
      code: async (to?: string) =>
        (await control<{ messages: SentCode[] }>('GET', `/outbox${queryOf({ to })}`)).messages[0]?.code,
    },
    captcha: {
      answer: async <T = string | number>(id: string) =>
        (await control<{ answer: T }>('GET', `/captcha/${id}`)).answer,
    },
    members: {
      list: async () => (await control<{ members: MemberShown[] }>('GET', '/members')).members,
      get: (name: string) => control<MemberShown>('GET', `/members/${name}`),
      change: (name: string, change: Record<string, unknown>) =>
        control<MemberShown>('PATCH', `/members/${name}`, change),
      session,
    },
    settings,
    ...openMoney(control),
    director: openDirector(control),
    chat: {
      push: (message: { rid?: string; member?: string; msgId: number; msgData?: object }) =>
        control<{ name: string; listeners: number }>('POST', '/chat', message),
      rooms: <T = Record<string, unknown>>() => control<T>('GET', '/chat/rooms'),
      /** Every documented message, with the JSON schema of what it says. */
      messages: async () => (await control<{ messages: MessageShown[] }>('GET', '/chat/messages')).messages,
    },
    coverage: () => control<CoverageShown>('GET', '/coverage'),
    endpoints,
    codes: async <T = Record<string, unknown>>() => (await control<{ codes: T[] }>('GET', '/codes')).codes,

    /**
     * A call of the site with the headers of a client. The first one switches the check of tt and xx off in this world,
     * which only a client with the cipher could pass.
     */
    call: async <T = unknown>(
      method: 'GET' | 'POST',
      path: string,
      body: object = {},
      { as, token, requestId = `mock-client-${++requests}`, headers: more = {} }: CallOptions = {},
    ): Promise<Answer<T>> => {
      await (isReady ??= settings.change({ checkBlobs: false }))
      const isGet = method === 'GET'
      const answer = await fetch(`${base}${path}${isGet ? queryOf(body) : ''}`, {
        method,
        headers: headers({
          'content-type': 'application/json',
          [HEADER.client]: CLIENT_TYPE,
          [HEADER.site]: SITE_ID,
          [HEADER.requestId]: requestId,
          [HEADER.uuid]: 'mock-client',
          [HEADER.finger]: 'mock-client',
          [HEADER.token]: token ?? (as === undefined ? '' : await tokenOf(as)),
          ...more,
        }),
        ...(isGet ? {} : { body: JSON.stringify(body) }),
      })
      const text = await answer.text()
      if (!text.startsWith('{'))
        return { http: answer.status, status: null, status_code: 0, message: text, data: null as T }
      const envelope = JSON.parse(text) as Omit<Answer<T>, 'http' | 'status'>
      return { http: answer.status, status: statusName(envelope.status_code) ?? null, ...envelope }
    },
  }
}

export interface MockClient extends ReturnType<typeof openClient> {
  /** The same server, another world. */
  inWorld(world: string): MockClient
}

/**
 * The mock of `url` (http://127.0.0.1:8787) in a script's hands: every call of the control API, and the site's own calls as
 * a member. Runs in Node and in browsers of the same origin; needs nothing but fetch.
 */
export const createMockClient = (url: string, options: MockClientOptions = {}): MockClient => ({
  ...openClient(url, options),
  inWorld: (world) => createMockClient(url, { ...options, world }),
})
