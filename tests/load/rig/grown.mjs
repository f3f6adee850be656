import { SITE_ID, TESTER_HEADER } from '@app/contract/kit/headers'
import { blobs } from '@app/contract/kit/cipher'
import { STATUS } from '@app/contract/kit/status'
import { createApp } from '../../../mock-server/src/app.ts'
import { openStorage } from '../../../mock-server/src/host/storage.ts'
import { recordOfTicket } from '../../../mock-server/src/modules/bet/bet.rules.ts'
import { memberStore } from '../../../mock-server/src/modules/member/member.store.ts'
import { playStore } from '../../../mock-server/src/modules/play/play.store.ts'
import { sportStore } from '../../../mock-server/src/modules/sport/sport.store.ts'
import { siteOf } from '../../../mock-server/src/site.ts'
import { at } from '../../../scripts/kit/paths.mjs'
import { headersOf } from './member.mjs'
import { BOARD, LAUNCH } from './reads.mjs'
import { median } from './rounds.mjs'
import { picksOf } from './verbs.mjs'

const MEMBER = 'vip5'
const MEMBERS = 5_000
const BETS = 10_000
/** Of them tickets of the sport channel; the others are rounds of a slot. */
const TICKETS = 4_000
/** The last of them are open. */
const OPEN_TICKETS = 500
const ORDERS = 1_500
const LETTERS = 500
const DAYS = 90
const DAY = 86_400_000
const IP = '127.0.0.1'
const CALLS = 60
const ROUNDS = 7
const refuse = (status) => {
  throw new Error(`the planting was refused: ${status}`)
}

/** One app with a golden world and one that has grown, in this process. */
const open = () => {
  const time = () => Date.now()
  return createApp({
    version: 'bench',
    seed: 1,
    time,
    storage: openStorage({ dataDir: undefined, build: undefined }),
    migrationsFolder: at('mock-server/src/db/migrations'),
    schema: 'bench',
    guard: { host: IP, token: undefined },
    transport: { ip: () => IP, header: (c, name) => c.req.header(name), cut: () => new Response(null) },
    corsOrigins: [],
    strict: false,
    log: () => {},
  })
}

/** Ninety days in their order: deposits, transfers, gifts, tickets and rounds, by the product's own stores and verbs. */
const plant = (world) => {
  const { members, wallet, deposit, bets, play, sport, letters } = siteOf(world)
  const { id } = members.byName(MEMBER)
  const people = memberStore(world.db)
  const store = sportStore(world.db)
  const rounds = playStore(world.db)
  const now = world.clock.now()
  const [sample] = store.latest(id, 1)
  const { id: first, ...ticket } = sample
  const legs = store.legsOf(first).map(({ id: _id, ticket: _ticket, ...leg }) => leg)
  const ticketAt = (n, moment) => {
    const ticketId = `8${String(n).padStart(11, '0')}`
    wallet.placeBet(id, 'CRTY', 10_00, ticketId)
    const won = n % 3 === 0
    const row = { ...ticket, ticketId, riskCents: 10_00, stakeCents: 10_00, winCents: 9_00, placedAt: moment }
    const own = store.insertTicket(
      { ...row, state: 'accepted', result: null, returnCents: null, settledAt: null },
      legs,
    )
    if (n >= BETS - (OPEN_TICKETS * BETS) / TICKETS)
      return bets.keep(id, recordOfTicket(sport.ticket(ticketId)))
    store.updateTicket(own, {
      state: 'settled',
      result: won ? 'W' : 'L',
      returnCents: won ? 19_00 : 0,
      settledAt: moment,
      countedAt: moment,
    })
    wallet.settleBet(id, 'CRTY', won ? 19_00 : 0, ticketId)
    return bets.keep(id, recordOfTicket(sport.ticket(ticketId)))
  }
  const roundAt = (n, moment) => {
    const round = `G${n}-${moment}`
    const payoutCents = n % 2 ? 0 : 19_00
    wallet.placeBet(id, 'CWDZ', 10_00, round)
    wallet.settleBet(id, 'CWDZ', payoutCents, round)
    rounds.addRound({
      ticket: round,
      memberId: id,
      roundId: round,
      channelCode: 'CWDZ',
      gameCode: 'cwdz-001',
      kind: 'slot',
      bet: '{}',
      outcome: '{}',
      stakeCents: 10_00,
      payoutCents,
      balanceAfter: 0,
      lines: '[]',
      result: '',
      at: moment,
    })
    bets.keep(id, play.record(round))
  }
  const orderAt = (n) => {
    const form = { typeCode: 'alipay', amount: String(100 + (n % 400)), payerName: '', signalCode: '' }
    const { orderNo } = deposit.pay(id, form, refuse)
    deposit.decide(orderNo, n % 5 === 0 ? 3 : 2)
    if (n % 5 === 0) return
    wallet.transferIn(id, n % 2 ? 'CRTY' : 'CWDZ', 90_00, `Z${n}`)
    if (n % 4 === 0) wallet.gift(id, 8_00, `A${n}`, '活动礼金')
  }
  const letterAt = (n) =>
    letters.send(id, { type: 'notice', title: `通知 ${n}`, content: '站内信正文。', linkRoute: 'letter' })
  for (let from = 0; from < BETS; from += 250)
    world.atomically(() => {
      if (from === 0) wallet.adjust(id, wallet.balances(id).center + 50_000_00, '期初余额')
      if (from === 0) wallet.transferIn(id, 'CRTY', 20_000_00, 'Z-1')
      if (from === 0) wallet.transferIn(id, 'CWDZ', 20_000_00, 'Z-2')
      for (let n = from; n < from + 250; n += 1) {
        const moment = Math.floor(now - ((BETS - n) / BETS) * DAYS * DAY)
        world.clock.at(moment, () => {
          if (n % Math.floor(BETS / ORDERS) === 0) orderAt(n)
          if (n % (BETS / LETTERS) === 0) letterAt(n)
          if ((n * TICKETS) % BETS < TICKETS) ticketAt(n, moment)
          else roundAt(n, moment)
        })
      }
    })
  world.atomically(() => {
    for (let n = 0; n < MEMBERS; n += 1)
      people.insert({
        id: 100_000 + n,
        name: `crowd${n}`,
        password: '',
        nickName: '',
        avatar: '',
        iCode: `c${n}`,
        autoTransfer: true,
        registeredAt: now - DAY,
      })
  })
}

