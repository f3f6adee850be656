import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { clock } from '../lib/clock.ts'
import { here } from '../lib/place.ts'
import { uuid } from '../lib/device/requestId.ts'
import { useSignal } from '../lib/signal.ts'
import { stored } from '../lib/device/storage.ts'
import { steer } from './control.ts'
import { change, changeTour, stage } from '../stage/state.ts'
import { useFollow } from '../stage/useFollow.ts'
import { useRestart } from './useRestart.ts'
import { dropDialogs, useSignIn } from '../stage/useSignIn.ts'
import { enterWorld, worldName } from '../stage/world.ts'
import { NEWCOMER, OLD_MEMBER, PLAN } from './cues.ts'
import { openHands, ring, Stopped } from './hands.ts'
import { holds } from './holds.ts'
import { isNarrow } from '../stage/useMoving.ts'
import { spentBy } from './pace.rules.ts'
import { PLAYS } from './perform.ts'

const START = 'guided-demo'
/** The page that is left, and the one that is entered until its own first answer is there. */
const UNSETTLED = '[data-channel="sport"], main .mantine-Skeleton-root'
const WHO = { visitor: null, newcomer: NEWCOMER.name, vip5: OLD_MEMBER }

/** A world that no other tour is in, begun at the same moment or behind another door either. */
const freeName = () => `${START}-${uuid().slice(0, 8)}`

/** The tour: its cues, its clock, and what is done for whoever gives it. */
export const useTour = () => {
  const { tour } = useSignal(stage)
  const navigate = useNavigate()
  const restart = useRestart()
  const signIn = useSignIn()
  const follow = useFollow()
  const travel = async (turn: { advance_s: number }) => follow((await steer('POST', '/clock', turn)).now)
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  const [error, setError] = useState<string>()
  const stopper = useRef<AbortController>(null)

  const run = async (work: () => Promise<string | void>) => {
    setBusy(true)
    setSaid('')
    setError(undefined)
    try {
      setSaid((await work()) ?? '')
    } catch (reason) {
      if (!(reason instanceof Stopped)) setError(reason instanceof Error ? reason.message : String(reason))
    } finally {
      ring.set(null)
      setBusy(false)
    }
  }
  /** The cue's beginning: as the tour went, or set by its chapter. */
  const enter = async (at: number, isJump: boolean) => {
    const cue = PLAN[at]
    if (!cue) return
    stopper.current?.abort()
    if (isNarrow()) change({ isFolded: false })
    const now = clock.device()
    const { tour: before } = stage.get()
    changeTour({
      at,
      spent: spentBy(before?.spent ?? [], before?.at ?? 0, before?.since ?? null, now),
      since: before?.since === null ? null : now,
    })
    await run(async () => {
      const isThere = !isJump && (await holds(cue))
      if (!isThere) return restart(cue.scene, { as: WHO[cue.who], opens: cue.opens })
      dropDialogs()
      if (here() !== cue.opens) await navigate(cue.opens)
      if (cue.who !== 'vip5') return
      // The page of the one before has to be gone with all that it asks: that would be another's now.
      await openHands(new AbortController().signal).until(() => !document.querySelector(UNSETTLED), 'page')
      await signIn(await steer('POST', `/members/${OLD_MEMBER}/session`, {}))
    })
  }
  return {
    tour,
    isBusy,
    said,
    error,
    /** Opens a world of its own at the beginning of the story; the page is loaded there. */
    begin: () =>
      run(async () => {
        const name = freeName()
        await steer('POST', '/worlds', { name, scene: START }, name)
        const from = {
          world: worldName(),
          path: here() + location.search,
          token: stored.read('token'),
          userId: stored.read('userId'),
        }
        change({ tour: { at: 0, spent: PLAN.map(() => 0), since: clock.device(), from } })
        enterWorld(name)
      }),
    /** Back to where the tour was begun from; its world goes. */
    end: () =>
      run(async () => {
        const { tour: over } = stage.get()
        if (!over) return
        const { world, path, token, userId } = over.from
        await steer('DELETE', `/worlds/${worldName()}`).catch(() => undefined)
        change({ tour: null })
        enterWorld(world, path, token ? { token, userId } : undefined)
      }),
    perform: () =>
      run(async () => {
        const cue = PLAN[stage.get().tour?.at ?? 0]
        if (!cue) return undefined
        // Played once more, or out of turn: from where it can begin.
        if (cue.name !== 'arrive' && !(await holds(cue)))
          await restart(cue.scene, { as: WHO[cue.who], opens: cue.opens })
        // In a hand the words make room for what they are about.
        if (isNarrow()) change({ isFolded: true })
        const own = new AbortController()
        stopper.current = own
        return PLAYS[cue.name]({ hands: openHands(own.signal), navigate, travel })
      }),
    stop: () => stopper.current?.abort(),
    next: () => tour && tour.at < PLAN.length - 1 && void enter(tour.at + 1, false),
    previous: () => tour && tour.at > 0 && void enter(tour.at - 1, true),
    jump: (at: number) => void enter(at, true),
    /** The first cue, its world as new, the clock at zero. */
    rewind: async () => {
      const from = clock.tick()
      await enter(0, true)
      await openHands(new AbortController().signal)
        .find('main article')
        .catch(() => undefined)
      changeTour({
        spent: PLAN.map(() => 0),
        since: clock.device(),
        tookMs: Math.round(clock.tick() - from),
      })
    },
    togglePause: () => {
      const { tour: own } = stage.get()
      if (!own) return
      const now = clock.device()
      changeTour({
        spent: spentBy(own.spent, own.at, own.since, now),
        since: own.since === null ? now : null,
      })
    },
  }
}

export type TourControl = ReturnType<typeof useTour>
