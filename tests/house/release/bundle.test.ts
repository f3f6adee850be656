import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { posix } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { BANNER_KINDS } from '@app/seeds/art/banner'
import { GIFT_KINDS } from '@app/seeds/art/gift'
import { firstVisit } from '../../load/rig/firstVisit.mjs'
import { root } from '../rig/repository.ts'

const dist = posix.join(root, 'dist/client')
/** The same for players: `npm run build production`. */
const production = posix.join(root, 'dist/production')
/** npm test sets it after the build: from then on a missing build is a failure. */
const isAfterBuild = process.env.AFTER_BUILD === '1'

const MOST_BYTES = 185_000
/** Names that only zod's own code contains; they survive minifying. */
const ZOD = /ZodError|\$ZodType|_zod\b|invalid_union_discriminator/

/** What only the drawer and the guided demo spell: the control API, their window, their texts in both scripts. */
const STAGE = /__mock\/(?:api|#)|data-stage|guided-demo|测试工具|測試工具|替我演示/

const text = (path: string, folder = dist) => readFileSync(posix.join(folder, path), 'utf8')
const brotli = (path: string) => brotliCompressSync(readFileSync(posix.join(dist, path))).length
const all = (folder = dist) =>
  (readdirSync(folder, { recursive: true }) as string[]).map((path) => path.replaceAll('\\', '/'))
const withStage = (folder: string) =>
  all(folder).filter((path) => /\.(?:js|css|html)$/.test(path) && STAGE.test(text(path, folder)))

describe.runIf(isAfterBuild || existsSync(posix.join(dist, 'index.html')))('the built client', () => {
  test('holds no zod', () => {
    const scripts = all().filter((path) => path.endsWith('.js'))
    expect(scripts.length).toBeGreaterThan(0)
    expect(scripts.filter((path) => ZOD.test(text(path)))).toEqual([])
  })

  test(`loads at most ${MOST_BYTES / 1000} kB of brotli on the first visit`, () => {
    const first = firstVisit(dist)
    expect(first.length).toBeGreaterThan(0)
    const bytes = first.reduce((sum, path) => sum + brotli(path), 0)
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES)
  })

  test('paints its first picture with the styles that stand in the page, the mark of a demo in it', () => {
    const page = text('index.html')
    expect(page.match(/<link rel="stylesheet"(?! disabled)[^>]*>/g)).toBeNull()
    const painted = page.slice(page.indexOf('<div id="first"'), page.indexOf('<div id="root"'))
    expect(painted.match(/演示环境 · 虚拟金额/g)).toHaveLength(1)
    expect(painted.match(/演示環境 · 虛擬金額/g)).toHaveLength(1)
    for (const path of ['/mine/wallet', '/mine/savemoney', '/mine/takemoney'])
      expect(painted.split(`data-at="${path}"`).slice(1)).toEqual([
        expect.stringMatching(/<h1[^>]*>(我的钱包|存款|取款)</),
        expect.stringMatching(/<h1[^>]*>(我的錢包|存款|取款)</),
      ])
    // Those that have no band of their own are no blank page either.
    expect(painted.split('data-at="/mine/"').slice(1)).toEqual([
      expect.stringContaining('Skeleton'),
      expect.stringContaining('Skeleton'),
    ])
    expect(page).toContain(`html[data-band='/mine/betRecord'] #first [data-at='/mine/']`)
    expect(painted.split('data-at="/game/sport/crty"').slice(1)).toEqual([
      expect.stringContaining('滚球'),
      expect.stringContaining('滾球'),
    ])
  })

  test('has the drawer and the guided demo aside from the first visit', () => {
    const first = firstVisit(dist)
    expect(withStage(dist).length).toBeGreaterThan(0)
    expect(withStage(dist).filter((path) => first.includes(path))).toEqual([])
  })

  test('brings the drawings that it asks its own origin for', () => {
    const files = all()
    expect(files).toContain('art/named.js')
    for (const kind of BANNER_KINDS)
      for (const of of ['banner', 'band']) expect(files).toContain(`art/${of}/${kind}.svg`)
    for (const kind of GIFT_KINDS) expect(files).toContain(`art/gift/${kind}.svg`)
  })

  test('publishes no manifest and no machine path', () => {
    expect(all().filter((path) => path.includes('manifest.json') && path.startsWith('.vite'))).toEqual([])
    const sources = all().filter((path) => /\.(?:js|css|html)$/.test(path))
    expect(sources.filter((path) => text(path).includes(root))).toEqual([])
  })
})

describe.runIf(isAfterBuild || existsSync(posix.join(production, 'index.html')))(
  'the client for players',
  () => {
    test('holds nothing of the drawer and the guided demo', () => {
      expect(all(production).filter((path) => path.endsWith('.js')).length).toBeGreaterThan(0)
      expect(withStage(production)).toEqual([])
    })
  },
)

const demo = posix.join(root, 'dist/demo')
describe.runIf(existsSync(posix.join(demo, 'worker.js')))('the static demo', () => {
  test('is as large as its page says', () => {
    const page = readFileSync(posix.join(root, 'docs/static-demo.md'), 'utf8')
    const rows = Array.from(
      page.matchAll(/\| `([\w./]+)`[^|]* \| ([\d.]+) MB/g),
      ([, file, told]) => [file!, Number(told)] as const,
    )
    expect(rows.length).toBeGreaterThan(1)
    for (const [file, told] of rows)
      expect.soft(Math.abs(statSync(posix.join(demo, file)).size / 1e6 - told), file).toBeLessThan(told / 10)
  })
})
