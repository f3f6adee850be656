// What the player's browser loads: sizes of the built client as sent (brotli).
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { Failure } from '../../scripts/kit/failure.mjs'
import { dist } from '../../scripts/kit/paths.mjs'
import { firstVisit, withImports } from './rig/firstVisit.mjs'
import { atMost, fixed, table } from './rig/table.mjs'

const FIRST_VISIT_KB_BAR = 185
const SCREEN_KB_BAR = 15
/** A whole bookmaker's: board, slip, match centre. */
const SPORT_KB_BAR = 60
const isSport = (path) => /(?:^|\/)SportChannelScreen-[^/]+\.js$/.test(path)
const LARGEST = 8

if (!existsSync(join(dist.client, 'index.html')))
  throw new Failure('dist/client 不存在，请先 npm run build · build first')

const kb = (path) => brotliCompressSync(readFileSync(join(dist.client, path))).length / 1_000
const files = readdirSync(dist.client, { recursive: true })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.(?:js|css)$/.test(path))
const sizes = new Map(files.map((path) => [path, kb(path)]))
const sum = (paths) => paths.reduce((total, path) => total + (sizes.get(path) ?? 0), 0)

const first = firstVisit(dist.client)
const screens = files.filter((path) => /Screen-[^/]+\.js$/.test(path) && !first.includes(path))
const total = sum(first)
/** What each screen loads that the home page hasn't. */
const loads = new Map(
  screens.map((path) => [path, withImports(dist.client, [path]).filter((each) => !first.includes(each))]),
)
const users = new Map()
for (const path of [...loads.values()].flat()) users.set(path, (users.get(path) ?? 0) + 1)
/** What only this screen needs; what several share is loaded with the first of them. */
const own = (path) => sum(loads.get(path).filter((each) => users.get(each) === 1))
const largest = [...screens].sort((a, b) => own(b) - own(a)).slice(0, LARGEST)
table(
  '首次访问 · first visit, brotli kB',
  ['what', 'kB', 'bar', 'with what screens share'],
  [
    ['scripts', fixed(sum(first.filter((path) => extname(path) === '.js')), 1), ''],
    ['styles', fixed(sum(first.filter((path) => extname(path) === '.css')), 1), ''],
    ['together', fixed(total, 1), atMost(total, FIRST_VISIT_KB_BAR)],
    ['everything in the build', fixed(sum(files), 1), `${files.length} files`],
    ...largest.map((path) => [
      path,
      fixed(own(path), 1),
      atMost(own(path), isSport(path) ? SPORT_KB_BAR : SCREEN_KB_BAR),
      fixed(sum(loads.get(path)), 1),
    ]),
  ],
)
