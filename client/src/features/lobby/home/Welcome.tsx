import { Suspense, useEffect, useState } from 'react'
import { session } from '../../../api/session.ts'
import { bus } from '../../../lib/bus.ts'
import { clock } from '../../../lib/clock.ts'
import { promptOf } from '../../../lib/prompt.ts'
import { isFirstInVisit, stored } from '../../../lib/device/storage.ts'
import { lazyPart } from '../../../lib/lazyPart.ts'

const WelcomeDialog = lazyPart(() => import('./WelcomeDialog.tsx'), 'default')

/** The page is looked at first: it comes when that has settled and somebody stirs on it, or in the end by itself. */
const SETTLED_MS = 1500
const UNSTIRRED_MS = 10_000
const STIRS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll'] as const

/** Who asks for one of these has something to do: no greeting lies over it. */
const FORMS = ['login', 'register', 'showLoginTips', 'switch_auth_way', 'newDevice', 'showDialog'] as const

/** Not beside the form that the address asks for (NAV-08), not for members: their letter greets them. */
const isDue = (): boolean =>
  !session.isMember() &&
  document.querySelector('[role="dialog"]') === null &&
  !promptOf(location.search) &&
  Number(stored.read('dismissedAd')) <= clock.now() &&
  isFirstInVisit('welcomed')

/** Greets a visitor with the site's notices, once a visit and until 今日不再提示 is ticked. */
export const Welcome = () => {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const over = new AbortController()
    let isSettled = false
    let isStirred = false
    const greet = () => {
      drop()
      if (isDue()) setShown(true)
    }
    const stirred = () => {
      isStirred = true
      if (isSettled) greet()
    }
    for (const stir of STIRS) window.addEventListener(stir, stirred, { signal: over.signal, passive: true })
    const settled = setTimeout(() => {
      isSettled = true
      if (isStirred) greet()
    }, SETTLED_MS)
    const unstirred = setTimeout(greet, UNSTIRRED_MS)
    const drop = () => {
      clearTimeout(settled)
      clearTimeout(unstirred)
      over.abort()
    }
    const giveWay = () => {
      drop()
      setShown(false)
    }
    const ends = FORMS.map((form) => bus.on(form, giveWay))
    return () => {
      drop()
      for (const end of ends) end()
    }
  }, [])
  return <Suspense>{isShown && <WelcomeDialog onClose={() => setShown(false)} />}</Suspense>
}
