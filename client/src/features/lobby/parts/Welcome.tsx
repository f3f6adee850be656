import { lazy, Suspense, useEffect, useState } from 'react'
import { session } from '../../../api/session.ts'
import { clock } from '../../../lib/clock.ts'
import { isFirstInVisit, stored } from '../../../lib/storage.ts'

const WelcomeDialog = lazy(() => import('./WelcomeDialog.tsx'))

/** The page is looked at first: it comes when that has settled. */
const SETTLED_MS = 1500

/** Not beside the registration that the address asks for (NAV-08), not for members: their letter greets them. */
const isDue = (): boolean =>
  !session.isMember() &&
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
    return () => clearTimeout(timer)
  }, [])
  return <Suspense>{isShown && <WelcomeDialog onClose={() => setShown(false)} />}</Suspense>
}