/** The two worlds, and how to ask each of them: `ask.golden(read)`, `ask.grown(read)`. */
const openWorlds = async () => {
  const app = open()
  let requests = 0
  const asker = async (name) => {
    const world = app.worlds.get(name)
    if (name === 'grown') plant(world)
    const { members, sessions } = siteOf(world)
    const { id } = members.byName(MEMBER)
    const token = sessions.open({ id, name: MEMBER }, { ip: IP, finger: 'bench-finger' })
    const known = { channel: '', picks: [] }
    const ask = ({ endpoint, body }) => {
      const requestId = `grown-${(requests += 1)}`
      const full = {
        ...body({ now: Date.now(), ...known }, requests),
        ...blobs({ now: Date.now(), ip: IP }, { siteId: SITE_ID, requestId }),
      }
      const isGet = endpoint.method === 'GET'
      return app.hono.request(`http://${IP}${endpoint.path}${isGet ? `?${new URLSearchParams(full)}` : ''}`, {
        method: endpoint.method,
        headers: {
          host: IP,
          'content-type': 'application/json',
          ...headersOf(requestId, token),
          [TESTER_HEADER.world]: name,
        },
        ...(isGet ? {} : { body: JSON.stringify(full) }),
      })
    }
    known.channel = (await (await ask(LAUNCH)).json()).data.channel.token
    known.picks = picksOf((await (await ask(BOARD)).json()).data)
    return ask
  }
  const ask = { golden: await asker('golden'), grown: await asker('grown') }
  return { ask, close: () => app.worlds.closeAll() }
}

/** What each call costs the large member, verbs too, beside the golden one. */
export const growth = async (calls) => {
  const { ask, close } = await openWorlds()
  const micros = async (name, read) => {
    const from = process.cpuUsage()
    for (let call = 0; call < CALLS; call += 1) await (await ask[name](read)).text()
    const { user, system } = process.cpuUsage(from)
    return (user + system) / CALLS
  }
  const rows = []
  for (const read of calls) {
    const answer = await (await ask.grown(read)).json()
    if (answer.status_code !== STATUS.SUCCESS.code) continue
    const runs = { golden: [], grown: [] }
    for (let round = 0; round <= ROUNDS; round += 1)
      for (const name of Object.keys(ask)) {
        const cost = await micros(name, read)
        if (round > 0) runs[name].push(cost)
      }
    const golden = median(runs.golden)
    const large = median(runs.grown)
    rows.push({
      name: read.name,
      golden,
      large,
      times: median(runs.grown.map((cost, round) => cost / runs.golden[round])),
    })
  }
  close()
  const what = `${BETS} bets (${OPEN_TICKETS} open), ${ORDERS} deposits with ${ORDERS} transfers and gifts, ${ORDERS + LETTERS} letters, ${MEMBERS} members`
  return { what, rows: rows.sort((a, b) => b.times - a.times) }
}
