import { Outlet } from 'react-router-dom'
import { BottomBar } from './BottomBar/BottomBar.tsx'
import { FooterPlace } from './Footer/FooterPlace.tsx'
import { Header } from './Header/Header.tsx'
import css from './layouts.module.css'
import { RightRail } from './RightRail/RightRail.tsx'
import { LaunchOnRequest } from './LaunchOnRequest.tsx'
import { MAIN_ID, SkipLink } from './SkipLink.tsx'
import { TabBar } from './TabBar/TabBar.tsx'
import { TopStrip } from './TopStrip/TopStrip.tsx'

export const MainLayout = () => (
  <>
    <div className={css.around}>
      <SkipLink />
      <TopStrip />
      <Header />
      <TabBar />
    </div>
    <main id={MAIN_ID} tabIndex={-1} className={css.main}>
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
