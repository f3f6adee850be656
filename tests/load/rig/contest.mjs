import { fileURLToPath } from 'node:url'
import { Failure } from '../../../scripts/kit/failure.mjs'
import { freePort } from '../../../scripts/kit/ports.mjs'
import { load } from './client.mjs'
import { pinLoad } from './pin.mjs'
import { interleaved, median } from './rounds.mjs'
import { cpuSeconds, startProgram } from './server.mjs'
import { fixed, whole } from './table.mjs'

const LISTEN_MS = 300

const bodyOf = (bytes) => bytes.subarray(bytes.indexOf('\r\n\r\n') + 4).toString()

/** One answer to the first request of an entrant. */
export const answerTo = (port, request) =>
  new Promise((resolve, reject) => {
    const isRight = (bytes) => (resolve(bodyOf(bytes)), true)
    load({ port, requests: [request], connections: 1, seconds: 0, isRight }).catch(reject)
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
  const program = startProgram(fileURLToPath(new URL('./floor.mjs', import.meta.url)), {
    PORT: String(port),
    ANSWER: answer,
  })
  await new Promise((resolve) => setTimeout(resolve, LISTEN_MS))
  return { ...program, port }
}

/**
 * Drives each entrant { pid, port, requests, mark } in turn. Processor time a call decides, not calls a second: on a shared
 * machine only that holds.
 */
export const contest = async (entrants, { rounds, seconds }) => {
  pinLoad()
  const measured =
    ({ pid, port, requests, mark }) =>
    async () => {
      const right = Buffer.from(mark)
      const before = cpuSeconds(pid)
      const round = await load({ port, requests, seconds, isRight: (bytes) => bytes.includes(right) })
      return { ...round, cpuMicros: ((cpuSeconds(pid) - before) * 1e6) / round.calls }
    }
  const runs = Object.fromEntries(
    Object.entries(entrants).map(([name, entrant]) => [name, measured(entrant)]),
  )
  await interleaved(runs, 1)
  const results = await interleaved(runs, rounds)
  const middle = (name, figure) => median(results[name].map((round) => round[figure]))
  return {
    middle,
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
