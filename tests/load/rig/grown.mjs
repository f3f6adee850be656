import { SITE_ID, TESTER_HEADER } from '@app/contract/kit/headers'
import { blobs } from '@app/contract/kit/cipher'
import { STATUS } from '@app/contract/kit/status'
import { createApp } from '../../../mock-server/src/app.ts'
import { openStorage } from '../../../mock-server/src/host/storage.ts'
import { memberStore } from '../../../mock-server/src/modules/member/member.store.ts'
import { placeSingles } from '../../../mock-server/src/planting/bets.ts'
import { makeMember } from '../../../mock-server/src/planting/made.ts'
import { siteOf } from '../../../mock-server/src/site.ts'
import { at } from '../../../scripts/kit/paths.mjs'
import { addressed, headersOf } from './member.mjs'
import { BOARD, LAUNCH } from './reads.mjs'
import { median } from './rounds.mjs'
import { picksOf } from './verbs.mjs'

const MEMBER = {
  seed: 1,
  name: 'bench01',
  vip: 5,
  cards: 3,
  days: 90,
  balance: 50_000,
  venues: { CRTY: 20_000, CWDZ: 20_000 },
}
/** What the golden member has behind it, a page of each, and the grown one. */
const PAST = {
  golden: { bets: 30, deals: 30, letters: 30, rounds: 30, open: 20 },
  grown: { bets: 10_000, deals: 500, letters: 500, rounds: 1_000, open: 500 },
}
const CROWD = 5_000
const OPEN_AT_ONCE = 5
const SLOT = {
  channelCode: 'CWDZ',
  round: { gameCode: 'cwdz-001', bet: { kind: 'slot', stake: '2.00' } },
}
const DAY = 86_400_000
const IP = '127.0.0.1'
const CALLS = 60
const ROUNDS = 7
const refuse = (status, told) => {
  throw new Error(`the planting was refused: ${status} ${told?.message ?? ''}`)
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

/** A member with a past of so much, made by the product's own maker, then rounds of a slot and open tickets. */
const live = (world, { rounds, open, ...past }) => {
  const { play, sport } = siteOf(world)
  const { row } = makeMember(world, { ...MEMBER, ...past })
  const { id } = row
  const now = world.clock.now()
  const token = play.open(id, SLOT.channelCode)
  for (let n = 0; n < rounds; n += 1)
    world.clock.at(now - DAY + Math.floor((n / rounds) * DAY), () =>
      play.bet(SLOT.channelCode, { token, roundId: `grown-round-${n}`, ...SLOT.round }, refuse),
    )
  for (let n = 0; n < open; n += OPEN_AT_ONCE)
    world.clock.at(now - (open - n) * 200, () =>
      placeSingles(world, id, { yuan: 10, count: OPEN_AT_ONCE, pick: n }),
    )
  const { total } = sport.channel.get_today_wagers(id, {
    timestamp: now,
    token: '',
    language: 'zh-cn',
    ip: '',
    pageNum: 1,
    pageSize: 20,
  })
  if (total < open) throw new Error(`${total} of ${open} tickets are open`)
  return id
}

/** A large world: with so many others in it. */
const crowd = (world, count) => {
  const people = memberStore(world.db)
  for (let n = 0; n < count; n += 1)
    people.insert({
      id: 100_000 + n,
      name: `crowd${n}`,
      password: '',
      nickName: '',
      avatar: '',
      iCode: `c${n}`,
      autoTransfer: true,
      registeredAt: world.clock.now() - DAY,
    })
}

/** The two worlds, and how to ask each of them: `ask.golden(read)`, `ask.grown(read)`. */
const openWorlds = async () => {
  const app = open()
  let requests = 0
  const asker = async (name) => {
    const world = app.worlds.get(name)
    const id = world.atomically(() => live(world, PAST[name]))
    if (name === 'grown') world.atomically(() => crowd(world, CROWD))
    const token = siteOf(world).sessions.open({ id, name: MEMBER.name }, { ip: IP, finger: 'bench-finger' })
    const known = { channel: '', picks: [] }
    const ask = ({ endpoint, body }) => {
      const requestId = `grown-${(requests += 1)}`
      const full = {
        ...body({ now: Date.now(), ...known }, requests),
        ...blobs({ now: Date.now(), ip: IP }, { siteId: SITE_ID, requestId }),
      }
      const { path, ...asked } = addressed(endpoint, full)
      return app.hono.request(`http://${IP}${path}`, {
        ...asked,
        headers: {
          host: IP,
          'content-type': 'application/json',
          ...headersOf(requestId, token),
          [TESTER_HEADER.world]: name,
        },
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
  const { bets, deals, letters, rounds, open } = PAST.grown
  const what = `${bets} bets and ${rounds} rounds, ${open} bets open, ${deals} deposits and withdrawals, ${letters} letters, ${CROWD} members`
  return { what, rows: rows.sort((a, b) => b.times - a.times) }
}
