import { type ReactNode, Suspense, useEffect } from 'react'
import { useIsMember } from '../../api/session.ts'
import { fingerprint } from '../../lib/device/fingerprint/fingerprint.ts'
import { chatPlace, isLobbyOpen } from '../../lib/chat/chatPlace.ts'
import { useSignal } from '../../lib/signal.ts'
import { lazyPart } from '../../lib/lazyPart.ts'
import { WaitingLine } from '../../ui/WaitingLine/WaitingLine.tsx'
import { calm } from '../../lib/calm.ts'
import { stageDoor } from '../layouts/TopStrip/stageDoor.ts'
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

const AuthHost = lazyPart(() => import('./AuthHost.tsx'), 'AuthHost')
const Captcha = lazyPart(() => import('../../features/auth/parts/Captcha.tsx'), 'Captcha')
const CodeHost = lazyPart(() => import('./CodeHost.tsx'), 'CodeHost')
const ChatPlaceHost = lazyPart(() => import('./ChatPlaceHost.tsx'), 'ChatPlaceHost')
const LobbyDrawer = lazyPart(() => import('./dialogs/LobbyDrawer.tsx'), 'LobbyDrawer')
const LoadingDialog = lazyPart(() => import('./dialogs/LoadingDialog.tsx'), 'LoadingDialog')
const LoginTipsDialog = lazyPart(() => import('./dialogs/LoginTipsDialog.tsx'), 'LoginTipsDialog')
const MemberHost = lazyPart(() => import('./MemberHost.tsx'), 'MemberHost', calm)
const MessageDialog = lazyPart(() => import('./dialogs/MessageDialog.tsx'), 'MessageDialog')
const ToastHost = lazyPart(() => import('./ToastHost.tsx'), 'ToastHost')
const VenueDialog = lazyPart(() => import('./dialogs/VenueDialog.tsx'), 'VenueDialog')

const Stage = import.meta.env.STAGE ? lazyPart(() => import('../../stage/Stage.tsx'), 'Stage') : undefined

/** Each by itself: one that waits for its code hides none of the others. */
const Part = ({ isAsked = false, children }: { isAsked?: boolean; children: ReactNode }) => (
  <Suspense fallback={isAsked && <WaitingLine />}>{children}</Suspense>
)

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
      <Part>{withToasts && <ToastHost />}</Part>
      <Part>{Stage && (door === 'open' || door === 'hidden') && <Stage />}</Part>
      <Part>{isMember && <MemberHost />}</Part>
      <Part>{place && <ChatPlaceHost place={place} />}</Part>
      <Part isAsked>{withLobby && <LobbyDrawer />}</Part>
      <Part isAsked>{authState && <AuthHost state={authState} />}</Part>
      <Part isAsked>{venue && <VenueDialog entry={venue} />}</Part>
      <Part isAsked>{isAsked && <LoginTipsDialog />}</Part>
      <Part>{waiting && <LoadingDialog options={waiting} />}</Part>
      <Part isAsked>{code && <CodeHost question={code} />}</Part>
      <Part isAsked>{message && <MessageDialog key={message.msg} message={message} />}</Part>
      <Part isAsked>{puzzle && <Captcha question={puzzle} />}</Part>
    </>
  )
}
