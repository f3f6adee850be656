import { useMediaQuery } from '@mantine/hooks'
import { Outlet } from 'react-router-dom'
import { BottomBar } from './BottomBar/BottomBar.tsx'
import { Header } from './Header/Header.tsx'
import css from './layouts.module.css'
import { LaunchOnRequest } from './LaunchOnRequest.tsx'
import { MAIN_ID, SkipLink } from './SkipLink.tsx'
import { TopStrip } from './TopStrip/TopStrip.tsx'

/** A phone, upright or on its side: the channel's own head is the only one. */
const IN_HAND = '(max-width: 47.99em), (max-width: 62em) and (max-height: 30em)'

/** Full width, no footer, the dense measures of the channel (U-SPORT-14) within the edition's tokens. */
export const Component = () => (
  <div className={css.sport} data-channel="sport">
    <SkipLink />
    <TopStrip />
    {!useMediaQuery(IN_HAND, false, { getInitialValueInEffect: false }) && <Header />}
    <main id={MAIN_ID} tabIndex={-1} className={css.wide}>
      <Outlet />
    </main>
    <BottomBar />
    <LaunchOnRequest />
  </div>
)
