import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { posix } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { root } from './repository.ts'

const dist = posix.join(root, 'dist/client')
/** npm test sets it after the build: from then on a missing build is a failure. */
const isAfterBuild = process.env.AFTER_BUILD === '1'

const MOST_BYTES = 200_000
/** Names that only zod's own code contains; they survive minifying. */
const ZOD = /ZodError|\$ZodType|_zod\b|invalid_union_discriminator/

const text = (path: string) => readFileSync(posix.join(dist, path), 'utf8')
const brotli = (path: string) => brotliCompressSync(readFileSync(posix.join(dist, path))).length
const all = () =>
  (readdirSync(dist, { recursive: true }) as string[]).map((path) => path.replaceAll('\\', '/'))

/** What the browser loads for the page itself: scripts, preloads and styles that index.html names. */
const named = () =>
  Array.from(text('index.html').matchAll(/(?:src|href)="\/?([^":]+\.(?:js|css))"/g), ([, path = '']) => path)

const STATIC =
  /(?:^|[;\s}])(?:import|export)\b[^;'"]*?from\s*["']([^"']+\.js)["']|(?:^|[;\s}])import\s*["']([^"']+\.js)["']/g

const withImports = (paths: readonly string[]) => {
  const seen = new Set<string>()
  const queue = [...paths]
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (seen.has(path)) continue
    seen.add(path)
    if (!path.endsWith('.js')) continue
    for (const [, from, bare] of text(path).matchAll(STATIC))
      queue.push(posix.join(posix.dirname(path), from ?? bare ?? ''))
  }
  return seen
}

/** The home screen's own files, loaded lazily on the first visit. */
const ofHome = () => all().filter((path) => /(?:^|\/)(?:HomeScreen|MainLayout)-[^/]+\.(?:js|css)$/.test(path))

describe.runIf(isAfterBuild || existsSync(posix.join(dist, 'index.html')))('the built client', () => {
  test('holds no zod', () => {
    const scripts = all().filter((path) => path.endsWith('.js'))
    expect(scripts.length).toBeGreaterThan(0)
    expect(scripts.filter((path) => ZOD.test(text(path)))).toEqual([])
  })

  test(`loads at most ${MOST_BYTES / 1000} kB of brotli on the first visit`, () => {
    expect(named().length).toBeGreaterThan(0)
    const first = withImports([...named(), ...ofHome()])
    const bytes = [...first].reduce((sum, path) => sum + brotli(path), 0)
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES)
  })

  test('publishes no manifest and no machine path', () => {
    expect(all().filter((path) => path.includes('manifest.json') && path.startsWith('.vite'))).toEqual([])
    const sources = all().filter((path) => /\.(?:js|css|html)$/.test(path))
    expect(sources.filter((path) => text(path).includes(root))).toEqual([])
  })
})
