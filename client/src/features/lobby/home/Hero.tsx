import { useEffect } from 'react'
import { useLobbyText } from '../text.ts'
import { leaveFirstPaint } from '../../../lib/firstPaint.ts'
import { useHeroAdsQuery } from '../lobby.api.ts'
import css from './Hero.module.css'
import { HeroCarousel } from './HeroCarousel.tsx'
import { HeroSlide } from './HeroSlide.tsx'

export const Hero = () => {
  const t = useLobbyText()
  const { data = [], isError } = useHeroAdsQuery({ placement: 'hero' })
  const [first, second] = data
  useEffect(() => {
    if (isError) leaveFirstPaint()
  }, [isError])
  useEffect(() => leaveFirstPaint, [])
  return (
    <section className={css.hero} aria-roledescription={t('carousel')} aria-label={t('heroLabel')}>
      {second ? <HeroCarousel ads={data} /> : first && <HeroSlide ad={first} isFirst />}
    </section>
  )
}
