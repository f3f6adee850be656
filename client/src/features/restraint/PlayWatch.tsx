import { BEAT_MS } from '@app/contract/restraint/limits'
import type { Restraint } from '@app/contract/restraint/restraint'
import { useEffect, useEffectEvent, useState } from 'react'
import { clock } from '../../lib/clock.ts'
import { stored } from '../../lib/storage.ts'
import { RealityCheck } from './parts/RealityCheck.tsx'
import { useBeatMutation } from './restraint.api.ts'
import { isCheckDue, keptShown, shownAt } from './restraint.rules.ts'

/** The first beat leaves the page in peace while it opens. */
const FIRST_MS = 5_000

/** Tells the server once a minute that the page is being looked at, and holds up the mirror when it is time. */
export const PlayWatch = ({ onSignOut }: { onSignOut: () => void }) => {
  const [beat] = useBeatMutation()
  const [due, setDue] = useState<Restraint>()
  const sign = useEffectEvent(async () => {
    if (document.visibilityState !== 'visible') return
    const { data } = await beat({})
    if (!data) return
    const shown = shownAt(stored.read('realityShown'), data.serverTime)
    if (isCheckDue(data.realityMinutes, data.today.minutes, shown)) setDue(data)
  })
  useEffect(() => {
    const first = setTimeout(() => void sign(), FIRST_MS)
    const timer = setInterval(() => void sign(), BEAT_MS)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
    }
  }, [])
  const close = () => {
    if (due) stored.write('realityShown', keptShown(due.today.minutes, clock.now()))
    setDue(undefined)
  }
  const leave = () => {
    close()
    onSignOut()
  }
  return due && <RealityCheck info={due} onClose={close} onSignOut={leave} />
}
