import { activitiesControl } from './people/activities.ts'
import { betsControl } from './bets.ts'
import { captchaControl } from './people/captcha.ts'
import { catalogueControl } from './catalogue.ts'
import { capsuleControl } from './tape/capsule.ts'
import { chatControl } from './people/chat.ts'
import { clockControl } from './clock.ts'
import { coverageControl } from './tape/coverage.ts'
import type { ControlPart } from './control.ts'
import { faultsControl } from './faults.ts'
import { feedbackControl } from './people/feedback.ts'
import { journalControl } from './tape/journal.ts'
import { ledgerControl } from './ledger.ts'
import { ordersControl } from './orders.ts'
import { membersControl } from './people/members.ts'
import { matchesControl } from './matches.ts'
import { outboxControl } from './people/outbox.ts'
import { protectionControl } from './people/protection.ts'
import { repeatControl } from './tape/repeat.ts'
import { rewindControl } from './tape/rewind.ts'
import { scenesControl } from './scenes.ts'
import { settingsControl } from './settings.ts'
import { snapshotsControl } from './tape/snapshots.ts'
import { traceControl } from './tape/trace.ts'
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
