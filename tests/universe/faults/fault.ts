import { contract } from '@app/contract'
import { type AnyEndpoint, COMMON_REFUSALS, flatten } from '@app/contract/kit/endpoint'
import { STATUS, type StatusName } from '@app/contract/kit/status'
import { chanceOf, type Chance } from '../chance/chance.ts'
import type { Player } from '../life/player.ts'
import type { Call, Fate } from './network.ts'

/** What goes wrong during a step. */
export type FaultData =
  /** The first order of the step, or the first question. */
  | { kind: 'lostBefore' | 'lostAfter' | 'refused'; of: 'order' | 'question'; n: number }
  | { kind: 'late'; way: 'upMs' | 'downMs'; ms: number }
  | { kind: 'down'; ms: number }
  /** The server refuses everything for a while. */
  | { kind: 'outage'; afterMs: number; ms: number }
  | { kind: 'cut' }
  | { kind: 'asleep'; ms: number }
  | { kind: 'skewed'; ms: number }
  | { kind: 'full' | 'forbidden' }
  | { kind: 'killed'; afterMs: number }

type Draw = (chance: Chance) => FaultData
const lost =
  (kind: 'lostBefore' | 'lostAfter' | 'refused', of: 'order' | 'question'): Draw =>
  (chance) => ({
    kind,
    of,
    n: chance.below(1_000),
  })
const late =
  (way: 'upMs' | 'downMs'): Draw =>
  (chance) => ({
    kind: 'late',
    way,
    ms: 2_000 + chance.below(43_000),
  })
/** What goes wrong whatever is done. */
const ANYWHERE: readonly Draw[] = [
  lost('lostBefore', 'question'),
  lost('refused', 'question'),
  (chance) => ({ kind: 'down', ms: 500 + chance.below(8_000) }),
  (chance) => ({ kind: 'outage', afterMs: chance.below(300), ms: 500 + chance.below(8_000) }),
  () => ({ kind: 'cut' }),
  (chance) => ({ kind: 'asleep', ms: 5_000 + chance.below(60_000) }),
  (chance) => ({ kind: 'skewed', ms: (chance.below(2) * 2 - 1) * (60_000 + chance.below(7_200_000)) }),
  () => ({ kind: 'full' }),
  () => ({ kind: 'forbidden' }),
  (chance) => ({ kind: 'killed', afterMs: chance.below(1_500) }),
]
/** What goes wrong with an order, as often as all of that together. */
const ORDERING: readonly Draw[] = [
  ...ANYWHERE,
  ...(['lostBefore', 'lostAfter', 'lostAfter', 'lostAfter', 'refused', 'refused', 'refused'] as const).map(
    (kind) => lost(kind, 'order'),
  ),
  late('upMs'),
  late('upMs'),
  late('downMs'),
]
export const drawFault = (chance: Chance, isOrdering: boolean): FaultData | undefined =>
  chance.share() < 0.4 ? chance.oneOf(isOrdering ? ORDERING : ANYWHERE)(chance) : undefined

const endpoints = new Map<string, AnyEndpoint>(
  flatten(contract).map(({ endpoint }) => [endpoint.path, endpoint]),
)
/** Whether a call changes something, and may be asked what became of it. */
export const isOrder = ({ path, body }: Call): boolean => {
  // Entering a venue goes before the verb that is meant; a page's pulse is nobody's order.
  const isMeant = !/\/(venue\/launch|restraint\/beat)$/.test(path)
  const effect = (isMeant && endpoints.get(path)?.effect) || 'read'
  return effect !== 'read' || /"method":"(bet|cashOut)/.test(body)
}
/** Refusals without data of their own, which a screen has to know what to do with. */
const PLAIN: readonly StatusName[] = [
  'SYSTEM_BUSY',
  'FREQUENT_SUBMISSION',
  'SERVER_ERROR',
  'MAINTENANCE',
  'LOGIN_EXPIRED',
]
const refusalsOf = ({ path }: Call): StatusName[] => {
  const declared = endpoints.get(path)?.refusals ?? []
  return [...new Set([...declared, ...COMMON_REFUSALS, ...PLAIN])].filter((name) => name in STATUS)
}

const WAY_MS = 20
const LATEST_MS = 400

/** Lets the fault loose on the world of the player; what is called afterwards ends it. */
export const loose = (
  player: Player,
  fault: FaultData | undefined,
  chance: Chance,
  isCalm: boolean,
): (() => void) => {
  const { network, device, queue, server } = player
  const began = queue.now()
  let isOver = false
  let isMet = false
  // What nothing of the step has met, meets nothing of what comes after it.
  const isMeant = (call: Call, of: 'order' | 'question') =>
    !isMet && !isOver && isOrder(call) === (of === 'order')
  network.weather = (call): Fate => {
    const way = () => (isCalm ? WAY_MS : Math.round(WAY_MS + chance.share() ** 3 * LATEST_MS))
    const fate: Fate = { upMs: way(), downMs: way(), kind: 'through' }
    if (fault?.kind === 'late' && isMeant(call, 'order')) {
      isMet = call.isMet = true
      return { ...fate, [fault.way]: fault.ms }
    }
    const sinceMs = queue.now() - began
    if (
      fault?.kind === 'outage' &&
      !isOver &&
      sinceMs >= fault.afterMs &&
      sinceMs < fault.afterMs + fault.ms
    ) {
      call.isMet = true
      return { ...fate, kind: 'refused', refusal: 'SYSTEM_BUSY' }
    }
    if (!fault || !('of' in fault) || !isMeant(call, fault.of)) return fate
    isMet = call.isMet = true
    return fault.kind === 'refused'
      ? { ...fate, kind: 'refused', refusal: chanceOf(String(fault.n)).oneOf(refusalsOf(call)) }
      : { ...fate, kind: fault.kind }
  }
  const setDown = (isDown: boolean) => {
    network.isDown = isDown
    device.isOnline = !isDown
    if (isDown) network.cutLines()
    for (const tab of player.tabs) tab.setOnline(!isDown)
  }
  const stop: (() => void)[] = [() => (isOver = true)]
  if (fault?.kind === 'down') {
    setDown(true)
    const timer = queue.after(fault.ms, () => setDown(false))
    stop.push(() => (queue.cancel(timer), setDown(false)))
  }
  if (fault?.kind === 'cut') network.cutLines()
  if (fault?.kind === 'asleep') player.tab().sleep(fault.ms)
  if (fault?.kind === 'skewed') {
    device.skewMs = fault.ms
    stop.push(() => void (device.skewMs = 0))
  }
  if (fault?.kind === 'full' || fault?.kind === 'forbidden') {
    device.storage = fault.kind
    stop.push(() => void (device.storage = 'works'))
  }
  if (fault?.kind === 'killed') {
    const timer = queue.after(fault.afterMs, () => {
      network.cutLines()
      server.restart()
    })
    stop.push(() => queue.cancel(timer))
  }
  return () => {
    for (const each of stop) each()
  }
}
