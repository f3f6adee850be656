import type { GuardOptions } from '../src/control/guard.ts'

interface Fetcher {
  fetch(request: Request | string): Promise<Response>
}

/** What the engine's configuration binds. A setting that its environment lacks is null. */
export interface Env {
  /** The folder of plain files: the client, the console, golden images. */
  FILES: Fetcher
  WORLDS: { getByName(name: string): Fetcher }
  HOST: string | null
  MOCK_TOKEN: string | null
  SEED: string | null
  CORS_ORIGINS: string | null
}

/** What the build says of itself. */
interface Built {
  version: string
  /** A short name of the schema, as the server has it. */
  schema: string
  /** The SQL that an empty database begins with. */
  migrations: readonly string[]
}
declare const BUILT: Built
export const built = BUILT

export const guardOf = ({ HOST, MOCK_TOKEN }: Env): GuardOptions => ({
  host: HOST || '127.0.0.1',
  token: MOCK_TOKEN || undefined,
})
export const seedOf = ({ SEED }: Env): number => Number(SEED || 1)

export const log = (text: string): void => {
  // The engine's own output: no page sees it.
  // oxlint-disable-next-line no-console
  console.warn(text)
}
