import { contract } from '@app/contract'
import { flatten } from '@app/contract/kit/endpoint'
import { HEADER } from '@app/contract/kit/headers'
import { STATUS } from '@app/contract/kit/status'
import type { IncidentName } from '@app/contract/control/dual'
import type { MockApp } from '../port.ts'
import { type Exchange, headerOf } from '../exchange.ts'
import { type Asked, answerOf } from './asked.ts'
import { compare } from './compare.ts'
import { conform, isRecord } from './conform.ts'
import { judgeEnvelope, strangeOf } from './envelope.ts'
import { Learnt } from './learnt.ts'
import { openPairs } from './pairs.ts'
import { type Report, openRows } from './rows.ts'
import { shapeOf } from './shape.ts'
import type { Vocabulary } from '../keep/vocabulary.ts'
import { TWINS, type Twin, adopt, askTwin, openTwin } from './twins.ts'

const TOKEN = HEADER.token.toLowerCase()
const LOGIN = contract.auth.login.path
const MOST_BALANCES = 5_000
const MOST_OWNED = 5_000
/** What only a person who sees the picture can get past. */
const FOR_A_PERSON = new Set<unknown>(
  (
    [
      'GRAPHIC_CAPTCHA_REQUIRED',
      'RAPID_VERIFICATION',
      'AUTHENTICATION_CODE_ERROR',
      'AUTHENTICATION_CODE_EXPIRED',
      'AUTHENTICATION_LOCKED',
    ] as const
  ).map((name) => STATUS[name].code),
)
const HASTY = STATUS.FREQUENT_SUBMISSION.code
/** Each backend counts by its own clock what is too often: that one of them does is told when it is no exception. */
const LEAST_HASTY = 3
const idByPath = new Map(flatten(contract).map(({ id, endpoint }) => [endpoint.path, id]))

/** Why a call is held against the contract alone. */
export type Apart = 'own' | 'lone' | 'person' | 'torn' | 'unread' | 'hasty'

export interface Judge {
  /** Lives through a call that the real backend has answered with this text, tells what is different, and whether both took it alike. */
  take(exchange: Exchange, asked: Asked | undefined, text: string): Promise<boolean>
  /** Whether the worlds can't know the account of a token, or may have missed something. */
  isApart(token: string): boolean
  /** A call was left out: from here on the worlds may have missed something. */
  tear(): void
  twins: readonly Twin[]
  pairs: ReturnType<typeof openPairs>
  rows: ReturnType<typeof openRows>
  counts(): { calls: number; compared: number; apart: Record<string, number>; volatile: number }
  onIncident(told: (incident: IncidentName, call: string, detail: string, at: number) => void): void
  close(): void
}

interface JudgeOptions {
  app: Pick<MockApp, 'worlds' | 'calls'>
  seed: number
  from: number
  /** Learns what the site itself says. */
  vocabulary?: Pick<Vocabulary, 'from'>
}

export const callName = ({ route, method }: Asked): string => {
  const id = idByPath.get(route.endpoint.path) ?? route.endpoint.path
  return method === undefined ? id : `${id}:${method}`
}

