import { randomBytes } from 'node:crypto'
import { parentPort, workerData } from 'node:worker_threads'
import { choosePrimitives } from '@app/contract/kit/primitives'
import { createApp } from '../app.ts'
import { nodePrimitives } from '../host/primitives.ts'
import { openStorageHere } from '../host/nodeVersion.ts'
import { schemaOf } from '../host/storage.ts'
import { nodeTextBytes } from '../host/textBytes.ts'
import { nodeTransport } from '../host/transport.ts'
import { systemTime } from '../world/clock.ts'
import { chooseTextBytes } from '../world/kept/textRing.ts'
import { openDesk } from './desk.ts'
import { textOf } from './wire/decoded.ts'
import type { FromShadow, ToShadow } from './wire/thread.ts'

/** What the server hands over when it opens this thread. */
export interface ShadowData {
  seed: number
  build: string | undefined
  migrationsFolder: string
  /** SQLite for a Node that the native one doesn't run on. */
  wasm: string
}

const { seed, build, migrationsFolder, wasm } = workerData as ShadowData
const SECRET_BYTES = 32
const say = (message: FromShadow) => parentPort!.postMessage(message)
const log = (text: string) => say({ does: 'log', text })

choosePrimitives(nodePrimitives)
chooseTextBytes(nodeTextBytes)
const app = createApp({
  version: build ?? 'dev',
  seed,
  time: systemTime,
  storage: await openStorageHere({ dataDir: undefined, build, wasm, migrationsFolder }),
  migrationsFolder,
  schema: schemaOf(migrationsFolder),
  guard: { host: '127.0.0.1', token: undefined },
  transport: nodeTransport,
  corsOrigins: [],
  strict: false,
  // What goes wrong in the shadow is seen as a difference; its words may hold what a call held.
  log: () => undefined,
})
const desk = openDesk({ app, seed, from: systemTime(), secret: randomBytes(SECRET_BYTES), textOf })

let turn = Promise.resolve()
/** Where in the code it was; never what it was about. */
const placeOf = (error: unknown) =>
  error instanceof Error
    ? `${error.name} ${/\n\s+at .*/.exec(error.stack ?? '')?.[0].trim() ?? ''}`
    : 'unknown'

parentPort!.on('message', (message: ToShadow) => {
  if (message.does === 'tear') desk.tear()
  if (message.does === 'pass')
    turn = turn
      .then(() => desk.take(message.passed))
      .catch((error: unknown) => log(`对照一次调用时出错：${placeOf(error)}`))
      .then(() => say({ does: 'done' }))
  if (message.does !== 'ask') return
  const { id, question, asked } = message
  turn = turn
    .then(() => say({ does: 'answer', id, value: desk[question](asked as never) }))
    .catch((error: unknown) => {
      log(`对照回答控制台时出错：${placeOf(error)}`)
      say({ does: 'answer', id, value: undefined })
    })
})
