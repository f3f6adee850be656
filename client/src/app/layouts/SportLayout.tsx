import { Outlet } from 'react-router-dom'
import { useLocale } from '../../i18n/locale.ts'
import { BottomBar } from './BottomBar/BottomBar.tsx'
import { Header } from './Header/Header.tsx'
import css from './layouts.module.css'
import { LaunchOnRequest } from './LaunchOnRequest.tsx'
import { MAIN_ID, SkipLink } from './SkipLink.tsx'
import { PhoneFrame } from './PhoneFrame.tsx'
import { TopStrip } from './TopStrip/TopStrip.tsx'
import { usePhone } from '../../ui/usePhone.ts'

/** Full width, no footer, the dense measures of the channel (U-SPORT-14) within the edition's tokens. */
export const Component = () => {
  const isPhone = usePhone()
  return (
    <div className={css.sport} data-channel="sport">
      <SkipLink />
      {/* On a phone the channel's own head takes the place of both, with what of them has to be in sight. */}
      {!isPhone && (
        <>
          <TopStrip />
          <Header />
        </>
      )}
      <main id={MAIN_ID} tabIndex={-1} className={css.wide}>
        {/* The channel's names come from the contract: another language asks for them anew. */}
        <Outlet key={useLocale()} context={isPhone && <PhoneFrame />} />
      </main>
      <BottomBar />
      <LaunchOnRequest />
    </div>
  )
}
