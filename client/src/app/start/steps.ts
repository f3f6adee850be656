import type { Blocker, BlockerFunction, createBrowserRouter } from 'react-router-dom'
import { isOwnStep, over } from '../../lib/over.ts'

export type Router = ReturnType<typeof createBrowserRouter>
type Held = Extract<Blocker, { state: 'blocked' }>

/** Why a step isn't followed at once, and what becomes of it. */
export interface Hold {
  holds: BlockerFunction
  /** `isStill`: no other step has taken its place since. */
  settle: (held: Held, isStill: () => boolean) => void
}

const KEY = 'steps'

/** Back closes what lies open over the page instead; not before the address is again what it was: what closes may lead on. */
export const CLOSING: Hold = {
  holds: ({ historyAction }) => historyAction === 'POP' && !isOwnStep() && over.size > 0,
  settle: (held) => {
    held.reset()
    const close = [...over].at(-1)
    addEventListener('popstate', () => close?.(), { once: true })
  },
}

/** A router has one blocker only: the first of these that holds a step has it. */
export const holdSteps = (router: Router, holds: readonly Hold[]): (() => void) => {
  let by: Hold | undefined
  router.getBlocker(KEY, (step) => {
    by = holds.find((hold) => hold.holds(step))
    return by !== undefined
  })
  let asked: unknown
  const stop = router.subscribe(({ blockers }) => {
    const held = blockers.get(KEY)
    if (held?.state !== 'blocked' || held === asked) return
    asked = held
    by?.settle(held, () => router.state.blockers.get(KEY) === held)
  })
  return () => {
    stop()
    router.deleteBlocker(KEY)
  }
}
