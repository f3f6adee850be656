// docs/production.md walked: nginx with the client's template in front of a small foreign backend over TLS, found by its name.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { WebSocket } from 'ws'
import { build } from '../../../scripts/build/build.mjs'
import { needChromium } from '../../../scripts/kit/browser.mjs'
import { Failure } from '../../../scripts/kit/failure.mjs'
import { dist } from '../../../scripts/kit/paths.mjs'
import { freePort } from '../../../scripts/kit/ports.mjs'
import { NAME, made, startBackend, startNames } from '../rig/foreignBackend.mjs'
import { startNginx } from '../rig/nginx.mjs'
import { tempFolder } from '../rig/server.mjs'
import { rendered } from '../rig/template.mjs'

const [HERE, THERE] = ['127.0.0.1', '127.0.0.2']
const PRE_INFO = '/site/api/v1/configuration/preInfo'
const PATIENCE_MS = 20_000
/** Each nginx has a folder and a process to clear away at the end. */
process.setMaxListeners(30)
const insist = (holds, what) => {
  if (!holds) throw new Failure(what)
  console.log(`✓ ${what}`)
}
/** Read to its end: a body that nobody reads takes its connection along when it is collected, and whichever call uses it then. */
const answerOf = async (...asked) => {
  const answer = await fetch(...asked)
  await answer.arrayBuffer()
  return answer
}
const until = async (holds, what) => {
  const end = performance.now() + PATIENCE_MS
  while (!(await holds())) if (performance.now() > end) throw new Failure(what)
  console.log(`✓ ${what}`)
}

await build(['production'])
const first = await startBackend(HERE)
await startBackend(THERE, first.port)
const names = await startNames(HERE)
const values = {
  BACKEND: `https://${NAME}:${first.port}`,
  BACKEND_HOST: '',
  BACKEND_VERIFY: 'on',
  BACKEND_CA: made.file,
  NGINX_LOCAL_RESOLVERS: `127.0.0.1:${names.port}`,
  CONNECT: '',
}
const settings = tempFolder()
mkdirSync(settings, { recursive: true })
writeFileSync(
  join(settings, 'config.js'),
  rendered('docker/config.js.template', { SITE_ID: '1001', ART: 'drawn' }),
)

/** The image's nginx, with the paths and the patience of this machine. */
const startFront = async (more = {}) => {
  const port = await freePort()
  const front = startNginx(port, { 'docker/client.conf.template': { ...values, ...more } }, (text) =>
    text
      .replace('listen 80;', `listen ${HERE}:${port};`)
      .replaceAll('/usr/share/nginx/html', dist.production)
      .replaceAll('/etc/nginx/conf.d', settings)
      .replace('valid=10s', 'valid=1s'),
  )
  const isUp = () =>
    answerOf(`${front.origin}/config.js`).then(
      ({ ok }) => ok,
      () => false,
    )
  await until(isUp, 'nginx takes the template')
  return front
}
const PING = { method: 'POST', body: '{}' }
const statusOf = async ({ origin }) => (await answerOf(origin + PRE_INFO, PING)).status

const front = await startFront()
insist((await statusOf(front)) === 200, 'a call reaches the backend by SNI and its own name')
insist(
  (await statusOf(await startFront({ BACKEND_HOST: 'elsewhere.test' }))) === 421,
  'another Host is sent where it is chosen',
)
insist(
  (await statusOf(await startFront({ BACKEND_CA: '/etc/ssl/certs/ca-certificates.crt' }))) === 502,
  'a certificate that nobody vouches for is refused',
)
insist(
  await new Promise((resolve) => {
    const socket = new WebSocket(`${front.origin.replace('http', 'ws')}/stream/ws/v1/handshake`)
    socket.once('message', () => resolve(true)).once('error', () => resolve(false))
  }),
  'the websocket goes through',
)

const browser = await chromium.launch({ executablePath: needChromium(), args: ['--no-sandbox'] })
const page = await browser.newPage()
const warned = []
page.on('console', (message) => message.type() === 'warning' && warned.push(message.text()))
await page.goto(front.origin)
await page.getByText('本站暂未提供这项服务').first().waitFor()
insist(true, 'the page says what is missing')
const lacking = warned.filter((text) => text.includes('后端没有这个接口'))
insist(
  lacking.length > 0 && new Set(lacking).size === lacking.length,
  `the console says it once for each of ${lacking.length} calls`,
)
insist(!(await page.getByText('暂时没有热门赛事').isVisible()), 'no error looks like emptiness')
await browser.close()

names.address = THERE
const servedBy = async () => (await answerOf(front.origin + PRE_INFO, PING)).headers.get('x-served-by')
await until(async () => (await servedBy()) === THERE, 'a backend that moved is found again without a restart')
