import { lazy, Suspense, useEffect } from 'react'
import { useIsMember } from '../../api/session.ts'
import { fingerprint } from '../../lib/fingerprint.ts'
import { chatPlace, isLobbyOpen } from '../../lib/chatPlace.ts'
import { useSignal } from '../../lib/signal.ts'
import { stageDoor } from '../layouts/TopStrip/stageDoor.ts'
import { BottomNotice } from './BottomNotice.tsx'
import { RegisterPrompt } from './RegisterPrompt.tsx'
import {
  auth,
  captcha,
  codeQuestion,
  dialogs,
  hasToasts,
  isAskedToLogin,
  loading,
  venueEntry,
} from './state.ts'
import { TitleBar } from './TitleBar.tsx'

const AuthHost = lazy(() =>
  import('./AuthHost.tsx').then(({ AuthHost: Component }) => ({ default: Component })),
)
const Captcha = lazy(() =>
  import('../../features/auth/parts/Captcha.tsx').then(({ Captcha: Component }) => ({ default: Component })),
)
const CodeHost = lazy(() =>
  import('./CodeHost.tsx').then(({ CodeHost: Component }) => ({ default: Component })),
)
const ChatPlaceHost = lazy(() =>
  import('./ChatPlaceHost.tsx').then(({ ChatPlaceHost: Component }) => ({ default: Component })),
)
const LobbyDrawer = lazy(() =>
  import('./LobbyDrawer.tsx').then(({ LobbyDrawer: Component }) => ({ default: Component })),
)
const LoadingDialog = lazy(() =>
  import('./LoadingDialog.tsx').then(({ LoadingDialog: Component }) => ({ default: Component })),
)
const LoginTipsDialog = lazy(() =>
  import('./LoginTipsDialog.tsx').then(({ LoginTipsDialog: Component }) => ({ default: Component })),
)
const MessageDialog = lazy(() =>
  import('./MessageDialog.tsx').then(({ MessageDialog: Component }) => ({ default: Component })),
)
const PlayWatchHost = lazy(() =>
  import('./PlayWatchHost.tsx').then(({ PlayWatchHost: Component }) => ({ default: Component })),
)
const ToastHost = lazy(() =>
  import('./ToastHost.tsx').then(({ ToastHost: Component }) => ({ default: Component })),
)
const VenueDialog = lazy(() =>
  import('./VenueDialog.tsx').then(({ VenueDialog: Component }) => ({ default: Component })),
)

const Stage = import.meta.env.STAGE
  ? lazy(() => import('../../stage/Stage.tsx').then(({ Stage: Component }) => ({ default: Component })))
  : undefined

/** Mounted once for the whole application, on every page (GLOB-01 … GLOB-07). Dialogs come when they are first needed. */
export const Globals = () => {
  const isMember = useIsMember()
  const authState = useSignal(auth)
  const puzzle = useSignal(captcha)
  const code = useSignal(codeQuestion)
  const [message] = useSignal(dialogs)
  const waiting = useSignal(loading)
  const venue = useSignal(venueEntry)
  const isAsked = useSignal(isAskedToLogin)
  const place = useSignal(chatPlace)
  const withLobby = useSignal(isLobbyOpen)
  const door = useSignal(stageDoor)
  const withToasts = useSignal(hasToasts)
  // Read once early: the first call carries it.
  useEffect(() => void fingerprint(), [])
  return (
    <>
      <TitleBar />
      <RegisterPrompt />
      <BottomNotice />
      <Suspense fallback={null}>{withToasts && <ToastHost />}</Suspense>
      {Stage && (door === 'open' || door === 'hidden') && (
        <Suspense fallback={null}>
          <Stage />
        </Suspense>
      )}
      <Suspense fallback={null}>{isMember && <PlayWatchHost />}</Suspense>
      <Suspense fallback={null}>{place && <ChatPlaceHost place={place} />}</Suspense>
      <Suspense fallback={null}>{withLobby && <LobbyDrawer />}</Suspense>
      <Suspense fallback={null}>
        {authState && <AuthHost state={authState} />}
        {venue && <VenueDialog entry={venue} />}
        {isAsked && <LoginTipsDialog />}
        {waiting && <LoadingDialog options={waiting} />}
        {code && <CodeHost question={code} />}
        {message && <MessageDialog key={message.msg} message={message} />}
        {puzzle && <Captcha question={puzzle} />}
      </Suspense>
    </>
  )
}
