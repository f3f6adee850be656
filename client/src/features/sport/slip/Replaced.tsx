import { useEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import { useLiteral } from '../../../i18n/literal.ts'
import { pickName } from '../pick.ts'
import { part, sportSlice, useSportDispatch } from '../sport.slice.ts'
import { useSportText } from '../text.ts'
import buttons from './buttons.module.css'
import { useSelecting } from './select.ts'

const { entryReplaced } = sportSlice.actions

const MOMENT_MS = 4_000

/** Says for a moment what a selection took the place of, and makes a series of both or takes it back, and what was cleared; whoever is at it has time. */
export const Replaced = ({ className }: { className?: string }) => {
  const t = useSportText()
  const dispatch = useSportDispatch()
  const { takeBack, toggleSeries } = useSelecting()
  const literal = useLiteral()
  const replaced = useSelector(part('replaced'))
  const { mode, entries } = useSelector(part('slip'))
  const isSlipOfOne = mode === 'single'
  const isCleared = replaced?.cleared !== undefined
  const isSingle = isSlipOfOne && !isCleared
  const [first] = replaced?.entries ?? []
  const name = first && pickName(first, literal)
  /** Else it is the champions that nothing stands beside. */
  const isSameMatch = entries.at(-1)?.gameInfo.hgid === first?.gameInfo.hgid
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (!replaced || isHeld) return undefined
    const timer = setTimeout(() => dispatch(entryReplaced(null)), MOMENT_MS)
    return () => clearTimeout(timer)
  }, [replaced, isHeld, dispatch])
  return (
    <div aria-live="polite" className={replaced ? className : undefined}>
      {replaced && name && (
        <p className={buttons.replaced}>
          <span className={buttons.words}>
            {isSingle
              ? t('replaced')
              : t(isCleared ? 'slipCleared' : isSameMatch ? 'replacedSame' : 'replacedMatch', {
                  name:
                    replaced.entries.length > 1
                      ? t('stuckMany', { name, count: replaced.entries.length })
                      : name,
                })}
          </span>
          <button
            type="button"
            className={buttons.link}
            onFocus={() => setHeld(true)}
            onBlur={() => setHeld(false)}
            onClick={() => {
              setHeld(false)
              if (isSingle) toggleSeries()
              else takeBack()
            }}
          >
            {t(isSingle ? 'replacedSeries' : 'takeBack')}
          </button>
        </p>
      )}
    </div>
  )
}
