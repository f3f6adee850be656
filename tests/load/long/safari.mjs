// Every address of the site in the engine that Safari is made of: something stands on each, every picture is there, none is wider than its window.
import { setTimeout as wait } from 'node:timers/promises'
import { addresses } from '../../e2e/rig/crawl.data.ts'
import { Failure } from '../../../scripts/kit/failure.mjs'
import { startServer } from '../rig/server.mjs'
import { openWebkit } from '../rig/webkit.mjs'

const WIDTH = Number(process.env.WIDTH ?? 1366)
const LONGEST_MS = 15_000
const POLL_MS = 250
/** Fewer characters are a frame without its page; the page that only says it is loading has four. */
const LEAST = { loading: 3, pgGame: 0, default: 30 }

const seen = () => {
  const root = document.querySelector('#root main') ?? document.querySelector('#root')
  const broken = Array.from(document.images).filter(({ complete, naturalWidth }) => complete && !naturalWidth)
  const { scrollWidth, clientWidth } = document.documentElement
  return {
    length: root?.innerText.trim().length ?? 0,
    framed: document.querySelectorAll('#root iframe').length,
    broken: broken.map(({ src }) => src),
    over: scrollWidth - clientWidth,
  }
}

const shownOn = async (page, least) => {
  let state = await page.run(seen)
  for (let waited = 0; waited < LONGEST_MS; waited += POLL_MS) {
    if (state.length >= least || state.framed > 0) break
    await wait(POLL_MS)
    state = await page.run(seen)
  }
  return state
}

const server = await startServer()
const page = await openWebkit({ width: WIDTH })
await page.go(`${server.origin}/?__as=vip5`)
await shownOn(page, LEAST.default)
const width = await page.run(() => innerWidth)
const all = addresses(server.origin)
const faults = []
for (const { name, path } of all) {
  await page.go(`${server.origin}${path}`)
  const least = LEAST[name] ?? LEAST.default
  const { length, framed, broken, over } = await shownOn(page, least)
  if (length < least && framed === 0) faults.push(`${path}: 空白 · empty`)
  if (broken.length > 0) faults.push(`${path}: 图片没有加载 · pictures: ${broken.join(' ')}`)
  if (over > 0) faults.push(`${path}: 比窗口宽 · wider than its window by ${over} px`)
}
await page.close()
await server.stop()
console.log(`WebKit ${width} px: ${all.length} 个地址 · addresses, ${faults.length} 个问题 · faults`)
if (faults.length > 0) throw new Failure(faults.join('\n'))
