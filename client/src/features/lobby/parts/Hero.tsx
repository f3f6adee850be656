import { lazy, Suspense } from 'react'
import { useLobbyText } from '../../../i18n/lobby.ts'
import { useHeroAdsQuery } from '../lobby.api.ts'
import css from './Hero.module.css'
import { HeroSlide } from './HeroSlide.tsx'

const HeroCarousel = lazy(() => import('./HeroCarousel.tsx'))

/** The first banner is drawn at once; the carousel that turns it comes after. */
export const Hero = () => {
  const t = useLobbyText()
  const { data } = useHeroAdsQuery({ placement: 'hero' })
  const first = data?.[0]
  return (
    <section className={css.hero} aria-roledescription={t('carousel')} aria-label={t('heroLabel')}>
      {data && data.length > 1 ? (
        <Suspense fallback={first && <HeroSlide ad={first} isFirst />}>
          <HeroCarousel ads={data} />
        </Suspense>
      ) : (
        first && <HeroSlide ad={first} isFirst />
      )}
    </section>
  )
}
