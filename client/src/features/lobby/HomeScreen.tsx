import { VisuallyHidden } from '@mantine/core'
import { useIntersection } from '@mantine/hooks'
import { Suspense, useState } from 'react'
import { useIsMember } from '../../api/session.ts'
import { useSite } from '../../api/siteConfig.ts'
import { useLobbyText } from './text.ts'
import css from './HomeScreen.module.css'
import { Hero } from './home/Hero.tsx'
import { HotMatches } from './matches/HotMatches.tsx'
import { NoticeBar } from './home/NoticeBar.tsx'
import { VenueScenes } from './home/VenueScenes.tsx'
import { Welcome } from './home/Welcome.tsx'
import { lazyPart } from '../../lib/lazyPart.ts'

const MyGames = lazyPart(() => import('./home/MyGames.tsx'), 'default')
const HomeRest = lazyPart(() => import('./bands/HomeRest.tsx'), 'default')

/** Text for search engines (UI-TERM-03): in the page, not on the screen, and not read out twice. */
const SeoText = () => {
  const t = useLobbyText()
  const { brandName } = useSite()
  return (
    <div hidden>
      <h2>{t('seoTitle', { brand: brandName })}</h2>
      <p>{t('seoSport')}</p>
      <p>{t('seoGames')}</p>
      <p>{t('seoService', { brand: brandName })}</p>
    </div>
  )
}

export const HomeScreen = () => {
  const t = useLobbyText()
  const { brandName } = useSite()
  const isMember = useIsMember()
  const { ref, entry } = useIntersection({ rootMargin: '400px' })
  const [wasNear, setNear] = useState(false)
  if (entry?.isIntersecting && !wasNear) setNear(true)
  return (
    <>
      <VisuallyHidden component="h1">{t('heading', { brand: brandName })}</VisuallyHidden>
      <Hero />
      <NoticeBar />
      <div className={css.sections}>
        <HotMatches />
        {isMember && (
          <Suspense fallback={<div className={css.mine} />}>
            <MyGames />
          </Suspense>
        )}
        <VenueScenes />
        <Suspense fallback={<div className={css.rest} />}>
          {wasNear ? <HomeRest /> : <div ref={ref} className={css.rest} />}
        </Suspense>
      </div>
      <SeoText />
      <Welcome />
    </>
  )
}
