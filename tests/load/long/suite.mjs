// Five hundred tests in four workers, twice in a row against one server, beside a demo that somebody looks at: both runs are
// green, and the demo is what it was.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createMockClient } from '@app/mock-server'
import { MESSAGE_ID } from '@app/contract/chat/messageIds'
import { SITE_ID } from '@app/contract/kit/headers'
import { WebSocket } from 'ws'
import { Failure } from '../../../scripts/kit/failure.mjs'
import { needChromium } from '../../../scripts/kit/browser.mjs'
import { at, bin } from '../../../scripts/kit/paths.mjs'
import { runNode } from '../../../scripts/kit/processes.mjs'
import { residentMb, startServer } from '../rig/server.mjs'

const RUNS = 2
needChromium()
const server = await startServer()
const origin = `http://127.0.0.1:${server.port}`
const demo = createMockClient(origin, { world: 'demo' })
await demo.worlds.create({ name: 'demo', scene: 'vip5-evening' })
const frame = (msgId, msgData) => JSON.stringify({ msgId, msgData })
const watching = new WebSocket(
  `ws://127.0.0.1:${server.port}/stream/ws/v1/handshake?clientType=web&siteId=${SITE_ID}&__world=demo`,
)
await new Promise((resolve, reject) => void watching.once('open', resolve).once('error', reject))
watching.send(frame(MESSAGE_ID.guestLogin, { uuid: 'demo' }))
const beat = setInterval(() => watching.send(frame(MESSAGE_ID.heartbeat, {})), 20_000)
let isCut = false
watching.once('close', () => (isCut = true))
const member = await demo.members.get('vip5')

for (let run = 1; run <= RUNS; run++) {
  const from = performance.now()
  const code = await runNode(
    [bin.playwright, 'test', '--config', at('tests/load/suite/playwright.config.ts')],
    {
      env: {
        ...process.env,
        SUITE: process.env.SUITE ?? '500',
        SUITE_ORIGIN: origin,
        SUITE_OUTPUT: mkdtempSync(join(tmpdir(), 'chengwan-suite-')),
      },
    },
  )
  const { length } = await demo.worlds.list()
  console.log(
    `run ${run}: ${Math.round((performance.now() - from) / 1_000)} s, ${length} worlds after it, ${residentMb(server.pid)} MB`,
  )
  if (code !== 0) throw new Failure(`run ${run} is not green`)
  if (length > 2) throw new Failure(`${length} worlds are left: a test's own goes at its end`)
}
if (isCut) throw new Failure('the demo lost its connection')
const after = await demo.members.get('vip5')
if (JSON.stringify(after) !== JSON.stringify(member)) throw new Failure('the demo is not what it was')
clearInterval(beat)
watching.close()
await server.stop()
