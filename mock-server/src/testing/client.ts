import { CLIENT_TYPE, HEADER, SITE_ID } from '@app/contract/kit/headers'
import { type RefusalName, STATUS, type StatusName, statusName } from '@app/contract/kit/status'
import { openDirector } from './director.ts'
import { openMoney } from './money.ts'
import { openTime } from './time.ts'
import type { CodeShown, EndpointShown } from '@app/contract/control/catalogue'
import type { Push, RoomsShown } from '@app/contract/control/chat'
import type { FaultRule } from '@app/contract/control/faults'
import type { MemberChange, MembersPage, Session } from '@app/contract/control/members'
import type { NewMember } from '@app/contract/control/newMember'
import type { Settings } from '@app/contract/control/site'
import type { NewWorld } from '@app/contract/control/worlds'
import { type MockClientOptions, openTransport, queryOf } from './transport.ts'

/** The envelope of a documented call, with its HTTP status. */
export interface Answer<T = unknown> {
  http: number
  /** The name of the code: 'SUCCESS', 'RISKY_LOGIN' …; null of what is no envelope. */
  status: StatusName | null
  status_code: number
  message: string
  data: T
}

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
  const { base, fetch, headers, raw, control, steer } = openTransport(url, options)
  const tokens = new Map<string, Promise<Session>>()
  let known: Promise<EndpointShown[]> | undefined
  let requests = 0
  let isReady: Promise<unknown> | undefined

  const endpoints = () => (known ??= steer('GET', '/endpoints').then((answer) => answer.endpoints))
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
  const session = (name: string) => steer('POST', `/members/${encodeURIComponent(name)}/session`, {})
  const tokenOf = async (name: string): Promise<string> => {
    const kept = tokens.get(name) ?? session(name)
    tokens.set(name, kept)
    kept.catch(() => tokens.delete(name))
    return (await kept).token
  }
  const settings = {
    read: <T = Settings>() => steer('GET', '/settings') as Promise<T>,
    change: (change: Partial<Settings>) => steer('PATCH', '/settings', change),
  }
  const addFault = (rule: FaultRule) => steer('POST', '/faults', rule)

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
      list: async () => (await steer('GET', '/worlds')).worlds,
      /** Through a door with several mocks behind it a world is made where its name leads. */
      create: (world: NewWorld) =>
        openTransport(url, { ...options, world: world.name }).steer('POST', '/worlds', world),
      drop: (name: string) => steer('DELETE', `/worlds/${name}`),
    },
    /** Back to the golden seed, or to the beginning of a scene. */
    reset: async (scene?: string) => {
      tokens.clear()
      isReady = undefined
      return steer('POST', '/reset', scene === undefined ? {} : { scene })
    },
    scenes: {
      list: async () => (await steer('GET', '/scenes')).scenes,
    },
    snapshots: {
      list: async () => (await steer('GET', '/snapshots')).snapshots,
      save: (name: string) => steer('POST', '/snapshots', { name }),
      drop: (name: string) => steer('DELETE', `/snapshots/${name}`),
      restore: (name: string) => steer('POST', `/snapshots/${name}/restore`, {}),
      download: async (name: string) =>
        new Uint8Array(await (await raw('GET', `/snapshots/${name}`)).arrayBuffer()),
      upload: async (name: string, image: Uint8Array<ArrayBuffer>) =>
        (await (await raw('PUT', `/snapshots/${name}`, image, 'application/octet-stream')).json()) as {
          name: string
          bytes: number
        },
    },
    ...openTime(steer, raw),

    faults: {
      list: async () => (await steer('GET', '/faults')).faults,
      add: addFault,
      remove: (id: number) => steer('DELETE', `/faults/${id}`),
      clear: () => steer('DELETE', '/faults'),
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
      return { id, release: () => steer('DELETE', `/faults/${id}`) }
    },
    outbox: {
      list: async (to?: string) => (await steer('GET', `/outbox${queryOf({ to })}`)).messages,
      /** The latest code, undefined when none was sent. */
      code: async (to?: string) => (await steer('GET', `/outbox${queryOf({ to })}`)).messages[0]?.code,
    },
    captcha: {
      /** Those that may still be answered, newest first. */
      list: async () => (await steer('GET', '/captcha')).captchas,
      /** Of this one, or of the newest that is open; undefined when none is. */
      answer: async <T = string | number>(id?: string) =>
        (id === undefined
          ? (await steer('GET', '/captcha')).captchas[0]
          : await steer('GET', `/captcha/${id}`)
        )?.answer as T,
    },
    members: {
      list: async (page: Partial<MembersPage> = {}) =>
        (await steer('GET', `/members${queryOf(page)}`)).members,
      get: (name: string) => steer('GET', `/members/${name}`),
      /** Makes one with these facts and this past: { vip: 3, balance: 500, cards: 2, bets: 200, letters: 30 }. */
      create: (facts: NewMember = {}) => steer('POST', '/members', facts),
      change: (name: string, change: MemberChange) => steer('PATCH', `/members/${name}`, change),
      session,
    },
    settings,
    ...openMoney(steer),
    director: openDirector(steer),
    chat: {
      push: (message: Push) => steer('POST', '/chat', message),
      rooms: <T = RoomsShown>() => steer('GET', '/chat/rooms') as Promise<T>,
      /** Every documented message, with the JSON schema of what it says. */
      messages: async () => (await steer('GET', '/chat/messages')).messages,
    },
    coverage: () => steer('GET', '/coverage'),
    endpoints,
    codes: async <T = CodeShown>() => (await steer('GET', '/codes')).codes as T[],

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
      isReady ??= settings.change({ checkBlobs: false })
      await isReady.catch((error: unknown) => {
        isReady = undefined
        throw error
      })
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
