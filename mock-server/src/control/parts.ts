import { activitiesControl } from './activities.ts'
import { betsControl } from './bets.ts'
import { captchaControl } from './captcha.ts'
import { catalogueControl } from './catalogue.ts'
import { capsuleControl } from './capsule.ts'
import { chatControl } from './chat.ts'
import { clockControl } from './clock.ts'
import { coverageControl } from './coverage.ts'
import type { ControlPart } from './control.ts'
import { faultsControl } from './faults.ts'
import { feedbackControl } from './feedback.ts'
import { journalControl } from './journal.ts'
import { ledgerControl } from './ledger.ts'
import { ordersControl } from './orders.ts'
import { membersControl } from './members.ts'
import { matchesControl } from './matches.ts'
import { outboxControl } from './outbox.ts'
import { protectionControl } from './protection.ts'
import { repeatControl } from './repeat.ts'
import { rewindControl } from './rewind.ts'
import { scenesControl } from './scenes.ts'
import { settingsControl } from './settings.ts'
import { snapshotsControl } from './snapshots.ts'
import { traceControl } from './trace.ts'
import { venuesControl } from './venues.ts'
import { worldsControl } from './worlds.ts'

/** The control API, a file a noun. */
export const controlParts: ControlPart[] = [
  worldsControl,
  scenesControl,
  snapshotsControl,
  clockControl,
  faultsControl,
  matchesControl,
  betsControl,
  outboxControl,
  captchaControl,
  membersControl,
  journalControl,
  traceControl,
  rewindControl,
  repeatControl,
  capsuleControl,
  coverageControl,
  settingsControl,
  venuesControl,
  ordersControl,
  activitiesControl,
  protectionControl,
  feedbackControl,
  chatControl,
  ledgerControl,
  catalogueControl,
]
