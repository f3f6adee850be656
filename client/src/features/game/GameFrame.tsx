import { ActionIcon } from '@mantine/core'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate, useNavigationType } from 'react-router-dom'
import { useIsMember } from '../../api/session.ts'
import { useSite } from '../../api/siteConfig.ts'
import { BrandSign } from '../../art/BrandSign.tsx'
import { Icon } from '../../art/Icon.tsx'
import { bus } from '../../lib/bus.ts'
import { roundShown } from '../../lib/device/roundShown.ts'
import { useMark } from '../../lib/mark.ts'
import { useGameText } from './text.ts'
import { to } from '../../paths.ts'
import { DemoMark } from '../../ui/DemoMark/DemoMark.tsx'
import { useGameBalanceQuery } from './game.api.ts'
import css from './GameFrame.module.css'
import { Splash } from './Splash.tsx'
import { useRecycle } from './useRecycle.ts'
import { VenuePurse } from './VenuePurse.tsx'

const isOwn = (url: string) => /^https?:\/\//i.test(url) && new URL(url).origin === location.origin

/** Our own pages need no sandbox, and one that may script its own origin would be none; a stored text gets no origin. */
const sandboxOf = (url: string): string | undefined => {
  const base = 'allow-scripts allow-forms allow-popups allow-pointer-lock'
  if (!/^https?:\/\//i.test(url)) return base
  return isOwn(url) ? undefined : `${base} allow-same-origin`
}

interface Props {
  url: string
  title: string
  /** The venue whose wallet the game plays on, when it is known. */
  channelCode?: string | undefined
  /** The page has no header and no footer: the sign of the brand stands here (GLOB-03). */
  isBare?: boolean
}

/** A game takes the whole window, under one bar: its own where it has one, this one until then and over foreign pages. */
export const GameFrame = ({ url, title, channelCode, isBare = false }: Props) => {
  const t = useGameText()
  const navigate = useNavigate()
  const isMember = useIsMember()
  const { brandName, demo } = useSite()
  const stage = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const isReached = useNavigationType() === 'PUSH'
  const [entries] = useState(history.length)
  const [isWhole, setWhole] = useState(false)
  const [hasBar, setHasBar] = useState(false)
  const [isDrawn, setDrawn] = useState(false)
  /** How often it was asked for again. */
  const [attempt, setAttempt] = useState(0)
  const follows = useGameBalanceQuery({ withLockMoney: 1 }, { skip: !isMember }).data?.autoTransfer === true
  /** The page in the frame says itself that there is no network. */
  const [tells, setTells] = useState(false)
  const { recycle } = useRecycle(channelCode)
  useMark('game-stage')
  useMark('game-tells', tells)
  useEffect(() => {
    const turned = () => setWhole(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', turned)
    return () => document.removeEventListener('fullscreenchange', turned)
  }, [])
  const back = () => {
    // Pages inside the frame are entries of the same history, of which fifty are counted: one press leaves them all.
    if ('navigation' in window && window.navigation.canGoBack) return void window.navigation.back()
    const inside = isReached ? Math.max(0, history.length - entries) : 0
    // A frame of its own tab has nothing to go back to.
    void (history.length > 1 ? navigate(-1 - inside) : navigate(to('egame')))
  }
  /** Its keys work at once; what holds it has the focus after a change of page. */
  const giveFocus = () => {
    if (document.activeElement?.contains(frame.current)) frame.current?.focus()
  }
  const onWish = useEffectEvent((wish: unknown) => {
    if (wish === 'shown') {
      setHasBar(true)
      // It may play before its last picture has come.
      setDrawn(true)
      setTells(false)
      roundShown.set(false)
      giveFocus()
    } else if (wish === 'tells') setTells(true)
    else if (wish === 'begun' || wish === 'ended') roundShown.set(wish === 'begun')
    else if (wish === 'leave') back()
    else if (wish === 'recycle')
      void recycle().then(
        () => frame.current?.contentWindow?.dispatchEvent(new Event('purse')),
        () => undefined,
      )
  })
  // What the bar of our own page asks for: only a page of this origin reaches its frame's element.
  useEffect(() => {
    const element = frame.current
    const heard = (event: Event) => onWish((event as CustomEvent).detail)
    element?.addEventListener('game', heard)
    return () => element?.removeEventListener('game', heard)
  }, [attempt])
  useEffect(() => () => roundShown.set(false), [])
  const onLeave = useEffectEvent(back)
  useEffect(() => bus.on('leaveGame', onLeave), [])
  const whole = t(isWhole ? 'leaveFullScreen' : 'fullScreen')
  return (
    <div ref={stage} className={css.stage} data-own={isOwn(url) || undefined} data-bare={isBare || undefined}>
      {!hasBar && (
        <div className={css.bar}>
          <ActionIcon size={40} aria-label={t('back')} onClick={back}>
            <Icon name="chevronLeft" size={20} />
          </ActionIcon>
          {isBare && <BrandSign size="1.5em" title={brandName} />}
          <h1 className={css.title}>{title}</h1>
          {isMember && <VenuePurse channelCode={channelCode} />}
          {demo === '1' && <DemoMark of="game" />}
          {document.fullscreenEnabled && (
            <ActionIcon
              size={40}
              aria-label={whole}
              title={whole}
              onClick={() =>
                void (document.fullscreenElement
                  ? document.exitFullscreen()
                  : stage.current?.requestFullscreen())
              }
            >
              <Icon name="expand" size={18} />
            </ActionIcon>
          )}
        </div>
      )}
      {!isDrawn && (
        <Splash
          key={`splash-${attempt}`}
          follows={follows}
          onRetry={() => setAttempt((before) => before + 1)}
          onLeave={back}
        />
      )}
      <iframe
        key={`frame-${attempt}`}
        ref={frame}
        className={css.frame}
        title={title}
        onLoad={() => {
          setDrawn(true)
          giveFocus()
        }}
        allow="fullscreen; autoplay"
        sandbox={sandboxOf(url)}
        {...(url.trimStart().startsWith('<') ? { srcDoc: url } : { src: url })}
      />
    </div>
  )
}
