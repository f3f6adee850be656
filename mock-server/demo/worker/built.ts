/** What the build of the demo says of itself. */
interface Built {
  version: string
  seed: number
  /** A short name of the schema, as the server has it. */
  schema: string
  /** The SQL that an empty database begins with. */
  migrations: readonly string[]
  /** Paths of the plain files, from the demo's own address on: '/assets/index-1a2b.js'. */
  files: readonly string[]
}

declare const BUILT: Built
export const built = BUILT

declare const registration: ServiceWorkerRegistration
/** Where the demo lies on its host: '' at the root, else '/folder'. */
export const folder = new URL(registration.scope).pathname.replace(/\/$/, '')

/** Where the parts that the worker loads itself lie. */
export const PARTS = { sqlite: 'demo/sqlite.wasm', golden: (key: string) => `demo/golden-${key}.bin` }
