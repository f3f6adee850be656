import { readFileSync } from 'node:fs'
import { contract } from '@app/contract'
import { STATUS } from '@app/contract/kit/status'
import { z } from 'zod'
import { ACCOUNTS, type AccountName } from '../accounts.data.ts'
import { NotProvable } from '../backend.ts'
import { Unusable } from '../http.ts'
import { effectOf, isReversible } from '../runner/effect.ts'
import type { Adapter } from './adapter.ts'
import { type Hands, natural } from './natural.ts'

const Word = z.string().default('')
const AccountsFile = z.strictObject({
  /** A code that the backend takes of every test account. */
  code: Word,
  /** Headers of each call; with {case} in one each case has a backend to itself. */
  headers: z.record(z.string(), z.string()).default({}),
  accounts: z.array(
    z.strictObject({
      as: z.enum(Object.keys(ACCOUNTS) as [AccountName]),
      name: z.string().min(1),
      password: z.string().min(1),
      secondPassword: Word,
      phone: Word,
      email: Word,
      realName: Word,
    }),
  ),
})
export type AccountsFile = z.input<typeof AccountsFile>

export const readAccounts = (path: string): z.output<typeof AccountsFile> => {
  let json: unknown
  try {
    json = JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new Unusable(`账号文件读不了 · can't read the accounts: ${path}: ${(error as Error).message}`)
  }
  const read = AccountsFile.safeParse(json)
  if (read.success) return read.data
  const [{ path: where, message } = { path: [], message: '' }] = read.error.issues
  throw new Unusable(`账号文件 ${path} 的 ${where.join('.')} 不对 · is wrong: ${message}`)
}

type People = Pick<Hands, 'captcha' | 'done'> & { code?: Hands['code'] }
const NOBODY: People = { captcha: async () => undefined, done: async () => false }
const CASE = '{case}'

interface Options {
  name: Adapter['name']
  file: z.output<typeof AccountsFile>
  patienceS: number
  people?: People
}

/** Test accounts of a foreign backend, and whoever sits at the terminal. */
export const fileAdapter = ({ name, file, patienceS, people = NOBODY }: Options): Adapter => {
  const isFresh = Object.values(file.headers).some((value) => value.includes(CASE))
  const run = Math.random().toString(36).slice(2, 8)
  let begun = 0
  /** By their names: accounts of which facts were changed, and by which case. */
  const spent = new Map<string, string>()
  const kept: Hands['tokens'] = new Map()
  const pool = (as: AccountName) => file.accounts.filter((each) => each.as === as)
  return {
    name,
    isFresh,
    begin: async (label) => {
      const tokens: Hands['tokens'] = isFresh ? new Map() : kept
      const id = `${run}-${++begun}`
      const owners = new Map<string, string>()
      const hands: Hands = {
        account: (as) => {
          const all = pool(as)
          return all.find((each) => !spent.has(each.name)) ?? all[0]
        },
        tokens,
        code: async (to) => file.code || people.code?.(to),
        captcha: people.captcha,
        done: people.done,
        patienceS,
      }
      return {
        headers: Object.fromEntries(
          Object.entries(file.headers).map(([key, value]) => [key, value.replaceAll(CASE, id)]),
        ),
        supplies: (call) => {
          const supplies = natural(hands, call)
          return {
            ...supplies,
            as: async (as) => {
              const account = hands.account(as)
              const token = await supplies.as(as)
              if (account) owners.set(token, account.name)
              return token
            },
          }
        },
        /** Of a shared backend an account serves one case that changes what it is, and reads after that. */
        guard: ({ endpoint, body, token }) => {
          const own = owners.get(token)
          const by = own === undefined || isFresh ? undefined : spent.get(own)
          if (
            by !== undefined &&
            by !== label &&
            effectOf(endpoint, body) !== 'read' &&
            !isReversible(endpoint)
          )
            throw new NotProvable(`账号 ${own} 已被用掉（${by}），请再给一个 · is used up: give another one`)
        },
        noted: ({ endpoint, body, token, answer }) => {
          const isGone = endpoint === contract.auth.logout || answer.status_code === STATUS.LOGIN_EXPIRED.code
          if (isGone) tokens.clear()
          // A backend may end the session before; whoever isn't ours is asked for by nobody.
          if (endpoint === contract.auth.login && answer.status_code === STATUS.SUCCESS.code)
            tokens.set(
              (body as { name: string }).name,
              Promise.resolve((answer.data as { token: string }).token),
            )
          const own = owners.get(token)
          if (own !== undefined && effectOf(endpoint, body) !== 'read' && !isReversible(endpoint))
            spent.set(own, spent.get(own) ?? label)
        },
        close: async () => {},
      }
    },
    close: async () => {},
  }
}
