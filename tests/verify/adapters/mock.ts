import { MESSAGE_ID } from '@app/contract/chat/messageIds'
import { TESTER_HEADER } from '@app/contract/kit/headers'
import { STATUS } from '@app/contract/kit/status'
import type { AccountName } from '../accounts.data.ts'
import type { Account, Supplies } from '../backend.ts'
import { type Http, Unusable } from '../http.ts'
import type { Adapter } from './adapter.ts'

/** A call of the control API; one that is refused comes back with its status. */
export type Control = <T = unknown>(
  method: string,
  path: string,
  body?: unknown,
) => Promise<{ status: number; body: T }>

/** Every member of the cast has these. */
const PASSWORD = 'abc12345'
const SECOND_PASSWORD = '135790'

/** All that an adapter may be asked for, by the control API of a mock. */
export const steered = (control: Control): Supplies => {
  const sessions = new Map<AccountName, Promise<string>>()
  const steer = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const answer = await control<T>(method, path, body)
    if (answer.status >= 400) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`)
    return answer.body
  }
  return {
    as: (name) => {
      const open = async () => (await steer<{ token: string }>('POST', `/members/${name}/session`, {})).token
      const token = sessions.get(name) ?? open()
      sessions.set(name, token)
      return token
    },
    account: async (name): Promise<Account> => {
      const { phone, email, realName } = await steer<Record<'phone' | 'email' | 'realName', string | null>>(
        'GET',
        `/members/${name}`,
      )
      return {
        name,
        password: PASSWORD,
        secondPassword: SECOND_PASSWORD,
        phone: phone ?? '',
        email: email ?? '',
        realName: realName ?? '',
      }
    },
    codeSentTo: async (to) => {
      const path = `/outbox?to=${encodeURIComponent(to)}`
      const { messages } = await steer<{ messages: { code: string }[] }>('GET', path)
      return messages[0]?.code ?? ''
    },
    captcha: async (id) => (await steer<{ answer: string | number }>('GET', `/captcha/${id}`)).answer,
    // Whoever is signed in for longer than a session lives signs in again.
    advance: async (seconds) => {
      await steer('POST', '/clock', { advance_s: seconds })
      sessions.clear()
    },
    settings: (change) => steer('PATCH', '/settings', change),
    venue: (code, change) => steer('PATCH', `/venues/${code}`, change),
    member: (name, change) => steer('PATCH', `/members/${name}`, change),
    order: (orderNo, outcome) => steer('POST', `/orders/${orderNo}`, { outcome }),
    push: (name, msgData, to) => steer('POST', '/chat', { ...to, msgId: MESSAGE_ID[name], msgData }),
    forced: async (name) => ({ [TESTER_HEADER.status]: String(STATUS[name].code) }),
  }
}

interface MockOptions {
  http: Http
  seed: number | undefined
  token: string | undefined
}

/** A mock with its control API: each case gets a world of its own, and everything that it asks for. */
export const mockAdapter = ({ http, seed, token }: MockOptions): Adapter => {
  let worlds = 0
  const secret: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const controlIn =
    (world: string): Control =>
    async (method, path, body) => {
      const response = await http(`/__mock/api${path}`, {
        method,
        headers: { ...secret, [TESTER_HEADER.world]: world, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      return { status: response.status, body: (await response.json()) as never }
    }
  const run = Math.random().toString(36).slice(2, 8)
  return {
    name: 'mock',
    isFresh: true,
    begin: async () => {
      const world = `verify-${run}-${++worlds}`
      const control = controlIn(world)
      const made = await control('POST', '/worlds', { name: world, ...(seed === undefined ? {} : { seed }) })
      if (made.status !== 201)
        throw new Unusable(`控制接口没有给出世界 · no world: ${JSON.stringify(made.body)}`)
      return {
        supplies: () => steered(control),
        headers: { ...secret, [TESTER_HEADER.world]: world },
        close: async () => void (await control('DELETE', `/worlds/${world}`)),
      }
    },
    close: async () => {},
  }
}
