import { setTimeout as wait } from 'node:timers/promises'
import { contract } from '@app/contract'
import { STATUS } from '@app/contract/kit/status'
import { passwordHash as md5 } from '@app/contract/rules/account/passwordHash'
import { REPEATED_WRITE_MS } from '@app/contract/rules/limits'
import { ACCOUNTS, type AccountName } from '../accounts.data.ts'
import { type Account, NotProvable, type Site, type Supplies } from '../backend.ts'

/** What the adapter of a foreign backend has in its hands. */
export interface Hands {
  /** undefined: nobody with these traits is there. */
  account(name: AccountName): Account | undefined
  /** Sessions by the accounts' own names. */
  tokens: Map<string, Promise<string>>
  /** Undefined where a code can't be had. */
  code(to: string): Promise<string | undefined>
  captcha(id: string, picture: string): Promise<string | undefined>
  /** Somebody does this by hand; false: nobody does. */
  done(what: string): Promise<boolean>
  /** So many seconds are waited for. */
  patienceS: number
}

/** What a backend gives without a control API: what accounts, clocks and people bring about. */
export const natural = (hands: Hands, call: Site['call']): Supplies => {
  const account = async (name: AccountName): Promise<Account> => {
    const found = hands.account(name)
    if (!found) throw new NotProvable(`没有这样的账号 · no such account: ${name}（${ACCOUNTS[name]}）`)
    return found
  }
  const signIn = async (name: AccountName): Promise<string> => {
    const { name: own, password } = await account(name)
    const login = () => call(contract.auth.login, { name: own, password: md5(password) })
    let answer = await login()
    // The same sign-in within a second is refused, whoever made the first.
    if (answer.status_code === STATUS.FREQUENT_SUBMISSION.code) {
      await wait(REPEATED_WRITE_MS)
      answer = await login()
    }
    if (answer.status_code === STATUS.SUCCESS.code) return answer.data.token
    throw new NotProvable(`${name} 不能登录 · can't sign in: ${answer.status_code} ${answer.message}`)
  }
  const byHand = async (what: string, which = ''): Promise<void> => {
    if (!(await hands.done(what + which)))
      throw new NotProvable(`需要测试开关 · takes a tester's setting: ${what}`)
  }
  return {
    as: async (name) => {
      const own = (await account(name)).name
      const token = hands.tokens.get(own) ?? signIn(name)
      hands.tokens.set(own, token)
      return token
    },
    account,
    codeSentTo: async (to) => {
      const code = await hands.code(to)
      if (!code) throw new NotProvable('读不到短信或邮件验证码 · the code that was sent is out of reach')
      return code
    },
    captcha: async (id, picture) => {
      const answer = await hands.captcha(id, picture)
      if (!answer) throw new NotProvable('图形或滑块验证没有答案 · nobody solves the captcha')
      return answer
    },
    advance: async (seconds) => {
      if (seconds > hands.patienceS)
        throw new NotProvable(
          `需要等 ${seconds} 秒，可用 --patience ${seconds} · takes ${seconds} s: say --patience`,
        )
      await wait(seconds * 1_000)
    },
    settings: (change) => byHand(`站点设置 · settings ${JSON.stringify(change)}`),
    venue: (code, change) => byHand(`场馆 · venue ${code} ${JSON.stringify(change)}`),
    member: (name, change) => byHand(`会员 · member ${name} ${JSON.stringify(change)}`),
    order: (orderNo, outcome) => byHand(`订单 · order → ${outcome}`, ` ${orderNo}`),
    push: (name) => byHand(`推送 · push ${name}`),
    forced: async (name) => {
      throw new NotProvable(`${STATUS[name].code} 只能由测试者指定 · only a tester's header brings ${name}`)
    },
  }
}
