import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../art/Icon.tsx'
import { stageDoor, turnDoor } from '../app/layouts/TopStrip/stageDoor.ts'
import { useTourText } from '../i18n/tour.ts'
import { onHost } from '../lib/place.ts'
import { useSignal } from '../lib/signal.ts'
import { change, stage } from './state.ts'
import { worldName } from './world.ts'
import { useMoving } from './useMoving.ts'
import css from './Window.module.css'

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
        <button type="button" className={css.handle} aria-label={t('move')} title={t('move')} {...handle}>
          <Icon name="grid" size={14} tint="none" />
        </button>
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
        <a
          className={css.tool}
          href={onHost(`/__mock/?__world=${worldName()}`)}
          target="_blank"
          rel="noreferrer"
          aria-label={t('console')}
          title={t('console')}
        >
          <Icon name="external" size={16} />
        </a>
        <button
          type="button"
          className={css.tool}
          aria-label={t(isFolded ? 'unfold' : 'fold')}
          title={t(isFolded ? 'unfold' : 'fold')}
          aria-expanded={!isFolded}
          onClick={() => change({ isFolded: !isFolded })}
        >
          <Icon name={isFolded ? 'chevronUp' : 'minus'} size={16} />
        </button>
        <button
          type="button"
          className={css.tool}
          aria-label={t('hide')}
          title={t('hide')}
          onClick={() => turnDoor('hidden')}
        >
          <Icon name="eyeOff" size={16} />
        </button>
        <button
          type="button"
          className={css.tool}
          aria-label={t('shut')}
          title={t('shut')}
          onClick={() => stageDoor.get() === 'open' && turnDoor('shut')}
        >
          <Icon name="close" size={16} />
        </button>
      </header>
      <div className={css.body}>{children}</div>
    </section>
  )
}
