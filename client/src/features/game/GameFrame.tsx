import { Button } from '@mantine/core'
import { useRef } from 'react'
import { useGameText } from '../../i18n/game.ts'
import css from './GameFrame.module.css'

/** Our own pages need no sandbox, and one that may script its own origin would be none; a stored text gets no origin. */
const sandboxOf = (url: string): string | undefined => {
  const base = 'allow-scripts allow-forms allow-popups allow-pointer-lock'
  if (!/^https?:\/\//i.test(url)) return base
  return new URL(url).origin === location.origin ? undefined : `${base} allow-same-origin`
}

/** A game in a frame that fills the page. */
export const GameFrame = ({ url, title }: { url: string; title: string }) => {
  const t = useGameText()
  const frame = useRef<HTMLIFrameElement>(null)
  return (
    <div className={css.stage}>
      <div className={css.bar}>
        <h1 className={css.title}>{title}</h1>
        {document.fullscreenEnabled && (
          <Button size="compact-sm" variant="light" onClick={() => void frame.current?.requestFullscreen()}>
            {t('fullScreen')}
          </Button>
        )}
      </div>
      <iframe
        ref={frame}
        className={css.frame}
        title={title}
        allow="fullscreen; autoplay"
        sandbox={sandboxOf(url)}
        {...(url.trimStart().startsWith('<') ? { srcDoc: url } : { src: url })}
      />
    </div>
  )
}
