import { lazy, Suspense, useEffect, useState } from 'react'
import { session } from '../../../api/session.ts'
import { bus } from '../../../lib/bus.ts'
import { clock } from '../../../lib/clock.ts'
import { isFirstInVisit, stored } from '../../../lib/storage.ts'

const WelcomeDialog = lazy(() => import('./WelcomeDialog.tsx'))

/** The page is looked at first: it comes when that has settled. */
const SETTLED_MS = 1500

/** Who asks for one of these has something to do: no greeting lies over it. */
const FORMS = ['login', 'register', 'showLoginTips', 'switch_auth_way', 'newDevice', 'showDialog'] as const

/** Not beside the registration that the address asks for (NAV-08), not for members: their letter greets them. */
const isDue = (): boolean =>
  !session.isMember() &&
  document.querySelector('[role="dialog"]') === null &&
  new URLSearchParams(location.search).get('register') !== '1' &&
  Number(stored.read('dismissedAd')) <= clock.now() &&
  isFirstInVisit('welcomed')

/** Greets a visitor with the site's notices, once a visit and until 今日不再提示 is ticked. */
export const Welcome = () => {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => {
      if (isDue()) setShown(true)
    }, SETTLED_MS)
    const giveWay = () => {
      clearTimeout(timer)
      setShown(false)
    }
    const ends = FORMS.map((form) => bus.on(form, giveWay))
    return () => {
      clearTimeout(timer)
      for (const end of ends) end()
    }
  }, [])
  return <Suspense>{isShown && <WelcomeDialog onClose={() => setShown(false)} />}</Suspense>
}
