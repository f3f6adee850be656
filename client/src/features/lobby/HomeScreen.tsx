import { useIntersection } from '@mantine/hooks'
import { Suspense, useState } from 'react'
import { useIsMember } from '../../api/session.ts'
import { useSite } from '../../api/siteConfig.ts'
import { useLobbyText } from '../../i18n/lobby.ts'
import css from './HomeScreen.module.css'
import { Hero } from './parts/Hero.tsx'
import { HotMatches } from './parts/HotMatches.tsx'
import { NoticeBar } from './parts/NoticeBar.tsx'
import { SeoText } from './parts/SeoText.tsx'
import { VenueScenes } from './parts/VenueScenes.tsx'
import { Welcome } from './parts/Welcome.tsx'
import { lazyPart } from '../../lib/lazyPart.ts'

const MyGames = lazyPart(() => import('./parts/MyGames.tsx'), 'default')
const HomeRest = lazyPart(() => import('./parts/HomeRest.tsx'), 'default')

export const Component = () => {
  const t = useLobbyText()
  const { brandName } = useSite()
  const isMember = useIsMember()
  const { ref, entry } = useIntersection({ rootMargin: '400px' })
  const [wasNear, setNear] = useState(false)
  if (entry?.isIntersecting && !wasNear) setNear(true)
  return (
    <>
      <h1 className={css.heading}>{t('heading', { brand: brandName })}</h1>
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
