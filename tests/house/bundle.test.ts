import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { posix } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { BANNER_KINDS } from '@app/seeds/art/banner'
import { GIFT_KINDS } from '@app/seeds/art/gift'
import { firstVisit } from '../load/rig/firstVisit.mjs'
import { root } from './repository.ts'

const dist = posix.join(root, 'dist/client')
/** npm test sets it after the build: from then on a missing build is a failure. */
const isAfterBuild = process.env.AFTER_BUILD === '1'

const MOST_BYTES = 190_000
/** Names that only zod's own code contains; they survive minifying. */
const ZOD = /ZodError|\$ZodType|_zod\b|invalid_union_discriminator/

const text = (path: string) => readFileSync(posix.join(dist, path), 'utf8')
const brotli = (path: string) => brotliCompressSync(readFileSync(posix.join(dist, path))).length
const all = () =>
  (readdirSync(dist, { recursive: true }) as string[]).map((path) => path.replaceAll('\\', '/'))

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

  test('brings the drawings that it asks its own origin for', () => {
    const files = all()
    expect(files).toContain('art/named.js')
    for (const kind of BANNER_KINDS) expect(files).toContain(`art/banner/${kind}.svg`)
    for (const kind of GIFT_KINDS) expect(files).toContain(`art/gift/${kind}.svg`)
  })

  test('publishes no manifest and no machine path', () => {
    expect(all().filter((path) => path.includes('manifest.json') && path.startsWith('.vite'))).toEqual([])
    const sources = all().filter((path) => /\.(?:js|css|html)$/.test(path))
    expect(sources.filter((path) => text(path).includes(root))).toEqual([])
  })
})
