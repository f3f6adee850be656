import { MESSAGE_ID } from '@app/contract/chat/messageIds'
import { STATUS } from '@app/contract/kit/status'
import { expect, it } from 'vitest'
// The gate is a script like the other checks.
import { judge } from '../../scripts/gate/judge.mjs'
import { decidedSince, readReleased } from '../../scripts/gate/released.mjs'
import { objection } from '../../scripts/gate/told.mjs'
import { wireOf } from '../../scripts/gate/wire.mjs'

const [SCORE, JOIN, EXPIRED] = [MESSAGE_ID.scorePush, MESSAGE_ID.joinRoom, STATUS.LOGIN_EXPIRED.code].map(
  String,
) as [string, string, string]
const { wire: released } = readReleased()
// oxlint-disable-next-line typescript/no-explicit-any -- a wire is read from JSON
type Wire = any
const now: Wire = wireOf()
const changed = (change: (wire: Wire) => void) => {
  const after = structuredClone(now)
  change(after)
  return judge(now, after)
}
const call = (wire: Wire, id: string) => wire.calls[id]
const rename = (object: Wire, from: string, to: string) => {
  object[to] = object[from]
  delete object[from]
}

it('knows the last release whole', () => {
  expect(Object.keys(released.calls).length).toBeGreaterThan(100)
  expect(Object.keys(released.messages)).toHaveLength(19)
  expect(judge(released, released)).toEqual([])
})

it.each<[string, (wire: Wire) => void, where: string, words: RegExp]>([
  ['a call is gone', (wire) => delete wire.calls['deposit.pay'], 'deposit.pay', /调用没有了/],
  ['a call moves', (wire) => (call(wire, 'deposit.pay').path = '/fd/api/v2/pay'), 'deposit.pay', /地址由/],
  ['an alias is gone', (wire) => (call(wire, 'member.info').aliases = []), 'member.info', /别名/],
  [
    'a call needs a session',
    (wire) => (call(wire, 'site.preInfo').auth = 'member'),
    'site.preInfo',
    /登录要求/,
  ],
  [
    'a money verb isn’t idempotent any more',
    (wire) => (call(wire, 'deposit.pay').effect = 'write'),
    'deposit.pay',
    /两次钱/,
  ],
  ['a call becomes a form', (wire) => (call(wire, 'deposit.pay').upload = true), 'deposit.pay', /表单/],
  [
    'an answer loses a field',
    (wire) => delete call(wire, 'auth.login').out.properties.token,
    'auth.login',
    /回答 data\.token 字段没有了/,
  ],
  [
    'an answer’s field is renamed',
    (wire) => rename(call(wire, 'site.onlinecustomservice').out.properties, 'url', 'link'),
    'site.onlinecustomservice',
    /data\.url 字段没有了/,
  ],
  [
    'an answer’s field may be missing',
    (wire) => (call(wire, 'auth.login').out.required = ['token']),
    'auth.login',
    /data\.userId 由必有变为可有可无/,
  ],
  [
    'an answer’s number is a text',
    (wire) => (call(wire, 'feedback.unreadNum').out = { type: 'string' }),
    'feedback.unreadNum',
    /类型由 integer 变为 string/,
  ],
  [
    'an answer may be null',
    (wire) => (call(wire, 'auth.login').out = { anyOf: [call(wire, 'auth.login').out, { type: 'null' }] }),
    'auth.login',
    /也可以是 null/,
  ],
  [
    'an answer’s list is an object',
    (wire) => (call(wire, 'deposit.types').out = { type: 'object', properties: {} }),
    'deposit.types',
    /类型由 array/,
  ],
  [
    'an answer has a further word',
    (wire) =>
      call(wire, 'feedback.getFeedBackList').out.properties.records.items.properties.status.enum.push('lost'),
    'feedback.getFeedBackList',
    /多了取值 "lost"/,
  ],
  [
    'an answer’s text is longer',
    (wire) => (call(wire, 'auth.login').out.properties.token.maxLength = 4_000),
    'auth.login',
    /最大长度由 120 变为 4000/,
  ],
  [
    'an answer’s pattern is another',
    (wire) => (call(wire, 'wallet.getBalance').out.properties.lockMoney.pattern = '^\\d+$'),
    'wallet.getBalance',
    /格式由/,
  ],
  [
    'a request needs a field',
    (wire) => (call(wire, 'site.queryNoticeListByPage').in.required = ['type']),
    'site.queryNoticeListByPage',
    /body\.type 由可有可无变为必有/,
  ],
  [
    'a request needs a new field',
    (wire) => {
      const shape = call(wire, 'deposit.closeOrder').in
      shape.properties.reason = { type: 'string' }
      shape.required.push('reason')
    },
    'deposit.closeOrder',
    /body\.reason 新的必有字段/,
  ],
  [
    'a request’s field is no longer read',
    (wire) => delete call(wire, 'wallet.getBalance').in.properties.withLockMoney,
    'wallet.getBalance',
    /请求 body\.withLockMoney 字段没有了/,
  ],
  [
    'a request’s word is gone',
    (wire) => call(wire, 'site.queryNoticeListByPage').in.properties.type.enum.pop(),
    'site.queryNoticeListByPage',
    /不再有取值/,
  ],
  [
    'a request’s text is shorter',
    (wire) => (call(wire, 'restraint.history').in.properties.days = { type: 'integer', maximum: 5 }),
    'restraint.history',
    /./,
  ],
  [
    'a method of the channel is gone',
    (wire) => delete call(wire, 'sport.resource').carries.get_menu,
    'sport.resource:get_menu',
    /没有了/,
  ],
  ['a message is gone', (wire) => delete wire.messages[SCORE], `ws:${SCORE}`, /消息没有了/],
  [
    'a message loses a field',
    (wire) => delete wire.messages[SCORE].down.properties.rid,
    `ws:${SCORE}`,
    /msgData\.rid 字段没有了/,
  ],
  ['a message isn’t taken any more', (wire) => (wire.messages[JOIN].up = null), `ws:${JOIN}`, /不再使用/],
  ['a code is another on HTTP', (wire) => (wire.codes[EXPIRED] = 200), EXPIRED, /HTTP 状态由 401 变为 200/],
])('%s: it breaks, and says whom', (_what, change, where, words) => {
  const breaking = changed(change).filter(({ isBreaking }) => isBreaking)
  expect(breaking.map((each) => each.where)).toContain(where)
  expect(breaking.map((each) => each.words).join('\n')).toMatch(words)
  const said = objection(breaking, new Set(), '0.1.0')
  expect(said).toContain(where)
  expect(said).toMatch(/客户端会出错/)
  expect(said).toMatch(/两条出路/)
})

