import { STATUS } from '@app/contract/kit/status'
import { passwordHash as md5 } from '@app/contract/rules/account/passwordHash'

/** What a call told: JSON where it is some, text else. */
// oxlint-disable-next-line typescript/no-explicit-any -- an agent reads answers by their words, not by types
type Told = any
type Given = Record<string, unknown>

/** A task as somebody says it, and the calls by which it is done; `proves` looks at what the calls told. */
export interface Task {
  task: string
  calls: [tool: string, given: Given | ((told: Told[]) => Given)][]
  proves(told: Told[]): boolean
}

const PASSWORD = md5('abc12345')
const SECOND = '135790'
const WITHDRAWAL = '/fd/api/v1/withdraw/new'
const TRANSFER = { channelCode: 'CWZR', amount: '100.00', ty: '1' }
const last = (told: Told[]) => told.at(-1)
const answered = (told: Told, name: keyof typeof STATUS) => told.status_code === STATUS[name].code
const isBalanced = (told: Told) => told.balanced === true && told.drift_cents === 0
const withdrawal = (more: Given = {}) => ({
  call: 'withdraw.create',
  as: 'vip5',
  body: { type: 'bank', cardId: '1', amount: '1000', secondPassword: md5(SECOND), ...more },
})
const login = (name: string) => ({ call: 'auth.login', body: { name, password: PASSWORD } })
const noCaptcha: Task['calls'][number] = ['settings', { action: 'change', captcha: 'none' }]

