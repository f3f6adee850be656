import type { PageTold, PageWish } from '@app/contract/control/drawer'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocale } from '../i18n/locale.ts'
import { useTourText } from '../i18n/tour.ts'
import { stored } from '../lib/device/storage.ts'
import { onHost } from '../lib/place.ts'
import { answerChallenge, shownChallenge } from './challenge.ts'
import { codeField, fillCode } from './fill.ts'
import { useFollow } from './useFollow.ts'
import { useSignIn } from './useSignIn.ts'
import { enterWorld, worldName } from './world.ts'
import css from './Window.module.css'

const LOOK_MS = 500

const pageNow = (): PageTold => ({
  address: location.href.replace(/#.*/, ''),
  userId: stored.read('userId'),
  captchaId: shownChallenge() ?? null,
  asksForCode: codeField() !== undefined,
  isDark: document.documentElement.dataset['mantineColorScheme'] === 'dark',
})

/** The console's drawer of this page: hears how the page stands, and says what is to be done on it. */
export const DrawerFrame = () => {
  const t = useTourText()
  const locale = useLocale()
  const own = useRef<HTMLIFrameElement>(null)
  const [world, setWorld] = useState(worldName)
  const signIn = useSignIn()
  const follow = useFollow()
  const grant = useEffectEvent((wish: PageWish): unknown => {
    switch (wish?.do) {
      case 'signIn':
        return signIn(wish.session)
      case 'enter':
        return enterWorld(wish.world, wish.path, wish.session)
      case 'fillCode':
        return fillCode(wish.code)
      case 'answerCaptcha':
        return answerChallenge(wish.answer)
      case 'follow':
        return follow(wish.now)
      case 'press':
        return own.current?.dispatchEvent(new KeyboardEvent('keydown', { key: wish.key, bubbles: true }))
      default:
        return undefined
    }
  })
  useEffect(() => {
    let told = ''
    const tell = () => {
      const page = pageNow()
      told = JSON.stringify(page)
      own.current?.contentWindow?.postMessage(page, location.origin)
    }
    const hear = ({ origin, source, data }: MessageEvent<PageWish>) => {
      if (origin !== location.origin || source !== own.current?.contentWindow) return
      if (data?.do === 'tell') tell()
      else grant(data)
    }
    // Captchas and fields come and go with dialogs.
    const timer = setInterval(() => {
      setWorld(worldName())
      if (JSON.stringify(pageNow()) !== told) tell()
    }, LOOK_MS)
    window.addEventListener('message', hear)
    return () => {
      clearInterval(timer)
      window.removeEventListener('message', hear)
    }
  }, [])
  return (
    <iframe
      key={`${world} ${locale}`}
      ref={own}
      title={t('stage')}
      src={onHost(`/__mock/#/drawer/${world}`)}
      className={css.frame}
    />
  )
}
