import { useEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import { part, sportSlice, useSportDispatch } from '../sport.slice.ts'
import { useSportText } from '../text.ts'
import buttons from './buttons.module.css'
import { useSelecting } from './select.ts'

const { entryReplaced } = sportSlice.actions

const MOMENT_MS = 4_000

/** Says for a moment that a selection took the place of the one before, and makes a series of both; whoever is at it has time. */
export const Replaced = ({ className }: { className?: string }) => {
  const t = useSportText()
  const dispatch = useSportDispatch()
  const { toggleSeries } = useSelecting()
  const replaced = useSelector(part('replaced'))
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (!replaced || isHeld) return undefined
    const timer = setTimeout(() => dispatch(entryReplaced(null)), MOMENT_MS)
    return () => clearTimeout(timer)
  }, [replaced, isHeld, dispatch])
  return (
    <div aria-live="polite" className={replaced ? className : undefined}>
      {replaced && (
        <p className={buttons.replaced}>
          <span>{t('replaced')}</span>
          <button
            type="button"
            className={buttons.link}
            onFocus={() => setHeld(true)}
            onBlur={() => setHeld(false)}
            onClick={() => {
              setHeld(false)
              toggleSeries()
            }}
          >
            {t('replacedSeries')}
          </button>
        </p>
      )}
    </div>
  )
}
