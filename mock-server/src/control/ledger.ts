import { siteOf } from '../site.ts'
import type { ControlPart } from './control.ts'

/** GET /ledger → {balanced, drift_cents, accounts, postings} */
export const ledgerControl: ControlPart = (app, control) => {
  app.get('/ledger', (c) => c.json(siteOf(control.world(c)).ledger.check()))
}