export const openJudge = ({ app, seed, from, vocabulary }: JudgeOptions): Judge => {
  const twins = TWINS.map((_, index) => openTwin(app, index, seed, from))
  const pairs = openPairs()
  const rows = openRows()
  const learnt = new Map<string, Learnt>()
  const balances = new Map<string, Map<string, number[]>>()
  /** Tokens of accounts that only the real backend knows. */
  const owned = new Set<string>()
  const apart: Record<string, number> = {}
  let [calls, compared] = [0, 0]
  let isTorn = false
  let incident: (name: IncidentName, call: string, detail: string, at: number) => void = () => {}

  const learntOf = (key: string): Learnt => {
    const found = learnt.get(key) ?? new Learnt()
    learnt.set(key, found)
    return found
  }
  const balancesOf = (key: string): Map<string, number[]> => {
    const found = balances.get(key) ?? new Map<string, number[]>()
    balances.delete(key)
    balances.set(key, found)
    const [oldest] = balances.keys()
    if (balances.size > MOST_BALANCES) balances.delete(oldest!)
    return found
  }

  /** A member of each world for whoever came with a token of before, or got in where the mock didn't let him. */
  const take = (token: string, name: string | undefined) => {
    owned.add(token)
    const [oldest] = owned
    if (owned.size > MOST_OWNED) owned.delete(oldest!)
    pairs.set(
      token,
      twins.map((twin) => adopt(twin, name)),
    )
  }

  const judge = async (
    exchange: Exchange,
    asked: Asked,
    value: Record<string, unknown>,
    call: string,
  ): Promise<boolean> => {
    const { answer } = exchange
    if (!('status' in answer)) return false
    const { endpoint } = asked.route
    const token = headerOf(exchange.headers, TOKEN) ?? ''
    const isAccepted = value['status_code'] === STATUS.SUCCESS.code
    const isStranger = token !== '' && pairs.of(token, 0) === undefined
    if (isStranger && isAccepted && endpoint.auth === 'member') take(token, undefined)
    const given = { exchange, asked, pairs, isAccepted }
    const told = await Promise.all(twins.map((twin, index) => askTwin(app, twin, index, given)))
    const mocks = told.map(({ value: mock }) => mock)
    const [mock = {}] = mocks
    vocabulary?.from(mocks, endpoint.auth === 'public')
    const codes = mocks.map(({ status_code: code }) => code as number)

    const sides = { at: exchange.at, request: asked.body, real: value, mock, shape: shapeOf(asked.response) }
    const report: Report = (kind, path, real, of, why) =>
      rows.add({ call, kind, path, real, mock: of, why }, sides)

    const code = judgeEnvelope(asked, answer, value, mock, report)
    const { response } = asked
    const { shape } = sides
    if (isAccepted) conform(value['data'], response, { root: 'data', report, shown: mock['data'] })

    const isIn = isAccepted && endpoint.path === LOGIN && isRecord(value['data'])
    const newToken = isIn ? (value['data'] as Record<string, unknown>)['token'] : undefined
    const isSame = code !== undefined && codes.every((one) => one === code)
    if (typeof newToken === 'string') {
      if (codes.every((one) => one === STATUS.SUCCESS.code)) owned.delete(newToken)
      else take(newToken, typeof asked.body['name'] === 'string' ? asked.body['name'] : undefined)
    }
    const isOwn = owned.has(token) || (typeof newToken === 'string' && owned.has(newToken))
    const inCalls = learntOf(call)
    const why: Apart | undefined = isTorn
      ? 'torn'
      : told.some(({ isLone }) => isLone)
        ? 'lone'
        : isOwn
          ? 'own'
          : isAccepted && codes.some((one) => FOR_A_PERSON.has(one))
            ? 'person'
            : !isSame && [code, ...codes].includes(HASTY) && inCalls.isException(LEAST_HASTY)
              ? 'hasty'
              : undefined
    inCalls.asked += 1
    for (const one of codes) inCalls.codes.add(one)
    if (why) apart[why] = (apart[why] ?? 0) + 1
    else compared += 1
    if (code === undefined) return false
    if (!isSame) {
      const isKnown =
        new Set(codes).size > 1 || (inCalls.codes.size > 1 && inCalls.volatile.has('status_code'))
      if (new Set(codes).size > 1) inCalls.volatile.add('status_code')
      if (!why && !(isKnown && inCalls.codes.has(code))) report('code', 'status_code', code, codes[0])
      return false
    }
    const key = `${call} ${code}`
    const context = `${token} ${JSON.stringify(asked.body)}`
    const known = learntOf(key)
    const datas = mocks.map((one) => one['data'])
    known.from(
      'message',
      undefined,
      mocks.map((one) => one['message']),
      context,
    )
    known.from('data', isAccepted ? shape : undefined, datas, context)
    if (isAccepted) pairs.from(shape, value['data'], datas)
    const about = {
      learnt: known,
      report,
      isOwn: why !== undefined,
      balances: balancesOf(`${call} ${context}`),
    }
    compare('data', isAccepted ? shape : undefined, value['data'], datas, false, about)
    if (why || known.agreement('message') === 0) return !why
    compare(
      'message',
      { kind: 'text', fields: new Map(), isOpen: false, item: undefined },
      value['message'],
      mocks.map((one) => one['message']),
      false,
      { ...about, report: (_kind, path, ...rest) => report('message', path, ...rest) },
    )
    return true
  }

  return {
    take: async (exchange, asked, text) => {
      calls += 1
      for (const twin of twins) twin.at(exchange.at)
      const { answer } = exchange
      const call = asked ? callName(asked) : exchange.url.split('?')[0]!
      if ('failed' in answer) {
        incident(answer.failed, call, answer.detail, exchange.at)
        return false
      }
      const value = asked && answerOf(text, asked)
      const strange = strangeOf(answer, value)
      if (strange) incident(strange, call, `HTTP ${answer.status}`, exchange.at)
      if (!asked || !isRecord(value)) {
        apart['unread'] = (apart['unread'] ?? 0) + 1
        return false
      }
      return judge(exchange, asked, value, call)
    },
    isApart: (token) => isTorn || owned.has(token),
    tear: () => {
      isTorn = true
    },
    twins,
    pairs,
    rows,
    counts: () => ({
      calls,
      compared,
      apart: { ...apart },
      volatile: [...learnt.values()].reduce((sum, { volatile, data }) => sum + volatile.size + data.size, 0),
    }),
    onIncident: (told) => {
      incident = told
    },
    close: () => {
      for (const twin of twins) twin.close()
    },
  }
}
