import { setTimeout as wait } from 'node:timers/promises'
import { contract } from '@app/contract'
import { Failure } from '../../../../scripts/kit/failure.mjs'

const { transfer, balance } = contract.venue
const { queryRequestOutcome } = contract.wallet
const CHANNEL = 'CWZR'
const ODDS = 0.5
const AGAIN_MS = 100
const FULL = 507
/** Of these refusals a client knows nothing about its order, as of no answer. */
const UNSURE = [undefined, 'SERVER_ERROR']

/**
 * Transfers of members while writes to the bucket go wrong. `ask` asks about one until somebody knows: what was acknowledged is there,
 * what was not is there or never will be, and the books say the same.
 */
const openMember = async ({ world, owner, inWorld, nodes, backMs }) => {
  const by = nodes.map((_, at) => inWorld(world, at))
  const { token } = await by[owner].control('POST', '/members/vip5/session', {})
  const call = (at, { path }, body, requestId = crypto.randomUUID()) =>
    by[at].call('POST', path, body, { token, requestId }).catch(() => undefined)
  const patiently = async (work) => {
    const from = performance.now()
    for (;;) {
      const answer = await work()
      if (answer?.status === 'SUCCESS') return answer.data
      if (performance.now() - from > backMs) throw new Failure(`${world} is silent for ${backMs} ms`)
      await wait(AGAIN_MS)
    }
  }
  const there = async (at) =>
    Math.round(Number((await patiently(() => call(at, balance, { channelCode: CHANNEL }))).balance) * 100)
  for (const at of by.keys()) await there(at)
  const before = await there(owner)
  const sent = []
  const ask = async (at, { requestId }) =>
    (await patiently(() => call(at, queryRequestOutcome, { path: transfer.path, requestId }))).state
  return {
    sent,
    send: async (at) => {
      const cents = 101 + sent.length
      const requestId = crypto.randomUUID()
      const order = { channelCode: CHANNEL, amount: (cents / 100).toFixed(2), ty: '1' }
      const answer = await call(at, transfer, order, requestId)
      const one = { cents, requestId, status: answer?.status }
      sent.push(one)
      return one
    },
    ask,
    prove: async (at) => {
      let due = 0
      for (const one of sent) {
        const state = await ask(at, one)
        if (state !== one.state) throw new Failure(`${world}: ${one.state} first, ${state} afterwards`)
        if (state === 'done') due += one.cents
        else if (one.status === 'SUCCESS') throw new Failure(`${world}: an acknowledged transfer is gone`)
        if (state === 'done' && one.status !== 'SUCCESS' && !UNSURE.includes(one.status))
          throw new Failure(`${world}: ${one.status} was told, and it is done`)
      }
      const came = (await there(at)) - before
      if (came !== due) throw new Failure(`${world}: ${came} came, ${due} is said to be done`)
      const { balanced } = await by[at].control('GET', '/ledger')
      if (!balanced) throw new Failure(`${world}: the books don't balance`)
    },
  }
}

/** Rows of figures: `count` transfers with the bucket at fault by chance, then one at each node, which is killed when the bucket has refused it. */
export const refuseWrites = async ({ bucket, nodes, inWorld, count, backMs }) => {
  const { faults } = bucket
  const member = await openMember({ world: 'refused', owner: 0, inWorld, nodes, backMs })
  for (let turn = 0; turn < count; turn += 1) {
    faults.odds = ODDS
    const one = await member.send(turn % nodes.length)
    faults.odds = 0
    one.state = await member.ask((turn + 1) % nodes.length, one)
  }
  await member.prove(0)
  const tally = (isTold, state) =>
    member.sent.filter((one) => (one.status === 'SUCCESS') === isTold && one.state === state).length
  const killed = []
  for (const [owner, node] of nodes.entries()) {
    const next = (owner + 1) % nodes.length
    const other = await openMember({ world: `refused-${owner}`, owner, inWorld, nodes, backMs })
    faults.status = FULL
    const one = await other.send(owner)
    if (one.status === 'SUCCESS') throw new Failure('what the bucket refused was acknowledged')
    node.child.kill('SIGKILL')
    faults.status = 0
    one.state = await other.ask(next, one)
    killed.push(one.state)
    await other.prove(next)
    await other.prove(owner)
  }
  return [
    ['writes of the bucket that went wrong', faults.wrong],
    ['transfers acknowledged, all there', tally(true, 'done')],
    ['not acknowledged, and there', tally(false, 'done')],
    ['not acknowledged, and never there', tally(false, 'never')],
    ['refused by the bucket, then the node killed', killed.join(' ')],
  ]
}
