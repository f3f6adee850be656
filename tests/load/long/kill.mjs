// Money verbs by many members at once, and kill -9 in the middle of it, again and again: what was answered is there, nothing by half.
import { contract } from '@app/contract'
import { STATUS } from '@app/contract/kit/status'
import { Failure } from '../../../scripts/kit/failure.mjs'
import { answered, tokenOf } from '../rig/member.mjs'
import { control, startServer, tempFolder } from '../rig/server.mjs'
import { table, whole } from '../rig/table.mjs'

const KILLS = Number(process.env.KILLS ?? 30)
const MEMBERS = 50
const CHANNEL = 'CWZR'
const START_CENTS = 100_000_000_00
/** The kill comes somewhere in this time after the first answer. */
const LONGEST_MS = 400

const dataDir = tempFolder()
const cents = (yuan) => Math.round(Number(yuan) * 100)
const demand = (isTrue, text) => {
  if (!isTrue) throw new Failure(text)
}

let turn = 0
/** One member transfers until the server is gone; what it was told, and what it never heard of. */
const storm = async (origin, member) => {
  for (;;) {
    turn += 1
    const verb = {
      requestId: `kill-${turn}`,
      amount: ((100 + (turn % 50_000)) / 100).toFixed(2),
    }
    member.unheard = verb
    const answer = await transfer(origin, member, verb).catch(() => undefined)
    if (!answer) return
    demand(
      answer.status_code === STATUS.SUCCESS.code,
      `${member.name}: ${answer.status_code} ${answer.message}`,
    )
    member.told.push({ ...verb, data: answer.data })
    member.unheard = undefined
  }
}
const transfer = (origin, { token }, { requestId, amount }) =>
  answered(origin, contract.venue.transfer, { channelCode: CHANNEL, amount, ty: '1' }, token, requestId)

const venueCents = async (origin, { token }) => {
  const { data } = await answered(origin, contract.venue.balance, { channelCode: CHANNEL }, token)
  return cents(data.balance)
}

let server = await startServer({ dataDir })
const { members: all } = await control(server.origin, 'GET', '/members')
const members = []
for (const { name } of all) {
  if (members.length === MEMBERS) break
  await control(server.origin, 'PATCH', `/members/${name}`, { balance_cents: START_CENTS })
  const member = { name, token: await tokenOf(server.origin, name), told: [], unheard: undefined }
  const first = await transfer(server.origin, member, { requestId: `first-${name}`, amount: '1.00' })
  if (first.status_code !== STATUS.SUCCESS.code) continue
  members.push({ ...member, there: await venueCents(server.origin, member) })
}
demand(members.length > MEMBERS / 2, `只有 ${members.length} 名会员可以转账 · too few members may transfer`)

let verbs = 0
let lost = 0
for (let kill = 0; kill < KILLS; kill += 1) {
  const storms = members.map((member) => storm(server.origin, member))
  await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * LONGEST_MS))
  process.kill(server.pid, 'SIGKILL')
  await Promise.all(storms)
  await server.stop()

  server = await startServer({ dataDir })
  const { balanced } = await control(server.origin, 'GET', '/ledger')
  demand(balanced, `第 ${kill + 1} 次之后账目不平 · the ledger is out of balance after kill ${kill + 1}`)
  for (const member of members) {
    const now = await venueCents(server.origin, member)
    const told = member.told.reduce((sum, { amount }) => sum + cents(amount), member.there)
    const unheard = member.unheard ? cents(member.unheard.amount) : 0
    demand(
      now === told || now === told + unheard,
      `${member.name}: ${now} 分，应为 ${told} 或 ${told + unheard} · a verb was lost, halved or doubled`,
    )
    const last = member.told.at(-1)
    if (last) {
      const again = await transfer(server.origin, member, last)
      demand(
        JSON.stringify(again.data) === JSON.stringify(last.data),
        `${member.name}: 重复的请求编号得到另一个回答 · a repeated request id was answered otherwise`,
      )
    }
    verbs += member.told.length
    if (member.unheard && now === told) lost += 1
    Object.assign(member, { there: now, told: [], unheard: undefined })
  }
}
await server.stop()
table(
  `断电 · kill -9`,
  ['what', 'count'],
  [
    ['kills', whole(KILLS)],
    ['members at once', whole(members.length)],
    ['verbs answered, all there', whole(verbs)],
    ['verbs unanswered and not booked', whole(lost)],
  ],
)