/** Thirty things that testers, developers and presenters ask for. */
export const TASKS: Task[] = [
  {
    task: 'let a withdrawal be refused with 6100 and give me the capsule',
    calls: [
      ['faults', { action: 'arm', path: WITHDRAWAL, status_code: STATUS.PASSWORD_CHECK_FAILURE.code }],
      ['call', withdrawal()],
      ['capsule', { action: 'download' }],
    ],
    proves: ([, refused, capsule]) =>
      answered(refused, 'PASSWORD_CHECK_FAILURE') && String(capsule).startsWith('mock://'),
  },
  {
    task: 'let it be refused with 6100 naturally, by a wrong second password',
    calls: [
      ['members', { action: 'create', name: 'agent001', balance: 5000, cards: 1, secondPassword: '246801' }],
      ['call', { call: 'card.queryMemberBanksInfoList', as: 'agent001' }],
      [
        'call',
        ([, { data }]) => ({
          ...withdrawal({ cardId: (data.bank ?? data.banks ?? data)[0].id }),
          as: 'agent001',
        }),
      ],
    ],
    proves: (told) => answered(last(told), 'PASSWORD_CHECK_FAILURE'),
  },
  {
    task: 'a login at risk, once',
    calls: [
      noCaptcha,
      ['call', { ...login('vip5'), status: STATUS.RISKY_LOGIN.code }],
      ['call', login('vip5')],
    ],
    proves: ([, risky, fine]) => answered(risky, 'RISKY_LOGIN') && answered(fine, 'SUCCESS'),
  },
  {
    task: 'who can show me 6026, and let them',
    calls: [['members', { action: 'list' }], noCaptcha, ['call', login('device01')]],
    proves: ([{ members }, , refused]) =>
      members.some(
        ({ name, trait }: Told) =>
          name === 'device01' && trait.includes(String(STATUS.DEVICE_NOT_PASSED.code)),
      ) && answered(refused, 'DEVICE_NOT_PASSED'),
  },
  {
    task: 'a member of VIP 3 with ¥500, two cards, 200 bets and 30 unread letters',
    calls: [
      [
        'members',
        { action: 'create', name: 'agent002', vip: 3, balance: 500, cards: 2, bets: 200, letters: 30 },
      ],
      ['call', { call: 'wallet.getBalance', as: 'agent002' }],
      ['ledger', { action: 'check' }],
    ],
    proves: ([member, , ledger]) =>
      member.vip === 3 && member.balance_cents === 50_000 && member.made.bets === 200 && isBalanced(ledger),
  },
  {
    task: 'the code that was sent to a phone',
    calls: [
      ['members', { action: 'create', name: 'agent003', bindPhone: '13800138011' }],
      ['call', { call: 'captcha.defaultKaptcha' }],
      ['captcha', ([, { data }]) => ({ action: 'answer', id: data['x-code'] })],
      [
        'call',
        ([, { data }, { answer }]) => ({
          call: 'auth.sendCodeTwo',
          as: 'agent003',
          body: {
            sendCodeNumV2: '',
            sendNameV2: 'agent003',
            codeIdV2: data['x-code'],
            SendCodeNum: '',
            SendName: '',
            codeId: '',
            type: 6,
            cate: 0,
            version: 1,
            kaptchcate: 1,
            imageCode: answer,
          },
        }),
      ],
      ['outbox', { action: 'list' }],
    ],
    proves: ([, , , sent, { messages }]) => answered(sent, 'SUCCESS') && /^\d{4,6}$/.test(messages[0].code),
  },
  {
    task: 'the answer of the captcha that is open',
    calls: [
      ['call', { call: 'captcha.sliderChallenge' }],
      ['captcha', { action: 'list' }],
    ],
    proves: ([, { captchas }]) => captchas[0].kind === 'slider' && typeof captchas[0].answer === 'number',
  },
  {
    task: 'deposit ¥200 for somebody and let it arrive',
    calls: [
      ['members', { action: 'create', name: 'agent004', balance: 0 }],
      ['call', { call: 'deposit.pay', as: 'agent004', body: { typeCode: 'bank', amount: '200' } }],
      ['orders', ([, { data }]) => ({ action: 'decide', no: data.orderNo, outcome: 'success' })],
      ['members', { action: 'read', name: 'agent004' }],
    ],
    proves: (told) => last(told).balance_cents >= 20_000,
  },
  {
    task: 'a deposit that fails, and why the member reads it',
    calls: [
      ['call', { call: 'deposit.pay', as: 'vip5', body: { typeCode: 'bank', amount: '200' } }],
      ['orders', ([{ data }]) => ({ action: 'decide', no: data.orderNo, outcome: 'fail' })],
      ['orders', { action: 'list', kind: 'deposit', member: 'vip5', limit: 1 }],
    ],
    proves: (told) => last(told).orders[0].status === 'failed',
  },
  {
    task: 'decide the withdrawal that is under way in the scene of three',
    calls: [
      ['worlds', { action: 'reset', scene: 'withdrawal-journey' }],
      ['orders', { action: 'list', kind: 'withdraw', status: 'open' }],
      ['orders', ([, { orders }]) => ({ action: 'decide', no: orders[0].orderNo, outcome: 'success' })],
      ['members', { action: 'read', name: 'vip5' }],
      ['ledger', { action: 'check' }],
    ],
    proves: ([, , , member, ledger]) => member.locked_cents === 0 && isBalanced(ledger),
  },
  {
    task: 'refuse a withdrawal with words of mine',
    calls: [
      ['worlds', { action: 'reset', scene: 'withdrawal-journey' }],
      ['orders', { action: 'list', kind: 'withdraw', status: 'open' }],
      [
        'orders',
        ([, { orders }]) => ({
          action: 'decide',
          no: orders[0].orderNo,
          outcome: 'fail',
          reason: '资料待核实',
        }),
      ],
      ['orders', { action: 'list', kind: 'withdraw', member: 'vip5' }],
    ],
    proves: (told) => last(told).orders.some(({ reason }: Told) => reason === '资料待核实'),
  },
  {
    task: 'put a venue under maintenance and see what the player gets',
    calls: [
      ['venues', { action: 'change', code: 'CWZR', maintenance: true }],
      ['call', { call: 'venue.launch', as: 'vip5', body: { enName: 'CWZR' } }],
    ],
    proves: (told) => answered(last(told), 'VENUE_UNDER_MAINTENANCE'),
  },
  {
    task: 'close the whole site for maintenance, look, and open it again',
    calls: [
      ['settings', { action: 'change', maintenance: true }],
      ['call', { call: 'site.preInfo' }],
      ['settings', { action: 'change', maintenance: false }],
      ['call', { call: 'site.preInfo' }],
    ],
    proves: ([, closed, , open]) => answered(closed, 'MAINTENANCE') && answered(open, 'SUCCESS'),
  },
  {
    task: 'compose a football match in play and score for the hosts',
    calls: [
      ['matches', { action: 'compose', home: '甲队', away: '乙队', startsIn_s: -600 }],
      ['matches', ([{ gid }]) => ({ action: 'event', gid, type: 'goal', side: 'home' })],
      ['matches', ([{ gid }]) => ({ action: 'read', gid })],
    ],
    proves: ([before, , after]) => after.score[0] === before.score[0] + 1,
  },
  {
    task: 'end a match of the evening and see its bets settled',
    calls: [
      ['worlds', { action: 'reset', scene: 'vip5-evening' }],
      ['matches', { action: 'list', text: '澄江雄狮' }],
      ['matches', ([, { matches }]) => ({ action: 'result', gid: matches[0].gid, score: '2-1' })],
      ['bets', ([, { matches }]) => ({ action: 'list', member: 'vip5', gid: matches[0].gid })],
      ['ledger', { action: 'check' }],
    ],
    proves: ([, , , { bets }, ledger]) =>
      bets.length > 0 &&
      bets.every(({ kind, state }: Told) => kind !== 'single' || state === 'settled') &&
      isBalanced(ledger),
  },
  {
    task: 'void one open bet',
    calls: [
      ['worlds', { action: 'reset', scene: 'vip5-evening' }],
      ['bets', { action: 'list', member: 'vip5' }],
      [
        'bets',
        ([, { bets }]) => ({
          action: 'decide',
          ticket: bets.find(({ kind, state }: Told) => kind === 'single' && state === 'accepted').ticket,
          outcome: 'D0',
        }),
      ],
      ['bets', { action: 'list', member: 'vip5' }],
    ],
    proves: ([, , { ticket }, { bets }]) =>
      bets.some(
        (bet: Told) => bet.ticket === ticket && bet.result === 'D0' && bet.return_cents === bet.stake_cents,
      ),
  },
  {
    task: 'place a bet in play and win it',
    calls: [
      ['call', { call: 'venue.launch', as: 'vip5', body: { enName: 'CRTY' } }],
      [
        'call',
        ([{ data }]) => ({
          call: 'sport.resource',
          as: 'vip5',
          body: {
            method: 'get_game_list',
            enName: 'crty',
            request: { ...envelope(data), market: 'RB', sport: 'FT', oddsType: 'H' },
          },
        }),
      ],
      [
        'call',
        ([{ data }, { data: board }]) => ({
          call: 'sport.resource',
          as: 'vip5',
          body: {
            method: 'bet',
            enName: 'crty',
            request: { ...envelope(data), entries: [entryOf(board)], oddsType: 'H', autoAccept: 'any' },
          },
        }),
      ],
      ['clock', { action: 'change', advance_s: 10 }],
      ['bets', (told) => ({ action: 'decide', ticket: told[2].data.entries[0].ticket_id, outcome: 'W' })],
      ['bets', { action: 'list', member: 'vip5', limit: 5 }],
    ],
    proves: (told) =>
      last(told).bets.some(({ ticket, result }: Told) => ticket === told[4].ticket && result === 'W'),
  },
  {
    task: 'let two days pass',
    calls: [
      ['clock', { action: 'read' }],
      ['clock', { action: 'change', advance_s: 172_800 }],
    ],
    proves: ([before, after]) => after.now - before.now >= 172_800_000,
  },
  {
    task: 'stop the time and go on at ten times its pace',
    calls: [
      ['clock', { action: 'change', frozen: true }],
      ['clock', { action: 'change', frozen: false, rate: 10 }],
    ],
    proves: ([stopped, going]) => stopped.frozen && !going.frozen && going.rate === 10,
  },
  {
    task: 'save this world, break it, and bring it back',
    calls: [
      ['snapshots', { action: 'save', name: 'before-agent' }],
      ['members', { action: 'change', name: 'vip5', balance_cents: 1 }],
      ['snapshots', { action: 'restore', name: 'before-agent' }],
      ['members', { action: 'read', name: 'vip5' }],
    ],
    proves: (told) => last(told).balance_cents > 1,
  },
  {
    task: 'what did that transfer change, row by row?',
    calls: [
      ['trace', { action: 'change', on: true }],
      ['call', { call: 'venue.transfer', as: 'vip5', body: TRANSFER }],
      ['journal', { action: 'list', path: '/game/api/v1/venue/transfer' }],
    ],
    proves: (told) => last(told).entries.at(-1).trace.postings.length === 2,
  },
  {
    task: 'tap the transfer twenty times: does the money move once?',
    calls: [
      ['call', { call: 'venue.transfer', as: 'vip5', body: TRANSFER }],
      ['journal', { action: 'list', path: '/game/api/v1/venue/transfer', brief: true }],
      ['journal', ([, { entries }]) => ({ action: 'repeat', id: entries.at(-1).id, times: 20 })],
    ],
    proves: (told) => last(told).distinct === 1 && last(told).ledger.balanced,
  },
  {
    task: 'undo the last transfer as if it had never been made',
    calls: [
      ['members', { action: 'read', name: 'vip5' }],
      ['call', { call: 'venue.transfer', as: 'vip5', body: TRANSFER }],
      ['journal', { action: 'list', path: '/game/api/v1/venue/transfer', brief: true }],
      ['journal', ([, , { entries }]) => ({ action: 'rewind', id: entries.at(-1).id })],
      ['members', { action: 'read', name: 'vip5' }],
    ],
    proves: (told) => last(told).balance_cents === told[0].balance_cents,
  },
  {
    task: 'write what I did as a Playwright test',
    calls: [
      ['call', { call: 'venue.transfer', as: 'vip5', body: TRANSFER }],
      ['capsule', { action: 'download', as: 'playwright' }],
    ],
    proves: (told) => String(last(told)).includes("test('") && String(last(told)).includes('venue/transfer'),
  },
  {
    task: 'a slow network for the balance, three times, then take it away',
    calls: [
      ['faults', { action: 'arm', path: '/fd/api/v1/transfer/*', delay_ms: 5, times: 3 }],
      ['faults', { action: 'list' }],
      ['faults', ([{ id }]) => ({ action: 'disarm', id })],
      ['faults', { action: 'list' }],
    ],
    proves: ([, armed, , none]) => armed.faults[0].delay_ms === 5 && none.faults.length === 0,
  },
  {
    task: 'which codes may a login answer, and how does 6413 come about?',
    calls: [
      ['catalogue', { action: 'endpoints' }],
      ['catalogue', { action: 'codes' }],
    ],
    proves: ([{ endpoints }, { codes }]) =>
      endpoints.some(
        ({ id, codes: own }: Told) => id === 'auth.login' && own.includes(STATUS.RISKY_LOGIN.code),
      ) && codes.some(({ name, natural }: Told) => name === 'VENUE_ACTIVITY' && natural !== null),
  },
  {
    task: 'empty a chat room, whoever is in it',
    calls: [
      ['chat', { action: 'rooms' }],
      ['chat', { action: 'messages' }],
      [
        'chat',
        ([
          {
            rooms: [{ rid }],
          },
          { messages },
        ]) => ({
          action: 'push',
          rid,
          msgId: messages.find(({ name }: Told) => name === 'clearRoom').msgId,
          msgData: { rid },
        }),
      ],
    ],
    proves: (told) => last(told).name === 'clearRoom',
  },
  {
    task: 'mute a member for an hour and flag the login as risky',
    calls: [
      ['clock', { action: 'read' }],
      [
        'members',
        ([{ now }]) => ({ action: 'change', name: 'vip5', mutedUntil: now + 3_600_000, risk: true }),
      ],
      noCaptcha,
      ['call', login('vip5')],
    ],
    proves: (told) => answered(last(told), 'RISKY_LOGIN'),
  },
  {
    task: 'open an activity that has ended',
    calls: [
      ['activities', { action: 'list' }],
      ['activities', ([{ activities }]) => ({ action: 'change', id: activities[0].id, state: 'open' })],
      ['activities', { action: 'list' }],
    ],
    proves: (told) => JSON.stringify(told[1]).includes('open'),
  },
  {
    task: 'answer a complaint with words of mine',
    calls: [
      [
        'call',
        {
          call: 'feedback.addFeedBack',
          as: 'vip5',
          body: { type: 1, content: '存款很久没有到账，请帮忙核对一下。' },
        },
      ],
      ['call', { call: 'feedback.getFeedBackList', as: 'vip5', body: {} }],
      [
        'feedback',
        ([, { data }]) => ({
          action: 'answer',
          id: (data.records ?? data.list ?? data)[0].id,
          content: '已为您核实到账',
        }),
      ],
    ],
    proves: (told) => JSON.stringify(last(told)).includes('已为您核实到账'),
  },
]

const envelope = ({ channel }: Told) => ({
  timestamp: Date.UTC(2026, 10, 21, 12),
  token: channel.token,
  language: 'zh-cn',
  ip: '127.0.0.1',
})
const entryOf = ({ leagues }: Told) => {
  const line = leagues
    .flatMap(({ games }: Told) => games)
    .flatMap(({ lines }: Told) => lines)
    .find(({ wtype, selections }: Told) => wtype === 'RE' && selections.every(({ k }: Told) => k !== ''))
  const [{ w, k }] = line.selections
  return { gameId: line.gameId, wtype: line.wtype, w, line: line.line, k, stake: '50' }
}
