import { toCents, fromCents } from '@app/contract/kit/cents'
import { STATUS, type StatusName } from '@app/contract/kit/status'
import type { Anything, Deviation } from './deviation.ts'

const is = (envelope: { status_code: number }, name: StatusName) => envelope.status_code === STATUS[name].code
const data =
  (change: (data: Anything) => void): Deviation['answers'] =>
  (envelope) => {
    if (is(envelope, 'SUCCESS') && envelope.data) change(envelope.data)
  }
const rows = (change: (row: Anything) => void) => data(({ records }) => records.forEach(change))
const swapped =
  (from: StatusName, to: StatusName): Deviation['answers'] =>
  (envelope) =>
    is(envelope, from) ? { ...envelope, status_code: STATUS[to].code } : envelope
/** A refusal becomes the last success of the same call. */
const forgiven =
  (name: StatusName, usual: unknown = null): Deviation['answers'] =>
  (envelope, { memory }) => {
    if (is(envelope, 'SUCCESS')) memory.set('last', envelope)
    if (is(envelope, name))
      return memory.get('last') ?? { status_code: STATUS.SUCCESS.code, data: usual, message: '成功' }
  }
/** What was answered first is answered ever after, to the same caller. */
const frozen =
  (key: (data: Anything) => Anything, set: (data: Anything, value: Anything) => void): Deviation['answers'] =>
  (envelope, { memory, token }) => {
    if (!is(envelope, 'SUCCESS')) return
    if (memory.has(token)) set(envelope.data, memory.get(token))
    else memory.set(token, structuredClone(key(envelope.data)))
  }
const cheaper = (text: string, cents: number) => fromCents(toCents(text) - cents)
const rename = (of: Anything, from: string, to: string) => {
  of[to] = of[from]
  delete of[from]
}

