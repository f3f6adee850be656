import { Suspense, useEffect } from 'react'
import { useLobbyText } from '../text.ts'
import { lazyPart } from '../../../lib/lazyPart.ts'
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
  const isError = error !== undefined
  const [first, second] = data ?? []
  const isNone = !first && (isError || data !== undefined)
  useEffect(() => {
    if (isNone) leaveFirstPaint()
  }, [isNone])
  useEffect(() => leaveFirstPaint, [])
  if (isNone && !isError) return null
  return (
    <section
      className={css.hero}
      data-failed={(!first && isError) || undefined}
      aria-roledescription={t('carousel')}
      aria-label={t('heroLabel')}
    >
      {first && (
        <Suspense fallback={<HeroSlide ad={first} isFirst />}>
          {second ? <HeroCarousel ads={data!} /> : <HeroSlide ad={first} isFirst />}
        </Suspense>
      )}
      {!first && isError && (
        <Suspense>
          <Failed of={query} name={t('heroLabel')} />
        </Suspense>
      )}
    </section>
  )
}
