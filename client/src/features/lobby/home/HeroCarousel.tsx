import type { Ad } from '@app/contract/site/advertising'
import { ActionIcon } from '@mantine/core'
import { useState, useEffect, useRef } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { useLobbyText } from '../text.ts'
import css from './Hero.module.css'
import { HeroSlide } from './HeroSlide.tsx'
import { useReducedMotion } from '@mantine/hooks'

/** Five seconds a banner. */
const TURN_MS = 5000

/** Which slide of a snapping window is in view, and the clock that turns to the next; still with reduced motion. */
const useTurning = (count: number, isHeld: boolean) => {
  const isStill = useReducedMotion()
  const view = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const turns = !isStill && !isHeld && count > 1

  const go = (to: number) => {
    const next = (to + count) % count
    setAt(next)
    const { current } = view
    // From the last to the first it jumps: running back past all the others would look like a mistake.
    current?.scrollTo({
      left: next * current.clientWidth,
      behavior: isStill || Math.abs(next - at) > 1 ? 'instant' : 'smooth',
    })
  }

  useEffect(() => {
    const { current } = view
    if (!current) return
    const settle = () =>
      setAt(Math.min(count - 1, Math.round(current.scrollLeft / Math.max(1, current.clientWidth))))
    current.addEventListener('scrollend', settle)
    return () => current.removeEventListener('scrollend', settle)
  }, [count])

  useEffect(() => {
    if (!turns) return
    // An interval: on a hidden tab it passes by and comes again.
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') go(at + 1)
    }, TURN_MS)
    return () => clearInterval(timer)
  })

  return { view, at, go, turns, isStill }
}

interface ArrowProps {
  side: 'previous' | 'next'
  label: string
  onGo: () => void
}

const Arrow = ({ side, label, onGo }: ArrowProps) => (
  <ActionIcon
    variant="transparent"
    className={css.arrow}
    data-side={side}
    size={28}
    aria-label={label}
    onClick={onGo}
  >
    <Icon name={side === 'previous' ? 'chevronLeft' : 'chevronRight'} size={16} />
  </ActionIcon>
)

/** Slides side by side in a window that scrolls and snaps: a finger swipes it like any list. */
export const HeroCarousel = ({ ads }: { ads: readonly Ad[] }) => {
  const t = useLobbyText()
  const [isPointedAt, setPointedAt] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const [isTouched, setTouched] = useState(false)
  const [isStopped, setStopped] = useState(false)
  const isHeld = isPointedAt || isFocused || isTouched
  const { view, at, go, turns, isStill } = useTurning(ads.length, isHeld || isStopped)
  return (
    <div
      className={css.stage}
      onPointerEnter={({ pointerType }) => setPointedAt(pointerType === 'mouse')}
      onPointerLeave={() => setPointedAt(false)}
      onTouchStart={() => setTouched(true)}
      onTouchEnd={() => setTouched(false)}
      onTouchCancel={() => setTouched(false)}
      // A click leaves the focus on its button: only whoever walks by keyboard is still there.
      onFocus={({ target }) => setFocused(target.matches(':focus-visible'))}
      onBlur={() => setFocused(false)}
    >
      <div ref={view} className={css.view}>
        {ads.map((ad, index) => (
          <div
            key={ad.id}
            className={css.place}
            role="group"
            aria-roledescription={t('slide')}
            aria-label={t('heroSlide', { index: index + 1, count: ads.length })}
          >
            <HeroSlide ad={ad} isFirst={index === 0} isHidden={index !== at} />
          </div>
        ))}
      </div>
      <div className={css.bars}>
        {ads.map((ad, index) => (
          <button
            key={ad.id}
            type="button"
            className={css.bar}
            aria-label={t('heroGo', { title: ad.title })}
            aria-current={index === at}
            data-turns={turns || undefined}
            onClick={() => go(index)}
          >
            <span />
          </button>
        ))}
        <Arrow side="previous" label={t('heroPrevious')} onGo={() => go(at - 1)} />
        <Arrow side="next" label={t('heroNext')} onGo={() => go(at + 1)} />
        {!isStill && (
          <button
            type="button"
            className={css.pause}
            aria-pressed={isStopped}
            aria-label={t('heroPause')}
            onClick={() => setStopped(!isStopped)}
          >
            <Icon name={isStopped ? 'play' : 'pause'} size={14} />
          </button>
        )}
      </div>
    </div>
  )
}
