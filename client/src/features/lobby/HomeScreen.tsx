import { lazy, Suspense } from 'react'
import { Link } from 'react-router-dom'
import { useIsMember } from '../../api/session.ts'
import { useSite } from '../../api/siteConfig.ts'
import { useLobbyText } from '../../i18n/lobby.ts'
import { to } from '../../paths.ts'
import css from './HomeScreen.module.css'
import { AppBand } from './parts/AppBand.tsx'
import { Figures } from './parts/Figures.tsx'
import { Hero } from './parts/Hero.tsx'
import { HotMatches } from './parts/HotMatches.tsx'
import { NoticeBar } from './parts/NoticeBar.tsx'
import { Pools } from './parts/Pools.tsx'
import { SeoText } from './parts/SeoText.tsx'
import { SponsorBand } from './parts/SponsorBand.tsx'
import { VenueScenes } from './parts/VenueScenes.tsx'
import { Welcome } from './parts/Welcome.tsx'
import { Winners } from './parts/Winners.tsx'

const MyGames = lazy(() => import('./parts/MyGames.tsx'))

export const Component = () => {
  const t = useLobbyText()
  const { brandName, minAge } = useSite()
  const isMember = useIsMember()
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
        <section className={css.luck} aria-label={t('luck')}>
          <Pools />
          <Winners />
        </section>
        <SponsorBand />
        <AppBand />
        <Figures />
        <p className={css.adults}>
          <strong>{minAge}+</strong>
          <span>
            {t('adults', { age: minAge })} <Link to={to('help-bczr')}>{t('responsible')}</Link>
          </span>
        </p>
      </div>
      <SeoText />
      <Welcome />
    </>
  )
}
