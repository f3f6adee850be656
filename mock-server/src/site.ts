import { openFirstAnswers } from './kit/idempotency.ts'
import { openFrequency } from './kit/frequency.ts'
import { openSessions } from './kit/session.ts'
import { openLedger } from './modules/wallet/wallet.ledger.ts'
import { openWallet } from './modules/wallet/wallet.service.ts'
import { walletStore } from './modules/wallet/wallet.store.ts'
import type { World } from './world/world.ts'

/** The services of one world. Modules know each other only through what is handed over here. */
export const openSite = (world: World) => {
  const sessions = openSessions(world)
  const store = walletStore(world.db)
  const ledger = openLedger({ store, clock: world.clock, atomically: world.atomically })
  const wallet = openWallet({ ledger, store })
  return {
    ledger,
    wallet,
    /** ?__as= and POST /members/:name/session; the member module replaces it. */
    signInAs: (_name: string): { token: string; userId: string } | undefined => undefined,
    sessions,
    firstAnswers: openFirstAnswers(world),
    frequency: openFrequency(world),
  }
}

export type Site = ReturnType<typeof openSite>
export const siteOf = (world: World): Site => world.part(openSite)

const MASKED_PHONE = '138****0000'
const RISKY = new Set(['IP_NOT_PASSED', 'DEVICE_NOT_PASSED', 'DEVICE_AND_IP_NOT_PASSED', 'LONG_TIME_NOT_LOGGED_IN', 'RISKY_LOGIN'])

/** What a forced status carries as data: a masked phone with the risky logins (ENT-10). */
export const forcedData = (_world: World, status: string, _body: Record<string, unknown>): unknown =>
  RISKY.has(status) ? { phoneNumber: MASKED_PHONE } : null
