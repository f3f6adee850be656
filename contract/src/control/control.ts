import type { CallsTo, ControlMethod, TypesAt } from '../kit/controlCall.ts'
import { catalogue } from './catalogue.ts'
import { chat } from './chat.ts'
import { dual } from './dual.ts'
import { faults } from './faults.ts'
import { bets, matches } from './matches.ts'
import { captcha, members, outbox } from './members.ts'
import { ledger, orders } from './money.ts'
import { activities, feedback, settings, venues } from './site.ts'
import { capsule, clock, journal, trace } from './time.ts'
import { snapshots, worlds } from './worlds.ts'

/** Every call of the control API (/__mock/api). Amounts in cents, times in epoch ms. */
export const control = {
  worlds,
  snapshots,
  clock,
  faults,
  matches,
  bets,
  outbox,
  captcha,
  members,
  journal,
  trace,
  capsule,
  settings,
  venues,
  orders,
  activities,
  feedback,
  chat,
  ledger,
  catalogue,
  dual,
}

type Groups = typeof control
type Calls = CallsTo<{ [G in keyof Groups]: Groups[G][keyof Groups[G]] }[keyof Groups]>

/** Where a method may go, after /__mock/api, and what the call there takes and answers. */
export type ControlPath<M extends ControlMethod> = Calls[M]['at']
export type ControlBody<M extends ControlMethod, P extends string> = TypesAt<Calls[M], P>['input']
export type ControlAnswer<M extends ControlMethod, P extends string> = TypesAt<Calls[M], P>['answer']
