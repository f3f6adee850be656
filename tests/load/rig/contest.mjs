import { writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Failure } from '../../../scripts/kit/failure.mjs'
import { freePort } from '../../../scripts/kit/ports.mjs'
import { load } from './client.mjs'
import { canPin, pinLoad } from './pin.mjs'
import { interleaved, median } from './rounds.mjs'
import { cpuSeconds, startProgram, tempFolder } from './server.mjs'
import { fixed, whole } from './table.mjs'

const POLL_MS = 50
const POLLS = 200

const isListening = (port) =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => resolve(socket.destroy() && true))
    socket.once('error', () => resolve(false))
  })
const listening = async (port) => {
  for (let poll = 0; poll < POLLS; poll += 1) {
    if (await isListening(port)) return
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  throw new Failure(`没有在端口 ${port} 上启动 · did not start`)
}

const bodyOf = (bytes) => bytes.subarray(bytes.indexOf('\r\n\r\n') + 4).toString()

/** One answer to the first request of an entrant. */
export const answerTo = (port, request) =>
  new Promise((resolve, reject) => {
    const isRight = (bytes) => (resolve(bodyOf(bytes)), true)
    load({ port, requests: [request], connections: 1, calls: 1, isRight }).catch(reject)
  })

/** The answer, refused when it is not the one that the bench is about. */
export const rightAnswerTo = async (port, request, mark) => {
  const answer = await answerTo(port, request)
  if (!answer.includes(mark))
    throw new Failure(`调用没有成功 · the call did not succeed: ${answer.slice(0, 300)}`)
  return answer
}

/** node:http alone, answering the same text to the same requests. */
export const startFloor = async (answer) => {
  const port = await freePort()
  // By file: a variable of the environment holds 128 kB.
  const file = join(tempFolder(), 'answer.json')
  writeFileSync(file, answer)
  const program = startProgram(fileURLToPath(new URL('./floor.mjs', import.meta.url)), {
    PORT: String(port),
    ANSWER: file,
  })
  await listening(port)
  return { ...program, port }
}

const ROUNDS = Number(process.env.ROUNDS ?? 11)
/** Calls of a round, and before the first: by then V8 has optimized what it will. By number, for a busy machine makes few a second. */
const CALLS = Number(process.env.CALLS ?? 6_000)
const WARM_UP_CALLS = 20_000

/**
 * Drives each entrant { pid, port, requests, mark } in turn. Processor time a call decides, not calls a second: on a shared
 * machine only that holds.
 */
export const contest = async (entrants) => {
  pinLoad()
  const measured =
    ({ pid, port, requests, mark }) =>
    async (calls = CALLS) => {
      const right = Buffer.from(mark)
      const before = cpuSeconds(pid)
      const round = await load({ port, requests, calls, isRight: (bytes) => bytes.includes(right) })
      return { ...round, cpuMicros: ((cpuSeconds(pid) - before) * 1e6) / round.calls }
    }
  const runs = Object.fromEntries(
    Object.entries(entrants).map(([name, entrant]) => [name, measured(entrant)]),
  )
  for (const run of Object.values(runs)) await run(WARM_UP_CALLS)
  const results = await interleaved(runs, ROUNDS)
  const middle = (name, figure) => median(results[name].map((round) => round[figure]))
  /** How much less processor time a call of `cheap` takes: judged in each round, where both met the same machine. */
  const ratio = (cheap, dear) =>
    median(results[cheap].map((round, at) => round.cpuMicros / results[dear][at].cpuMicros))
  return {
    middle,
    ratio,
    conditions: `64 connections, ${ROUNDS} × ${CALLS} calls${canPin ? '' : ', not pinned'}`,
    errors: (name) => results[name].reduce((sum, round) => sum + round.errors, 0),
    row: (label, name, ratio = '', bar = '') => [
      label,
      whole(middle(name, 'perSecond')),
      fixed(middle(name, 'p99')),
      whole(middle(name, 'cpuMicros')),
      ratio,
      bar,
    ],
  }
}

export const HEAD = ['server', 'req/s', 'p99 ms', 'CPU µs/call', 'ratio', 'bar']
