import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { Plant } from './planted/plant.ts'
import type { Order, Outcome } from './worker.ts'

export interface Lives {
  /** The client's script. */
  file: string
  /** Orders in turn; undefined when there are no more. */
  next(): Order | undefined
  told(order: Order, outcome: Outcome): void
  workers: number
  plant?: Plant | undefined
}

/** A page is much garbage: the young generation is collected when it is full, and 16 MB are full ten times a journey. */
const HEAP = '--max-semi-space-size=64'
const ofServer = ['--import', join(import.meta.dirname, 'planted/atServer.ts')]

/** What is left of pages is collected late: from a heap of gigabytes that takes longer than a new process. */
const LIVES = 40

/** A process for the first order and those after it. */
const worker = ({ file, next, told, plant }: Lives, first: Order): Promise<void> =>
  new Promise((done, fail) => {
    const child = fork(join(import.meta.dirname, 'worker.ts'), [file], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        TZ: 'Asia/Shanghai',
        ...(plant && { PLANTED: plant.name }),
      },
      execArgv: [HEAP, ...(plant?.side === 'server' ? ofServer : [])],
    })
    let order: Order | undefined = first
    let given = 1
    child.on('message', (outcome: Outcome) => {
      told(order!, outcome)
      order = given < LIVES ? next() : undefined
      given += 1
      if (order) child.send(order)
      else child.disconnect()
    })
    child.on('exit', (code) => (code ? fail(new Error(`a worker ended with ${code}`)) : done()))
    child.send(order)
  })

const inTurn = async (asked: Lives): Promise<void> => {
  for (let order = asked.next(); order; order = asked.next()) await worker(asked, order)
}

/** Lives journeys in processes of their own, until there are no more orders. */
export const lives = async (asked: Lives): Promise<void> => {
  await Promise.all(Array.from({ length: asked.workers }, () => inTurn(asked)))
}
