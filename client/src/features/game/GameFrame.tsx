import { ActionIcon, Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useNavigationType } from 'react-router-dom'
import { useIsMember } from '../../api/session.ts'
import { useSite } from '../../api/siteConfig.ts'
import { BrandSign } from '../../art/BrandSign.tsx'
import { Icon } from '../../art/Icon.tsx'
import { useGameText } from './text.ts'
import { to } from '../../paths.ts'
import css from './GameFrame.module.css'
import { VenuePurse } from './VenuePurse.tsx'

/** Our own pages need no sandbox, and one that may script its own origin would be none; a stored text gets no origin. */
const sandboxOf = (url: string): string | undefined => {
  const base = 'allow-scripts allow-forms allow-popups allow-pointer-lock'
  if (!/^https?:\/\//i.test(url)) return base
  return new URL(url).origin === location.origin ? undefined : `${base} allow-same-origin`
}

interface Props {
  url: string
  title: string
  /** The venue whose wallet the game plays on, when it is known. */
  channelCode?: string | undefined
  /** The page has no header and no footer: the sign of the brand stands here (GLOB-03). */
  isBare?: boolean
}

/** A game in a frame that fills the page: back, the wallets, full screen above it. */
export const GameFrame = ({ url, title, channelCode, isBare = false }: Props) => {
  const t = useGameText()
  const navigate = useNavigate()
  const isMember = useIsMember()
  const { brandName } = useSite()
  const stage = useRef<HTMLDivElement>(null)
  const isReached = useNavigationType() === 'PUSH'
  const [entries] = useState(history.length)
  const [isWhole, setWhole] = useState(false)
  useEffect(() => {
    const turned = () => setWhole(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', turned)
    return () => document.removeEventListener('fullscreenchange', turned)
  }, [])
  const back = () => {
    // Pages inside the frame are entries of the same history: one press leaves them all.
    const inside = isReached ? Math.max(0, history.length - entries) : 0
    // A frame of its own tab has nothing to go back to.
    void (history.length > 1 ? navigate(-1 - inside) : navigate(to('egame')))
  }
  return (
    <div ref={stage} className={css.stage} data-game-stage data-bare={isBare || undefined}>
      <div className={css.bar}>
        {isBare && <BrandSign size="1.75em" title={brandName} />}
        <ActionIcon size="lg" aria-label={t('back')} onClick={back}>
          <Icon name="chevronLeft" size={20} />
        </ActionIcon>
        <h1 className={css.title}>{title}</h1>
        {isMember && <VenuePurse channelCode={channelCode} />}
        {document.fullscreenEnabled && (
          <Button
            size="compact-md"
            variant="light"
            leftSection={<Icon name="expand" size={15} />}
            onClick={() =>
              void (document.fullscreenElement
                ? document.exitFullscreen()
                : stage.current?.requestFullscreen())
            }
          >
            {t(isWhole ? 'leaveFullScreen' : 'fullScreen')}
          </Button>
        )}
      </div>
      <iframe
        className={css.frame}
        title={title}
        allow="fullscreen; autoplay"
        sandbox={sandboxOf(url)}
        {...(url.trimStart().startsWith('<') ? { srcDoc: url } : { src: url })}
      />
    </div>
  )
}
