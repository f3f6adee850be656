import { Button } from '@mantine/core'
import { useRef } from 'react'
import { useGameText } from '../../i18n/game.ts'
import css from './GameFrame.module.css'

/** A game in a frame that fills the page; http addresses keep their own origin, anything else gets none. */
export const GameFrame = ({ url, title }: { url: string; title: string }) => {
  const t = useGameText()
  const frame = useRef<HTMLIFrameElement>(null)
  const isWeb = /^https?:\/\//i.test(url)
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
        sandbox={`allow-scripts allow-forms allow-popups allow-pointer-lock${isWeb ? ' allow-same-origin' : ''}`}
        {...(url.trimStart().startsWith('<') ? { srcDoc: url } : { src: url })}
      />
    </div>
  )
}
