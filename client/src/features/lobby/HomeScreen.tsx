import { VisuallyHidden } from '@mantine/core'
import { Suspense } from 'react'
import { useIsMember } from '../../api/session.ts'
import { useSite } from '../../api/siteConfig.ts'
import { lazyPart } from '../../lib/lazyPart.ts'
import { Near } from '../../ui/Near.tsx'
import css from './HomeScreen.module.css'
import { HomeTop } from './home/HomeTop.tsx'
import { useLobbyText } from './text.ts'

const Rest = {
  HotMatches: lazyPart(() => import('./matches/HotMatches.tsx'), 'HotMatches'),
  MyGames: lazyPart(() => import('./home/MyGames.tsx'), 'default'),
  VenueScenes: lazyPart(() => import('./scenes/VenueScenes.tsx'), 'VenueScenes'),
  Bands: lazyPart(() => import('./bands/HomeRest.tsx'), 'default'),
}
const Welcome = lazyPart(() => import('./home/Welcome.tsx'), 'Welcome')
const SeoText = lazyPart(() => import('./home/SeoText.tsx'), 'default')

export const HomeScreen = () => {
  const t = useLobbyText()
  const { brandName } = useSite()
  const isMember = useIsMember()
  return (
    <>
      <VisuallyHidden component="h1">{t('heading', { brand: brandName })}</VisuallyHidden>
      <HomeTop />
      <div className={css.sections}>
        <Near className={css.matches}>
          <Rest.HotMatches isRest />
        </Near>
        {isMember && (
          <Near className={css.mine}>
            <Rest.MyGames />
          </Near>
        )}
        <Near className={css.scenes}>
          <Rest.VenueScenes />
        </Near>
        <Near className={css.rest} margin="400px">
          <Rest.Bands />
        </Near>
      </div>
      <Suspense>
        <SeoText />
        {!isMember && <Welcome />}
      </Suspense>
    </>
  )
}
