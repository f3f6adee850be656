import { VisuallyHidden } from '@mantine/core'
import { type ComponentProps, Suspense } from 'react'
import { useIsMember } from '../../api/session.ts'
import { useSite } from '../../api/siteConfig.ts'
import { useIsPriceHeldBack } from '../../lib/device/resting.ts'
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

const Part = (near: ComponentProps<typeof Near>) =>
  useIsPriceHeldBack() ? <div className={near.className} /> : <Near {...near} />

export const HomeScreen = () => {
  const t = useLobbyText()
  const { brandName } = useSite()
  const isMember = useIsMember()
  return (
    <>
      <VisuallyHidden component="h1">{t('heading', { brand: brandName })}</VisuallyHidden>
      <HomeTop />
      <div className={css.sections}>
        <Part className={css.matches}>
          <Rest.HotMatches isRest />
        </Part>
        {isMember && (
          <Part className={css.mine}>
            <Rest.MyGames />
          </Part>
        )}
        <Part className={css.scenes}>
          <Rest.VenueScenes />
        </Part>
        <Part className={css.rest} margin="400px">
          <Rest.Bands />
        </Part>
      </div>
      <Suspense>
        <SeoText />
        {!isMember && <Welcome />}
      </Suspense>
    </>
  )
}
