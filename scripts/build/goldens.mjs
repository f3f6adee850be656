import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { at } from '../kit/paths.mjs'

const folder = at('dist', '.goldens')
const SEED = 1

/** One golden image, planted by the server itself as on its first start that day. */
const plant = async (day, schema) => {
  const { createApp } = await import('../../mock-server/src/app.ts')
  const { openStorage } = await import('../../mock-server/src/host/storage.ts')
  let image
  const app = createApp({
    version: 'golden',
    seed: SEED,
    time: () => day,
    storage: {
      ...openStorage({ dataDir: undefined, build: undefined }),
      writeGolden: (_key, made) => (image = made),
    },
    migrationsFolder: at('mock-server/src/db/migrations'),
    schema,
    guard: { host: '127.0.0.1', token: undefined },
    transport: {
      ip: () => '127.0.0.1',
      header: () => undefined,
      cut: () => new Response(null, { status: 499 }),
    },
    corsOrigins: [],
    strict: false,
    log: (text) => console.error(text),
  })
  app.worlds.get('default')
  app.worlds.closeAll()
  return image
}

/** Packed golden images of today and the days after it, by their keys; planted once for each build and day. */
export const goldensOf = async ({ days, hash, schema }) => {
  const { startOfSiteDay, systemTime, DAY } = await import('../../mock-server/src/world/clock.ts')
  const today = startOfSiteDay(systemTime())
  mkdirSync(folder, { recursive: true })
  const keys = Array.from({ length: days }, (_, later) => `${SEED}-${today + later * DAY}`)
  const fileOf = (key) => at('dist', '.goldens', `${hash.slice(0, 12)}-${key}.bin`)
  const wanted = new Set(keys.map(fileOf))
  for (const name of readdirSync(folder))
    if (!wanted.has(at('dist', '.goldens', name))) rmSync(at('dist', '.goldens', name))
  const packed = new Map()
  for (const key of keys) {
    if (!existsSync(fileOf(key)))
      writeFileSync(fileOf(key), gzipSync(await plant(Number(key.split('-')[1]), schema), { level: 9 }))
    packed.set(key, readFileSync(fileOf(key)))
  }
  return { seed: SEED, packed }
}
