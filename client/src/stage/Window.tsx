import { type ReactNode, useEffect, useRef } from 'react'
import { stageDoor, turnDoor } from '../app/layouts/TopStrip/stageDoor.ts'
import { useTourText } from '../i18n/tour.ts'
import { onHost } from '../lib/place.ts'
import { useSignal } from '../lib/signal.ts'
import { change, stage } from './state.ts'
import { worldName } from './world.ts'
import { Tool } from './Tool.tsx'
import { useMoving } from './useMoving.ts'
import css from './Window.module.css'

const openConsole = () => window.open(onHost(`/__mock/?__world=${worldName()}`), '_blank', 'noreferrer')

/** The stage's one window: floats over the product and moves nothing of it; on a narrow screen a sheet. */
export const Window = ({ children }: { children: ReactNode }) => {
  const t = useTourText()
  const { shows, isFolded, isTop } = useSignal(stage)
  const own = useRef<HTMLElement>(null)
  const { style, handle, isAway } = useMoving(own)
  useEffect(() => {
    // From the mark and back to it; a page that was loaded with the window open keeps its own focus.
    const before = document.activeElement
    if (before !== document.body) own.current?.focus()
    return () => {
      if (before instanceof HTMLElement && document.activeElement === document.body) before.focus()
    }
  }, [])
  useEffect(() => {
    // A dialog of the product locks what is outside of it: the window scrolls on.
    const element = own.current
    const keep = (event: Event) => event.stopPropagation()
    for (const name of ['wheel', 'touchmove']) element?.addEventListener(name, keep, { passive: true })
    return () => {
      for (const name of ['wheel', 'touchmove']) element?.removeEventListener(name, keep)
    }
  }, [])
  return (
    <section
      ref={own}
      className={css.window}
      style={style}
      aria-label={t('stage')}
      data-stage
      tabIndex={-1}
      data-shows={shows}
      data-folded={isFolded || undefined}
      data-top={isTop !== isAway || undefined}
      data-away={isAway || undefined}
    >
      <header className={css.head}>
        <Tool icon="grid" label={t('move')} size={14} data-handle {...handle} />
        <div role="group" aria-label={t('stage')} className={css.modes}>
          {(['tools', 'tour'] as const).map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={shows === each}
              onClick={() => change({ shows: each, isFolded: false })}
            >
              {t(each)}
            </button>
          ))}
        </div>
        <Tool icon="external" label={t('console')} onClick={openConsole} />
        <Tool
          icon={isFolded ? 'chevronUp' : 'minus'}
          label={t(isFolded ? 'unfold' : 'fold')}
          aria-expanded={!isFolded}
          onClick={() => change({ isFolded: !isFolded })}
        />
        <Tool icon="eyeOff" label={t('hide')} onClick={() => turnDoor('hidden')} />
        <Tool icon="close" label={t('shut')} onClick={() => stageDoor.get() === 'open' && turnDoor('shut')} />
      </header>
      <div className={css.body}>{children}</div>
    </section>
  )
}