/** Forty ways in which backends have been seen to differ from what they promise. */
export const deviations: readonly Deviation[] = [
  {
    name: 'a field is renamed',
    calls: ['member.info'],
    answers: data((info) => rename(info, 'nickName', 'nickname')),
  },
  {
    name: 'money is a number',
    calls: ['wallet.getBalance'],
    answers: data((all) => (all.centerWalletBalance = Number(all.centerWalletBalance))),
  },
  {
    name: 'a number is a text',
    calls: ['venue.allBalance'],
    answers: data((all) => (all.total = String(all.total))),
  },
  {
    name: 'a truth is 0 or 1',
    calls: ['letter.list'],
    answers: rows((row) => (row.read = Number(row.read))),
  },
  { name: 'a field too many in rows', calls: ['letter.list'], answers: rows((row) => (row.senderId = 1)) },
  {
    name: 'one code for another: 6012 as 6009',
    calls: ['deposit.pay'],
    answers: swapped('WARNING', 'DATA_EXISTS'),
  },
  {
    name: 'a wrong password is 6012',
    calls: ['auth.login'],
    answers: swapped('INVALID_CREDENTIALS', 'WARNING'),
  },
  {
    name: 'a cent is lost in the answer',
    calls: ['venue.transfer'],
    answers: data((told) => (told.amount = cheaper(told.amount, 1))),
  },
  {
    name: 'a cent is lost in the balance',
    calls: ['wallet.getBalance'],
    answers: data((all) => (all.centerWalletBalance = cheaper(all.centerWalletBalance, 1))),
  },
  { name: 'a transfer is done twice', calls: ['venue.transfer'], forgetsIds: true },
  { name: 'a bet is placed twice', calls: ['sport.resource'], forgetsIds: true },
  {
    name: 'deals stand oldest first',
    calls: ['wallet.queryDealRecord'],
    answers: data((page) => page.records.reverse()),
  },
  {
    name: 'bets are in no order',
    calls: ['bet.betRecordList'],
    answers: data((page) => page.records.push(...page.records.splice(0, 1))),
  },
  {
    name: 'every page is the first',
    calls: ['wallet.queryDealRecord'],
    asks: ({ body, memory }) => {
      memory.set('page', body.pageNum ?? 1)
      body.pageNum = 1
    },
    answers: (envelope, { memory }) => void (envelope.data && (envelope.data.pageNum = memory.get('page'))),
  },
  {
    name: 'a page overlaps the one before',
    calls: ['site.queryNoticeListByPage'],
    answers: (envelope, { body, memory }) => {
      const { records } = envelope.data
      if ((body.pageNum ?? 1) > 1 && memory.has('last')) records.splice(0, 1, memory.get('last'))
      memory.set('last', records.at(-1))
    },
  },
  {
    name: 'a token never ends',
    calls: ['member.info'],
    answers: (envelope, { memory, token }) => {
      if (is(envelope, 'SUCCESS')) memory.set(token, envelope)
      if (is(envelope, 'LOGIN_EXPIRED') && memory.has(token)) return memory.get(token)
    },
  },
  {
    name: 'a picture passes twice',
    calls: ['auth.register'],
    answers: forgiven('AUTHENTICATION_CODE_EXPIRED'),
  },
  {
    name: 'a slider passes twice',
    calls: ['captcha.validateGeeCheck'],
    answers: forgiven('AUTHENTICATION_CODE_EXPIRED', { result: 'success' }),
  },
  {
    name: 'a message comes the wrong way',
    calls: [],
    frames: (name, said) => [
      ...(name === 'joinUnicast' ? [{ name: 'joinRoom' as const, data: { rid: said.rid } }] : []),
      { name, data: said },
    ],
  },
  {
    name: 'a heartbeat tells its time in words',
    calls: [],
    frames: (name, said) => [{ name, data: name === 'heartbeat' ? { time: String(said.time) } : said }],
  },
  {
    name: 'a missing token is HTTP 200',
    calls: ['member.info'],
    http: (status, envelope) => (is(envelope, 'LOGIN_EXPIRED') ? STATUS.SUCCESS.http : status),
  },
  {
    name: 'no message',
    calls: ['vip.welfareList'],
    answers: (envelope) => ({ status_code: envelope.status_code, data: envelope.data }) as Anything,
  },
  {
    name: 'an envelope with more in it',
    calls: ['game.gameList'],
    answers: (envelope) => ({ ...envelope, traceId: 'x' }),
  },
  {
    name: 'a refusal without data',
    calls: ['deposit.pay'],
    answers: (envelope) =>
      is(envelope, 'SUCCESS')
        ? envelope
        : ({ status_code: envelope.status_code, message: envelope.message } as Anything),
  },
  {
    name: 'a gift in yuan as a number',
    calls: ['vip.welfareReceive'],
    answers: data((told) => (told.amount = Number(told.amount))),
  },
  {
    name: 'locked money is not shown',
    calls: ['wallet.getBalance'],
    answers: data((all) =>
      Object.assign(all, { lockMoney: '0.00', locks: [], walletBalance: all.centerWalletBalance }),
    ),
  },
  {
    name: 'a closed order waits for ever',
    calls: ['deposit.getDepositOrderStatus'],
    answers: data((order) => (order.status = 0)),
  },
  {
    name: 'letters stay unread',
    calls: ['letter.getUnreadForType'],
    answers: frozen(
      (all) => all,
      (all, first) => Object.assign(all, first),
    ),
  },
  {
    name: 'favourites are forgotten',
    calls: ['game.gameList'],
    answers: (envelope, { body }) =>
      void (body.type === 'collection' && Object.assign(envelope.data, { records: [], total: 0 })),
  },
  { name: 'a total is one too many', calls: ['letter.list'], answers: data((page) => (page.total += 1)) },
  {
    name: 'in clear is still masked',
    calls: ['site.singleDataDecryption'],
    answers: data((told) => (told.value = `${told.value.slice(0, 1)}**`)),
  },
  {
    name: 'a phone is told to everybody who looks',
    calls: ['member.info'],
    answers: data((info) => (info.phone = info.phone.replace('****', '0000'))),
  },
  {
    name: 'the same is written twice',
    calls: ['feedback.addFeedBack'],
    answers: forgiven('FREQUENT_SUBMISSION'),
  },
  {
    name: 'an exchange is five cents short',
    calls: ['wallet.utcTransfer'],
    answers: data((told) => (told.received = cheaper(told.received, 5))),
  },
  {
    name: 'a slider is asked where a picture is due',
    calls: ['captcha.kaptchcate'],
    answers: swapped('GRAPHIC_CAPTCHA_REQUIRED', 'RAPID_VERIFICATION'),
  },
  {
    name: 'points are not taken',
    calls: ['promotion.topGiftList'],
    answers: frozen(
      ({ points }) => points,
      (shop, first) => (shop.points = first),
    ),
  },
  {
    name: 'codes as often as one likes',
    calls: ['auth.sendCodeOne'],
    answers: forgiven('SIXTY_SECOND_LIMIT'),
  },
  {
    name: 'every card is the usual one',
    calls: ['card.queryMemberBanksInfoList'],
    answers: data(({ bank }) => bank.forEach((card: Anything) => (card.isDefault = true))),
  },
  {
    name: 'times in seconds',
    calls: ['wallet.queryDealRecord'],
    answers: rows((row) => (row.createdAt = Math.floor(row.createdAt / 1_000))),
  },
  {
    name: 'a kind that nobody declared',
    calls: ['letter.list'],
    answers: rows((row) => (row.type = 'promo')),
  },
]