it.each<[string, (wire: Wire) => void]>([
  [
    'a new call',
    (wire) =>
      (wire.calls['memo.list'] = {
        ...call(wire, 'letter.list'),
        path: '/site/api/v1/memo/list',
        aliases: [],
      }),
  ],
  ['a call under a further path', (wire) => call(wire, 'deposit.pay').aliases.push('/fd/api/v1/pay')],
  [
    'a call that moves and is still there',
    (wire) => {
      const pay = call(wire, 'deposit.pay')
      pay.aliases.push(pay.path)
      pay.path = '/fd/api/v2/pay'
    },
  ],
  ['a session is no longer needed', (wire) => (call(wire, 'member.avatarList').auth = 'public')],
  ['an answer’s new field', (wire) => (call(wire, 'auth.login').out.properties.hint = { type: 'string' })],
  [
    'an answer’s field that is always there now',
    (wire) => {
      const { out } = call(wire, 'member.info')
      out.required = Object.keys(out.properties)
    },
  ],
  [
    'a request’s new optional field',
    (wire) => (call(wire, 'auth.login').in.properties.hint = { type: 'string' }),
  ],
  ['a request’s field that may be left out now', (wire) => (call(wire, 'auth.login').in.required = ['name'])],
  [
    'a request’s further word',
    (wire) => call(wire, 'site.queryNoticeListByPage').in.properties.type.enum.push('other'),
  ],
  [
    'a request’s longer text',
    (wire) => (call(wire, 'feedback.addFeedBack').in.properties.content.maxLength = 9_999),
  ],
  [
    'an answer’s word that is never said',
    (wire) =>
      call(wire, 'feedback.getFeedBackList').out.properties.records.items.properties.status.enum.pop(),
  ],
  ['a refusal more', (wire) => call(wire, 'deposit.pay').refusals.push(STATUS.NO_DATA.code)],
  ['a new message', (wire) => (wire.messages['77777'] = wire.messages[SCORE])],
  ['a new code', (wire) => (wire.codes['6700'] = 200)],
])('%s: it only adds', (_what, change) => {
  const changes = changed(change)
  expect(changes.filter(({ isBreaking }) => isBreaking)).toEqual([])
  expect(objection(changes, new Set(), '0.1.0')).toBeUndefined()
})

it('a decision that names the call lets it through, one of before the release doesn’t', () => {
  const changes = changed((wire) => delete call(wire, 'auth.login').out.properties.token)
  const page = ['tokens', '# 99\n\n破坏契约：`auth.login`、`ws:1`\n'] as [string, string]
  expect(objection(changes, decidedSince([], [page]), '0.1.0')).toBeUndefined()
  expect(objection(changes, decidedSince(['tokens'], [page]), '0.1.0')).toMatch(/auth\.login/)
})

it('words change nothing', () => {
  const other = wireOf()
  expect(JSON.stringify(other)).not.toContain('毫秒时间戳')
  expect(judge(now, other)).toEqual([])
})
