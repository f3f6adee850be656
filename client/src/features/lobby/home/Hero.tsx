import { Suspense, useEffect } from 'react'
import { useIsMember } from '../../../api/session.ts'
import { restHeard, resting } from '../../../lib/device/resting.ts'
import { useLobbyText } from '../text.ts'
import { lazyPart } from '../../../lib/lazyPart.ts'
import { useSignal } from '../../../lib/signal.ts'
import { leaveFirstPaint } from '../../../lib/firstPaint.ts'
import { useHeroAdsQuery } from '../lobby.api.ts'
import css from './Hero.module.css'
import { HeroSlide } from './HeroSlide.tsx'

const Failed = lazyPart(() => import('../Failed.tsx'), 'Failed')
/** The first slide stands before the others, and what turns them, are there. */
const HeroCarousel = lazyPart(() => import('./HeroCarousel.tsx'), 'HeroCarousel')

export const Hero = () => {
  const t = useLobbyText()
  const query = useHeroAdsQuery({ placement: 'hero' })
  const { data, error } = query
  const isResting = useSignal(resting)
  const isHeard = useSignal(restHeard)
  const isMember = useIsMember()
  const [first, second] = data ?? []
  const isNone = !first && Boolean(error ?? data)
  useEffect(() => {
    if (isNone || isResting) leaveFirstPaint()
    return leaveFirstPaint
  }, [isNone, isResting])
  // On a break of his own nobody is shown any (UN-32); until it is heard the place stays.
  if (isResting || (!first && data))
    return isResting || !isMember || isHeard ? null : <div className={css.hero} />
  return (
    <section
      className={css.hero}
      data-failed={isNone || undefined}
      aria-roledescription={t('carousel')}
      aria-label={t('heroLabel')}
    >
      {first && (
        <Suspense fallback={<HeroSlide ad={first} isFirst />}>
          {second ? <HeroCarousel ads={data!} /> : <HeroSlide ad={first} isFirst />}
        </Suspense>
      )}
      {isNone && (
        <Suspense>
          <Failed of={query} name={t('heroLabel')} />
        </Suspense>
      )}
    </section>
  )
}
