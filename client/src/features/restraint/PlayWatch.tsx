import type { Restraint } from '@app/contract/restraint/restraint'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { clock } from '../../lib/clock.ts'
import { stored } from '../../lib/device/storage.ts'
import { roundShown } from '../../lib/device/roundShown.ts'
import { useSignal } from '../../lib/signal.ts'
import { lazyPart } from '../../lib/lazyPart.ts'
import { useBeatMutation } from './restraint.api.ts'
import { isBeatDue, isCheckDue, keptBeat, keptShown, shownAt } from './restraint.rules.ts'

const RealityCheck = lazyPart(() => import('./parts/RealityCheck.tsx'), 'RealityCheck')

/** How often it is looked whether a beat is due; the first look leaves the page in peace while it opens. */
const LOOK_MS = 5_000
const LOCK = 'beat'
/** A round is shown to its end before anything tells how it went; one that never ends keeps no reminder from its reader. */
const ROUND_MOST_MS = 60_000

/** Only one tab at a time passes; the others look again later. */
const alone = async (act: () => Promise<void>): Promise<void> => {
  if (!('locks' in navigator)) return act()
  await navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => (lock ? act() : undefined))
}

/** Tells the server once a minute that the site is being looked at, and holds up the mirror when it is time. */
export const PlayWatch = ({ onSignOut }: { onSignOut: () => void }) => {
  const [beat] = useBeatMutation()
  const [due, setDue] = useState<Restraint>()
  const sign = async () => {
    const userId = stored.read('userId')
    if (!isBeatDue(stored.read('beatAt'), userId, clock.device())) return
    stored.write('beatAt', keptBeat(userId, clock.device()))
    const { data } = await beat({})
    if (!data) return
    const shown = shownAt(stored.read('realityShown'), data.serverTime)
    if (isCheckDue(data.realityMinutes, data.today.minutes, shown)) setDue(data)
  }
  const look = useEffectEvent(async () => {
    if (document.visibilityState === 'visible') await alone(sign)
  })
  useEffect(() => {
    const timer = setInterval(() => void look(), LOOK_MS)
    return () => clearInterval(timer)
  }, [])
  const isRound = useSignal(roundShown)
  const [mayShow, setMayShow] = useState(false)
  const isDue = due !== undefined
  // Once it stands it stays: the next round may begin beneath it.
  if (isDue && !isRound && !mayShow) setMayShow(true)
  if (!isDue && mayShow) setMayShow(false)
  useEffect(() => {
    if (!isDue) return undefined
    const timer = setTimeout(() => setMayShow(true), ROUND_MOST_MS)
    return () => clearTimeout(timer)
  }, [isDue])
  const close = () => {
    if (due) stored.write('realityShown', keptShown(due.today.minutes, clock.now()))
    setDue(undefined)
  }
  const leave = () => {
    close()
    onSignOut()
  }
  return (
    <Suspense>{due && mayShow && <RealityCheck info={due} onClose={close} onSignOut={leave} />}</Suspense>
  )
}
