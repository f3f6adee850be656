import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { PassThrough, Writable } from 'node:stream'
import { serve } from '@hono/node-server'
import { onTestFinished } from 'vitest'
import { WebSocketServer } from 'ws'
import { serveSockets } from '../../../mock-server/src/host/websocket.ts'
import { main } from '../../verify/main.ts'
import { openApp } from '../harness.ts'

/** As `npm start` serves it: its answers are not checked before they leave. */
export const liveApp = () => openApp({ strict: false, time: Date.now })

/** The mock on a port. */
export const servedMock = async (app = liveApp()): Promise<URL> => {
  serveSockets(app)
  const server = serve({
    fetch: app.hono.fetch,
    port: 0,
    hostname: '127.0.0.1',
    websocket: { server: new WebSocketServer({ noServer: true }) },
    overrideGlobalObjects: false,
  })
  await once(server, 'listening')
  onTestFinished(() => {
    app.worlds.closeAll()
    server.close()
  })
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
}

/** Something else on a port. */
export const served = async (answer: RequestListener): Promise<URL> => {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
}

/** The command as a shell would see it: its exit code and all that it said. */
export const ran = async (base: URL | string, ...args: string[]) => {
  let said = ''
  const hear = (text: string) => {
    said += text
  }
  const code = await main(['--base', String(base), ...args], { out: hear, err: hear })
  return { code, said }
}

const CLI = join(import.meta.dirname, '../../verify/cli.ts')
/** The same in a process of its own. */
export const ranApart: typeof ran = (base, ...args) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [CLI, '--base', String(base), ...args], { stdio: 'pipe' })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
    child.once('close', (code) => resolve({ code: code ?? -1, said: said.trimEnd() }))
  })

/** The same with somebody at the terminal, who answers each question; null: goes away. */
export const ranBy = async (
  answer: (question: string) => Promise<string | null>,
  base: URL,
  ...args: string[]
) => {
  const input = new PassThrough()
  const questions: string[] = []
  const output = new Writable({
    write: (text: Buffer, _, taken) => {
      const [question] = /.+(?=\n（留空)/.exec(text.toString()) ?? []
      taken()
      if (question === undefined) return
      questions.push(question)
      void answer(question).then((line) => (line === null ? input.end() : input.write(`${line}\n`)))
    },
  })
  let said = ''
  const hear = (text: string) => void (said += text)
  const code = await main(['--base', base.href, '--adapter', 'person', ...args], {
    out: hear,
    err: hear,
    seat: { input, output },
  })
  return { code, said, questions }
}
