import { Outlet, useLocation } from 'react-router-dom'
import { routeOf } from '../routeOf.ts'
import { BottomBar } from './BottomBar/BottomBar.tsx'
import { FooterPlace } from './Footer/FooterPlace.tsx'
import { Header } from './Header/Header.tsx'
import css from './layouts.module.css'
import { RightRail } from './RightRail/RightRail.tsx'
import { LaunchOnRequest } from './LaunchOnRequest.tsx'
import { MAIN_ID, SkipLink } from './SkipLink.tsx'
import { TabBar } from './TabBar/TabBar.tsx'
import { TopStrip } from './TopStrip/TopStrip.tsx'

export const MainLayout = () => {
  // A game takes the whole window: another page then, not the same one that jumps up and down again.
  const isGame = ['game', 'dzGame'].includes(routeOf(useLocation().pathname).name)
  return (
    <>
      <div className={css.around}>
        <SkipLink />
        <TopStrip />
        <Header />
        <TabBar />
      </div>
      <main key={isGame ? 'game' : 'page'} id={MAIN_ID} tabIndex={-1} className={css.main}>
        <Outlet />
      </main>
      <div className={css.around}>
        <FooterPlace />
        <RightRail />
        <BottomBar />
      </div>
      <LaunchOnRequest />
    </>
  )
}
