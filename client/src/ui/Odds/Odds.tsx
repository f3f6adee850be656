import { memo, startTransition, useOptimistic } from 'react'
import type { Ref } from 'react'
import { Icon } from '../../art/Icon.tsx'
import { useUiText } from '../../i18n/ui.ts'
import { painted } from '../../lib/painted.ts'
import css from './Odds.module.css'
import { useMovement } from './useMovement.ts'

interface Props {
  /** What screen readers need besides the line and the price: "海龙江 北辰联 让球 主". */
  name: string
  /** The shown price; absent or suspended shows a lock. */
  price?: string | undefined
  /** What rises and falls, when that isn't the shown number (a negative price falls as it pays more). */
  value?: number | undefined
  /** The line or the side: "-0/0.5", "大 2.5". */
  line?: string | undefined
  /** Fills its place, the line at the start and the price at the end, as tables want it. */
  spread?: boolean
  selected?: boolean
  suspended?: boolean
  /** A word beside the lock, where there is room to say why. */
  closed?: string | undefined
  tabIndex?: number
  ref?: Ref<HTMLButtonElement>
  onToggle?: () => void
}

/** 大 220.5/221: whatever is longer is a name. */
const LONGEST_LINE = 11

/** One price of a board. A change shows an arrow and a tint for three seconds; its name says the word. */
export const Odds = memo(
  ({
    name,
    price,
    value,
    line,
    spread = false,
    selected = false,
    suspended = false,
    closed,
    tabIndex,
    ref,
    onToggle,
  }: Props) => {
    const t = useUiText()
    // "0.5/1" beside "10.34", or 107.36 alone: more than the cell was made for.
    const isLong = price !== undefined && price.length > (spread && line && line.length > 2 ? 4 : 5)
    const isOpen = price !== undefined && !suspended
    const [pressed, press] = useOptimistic(selected)
    const toggle = () =>
      startTransition(async () => {
        press(!pressed)
        await painted()
        onToggle?.()
      })
    const movement = useMovement(isOpen ? (value ?? Number(price)) : undefined)
    // One label in place of hidden words: a moved price lays out its digits and nothing else.
    const said = [name, line, isOpen ? price : t('suspended'), movement && t(movement)]
    return (
      <button
        ref={ref}
        type="button"
        className={css.cell}
        data-spread={spread || undefined}
        data-selected={pressed || undefined}
        data-movement={movement}
        aria-label={said.filter(Boolean).join(' ')}
        aria-pressed={pressed}
        aria-disabled={!isOpen}
        tabIndex={tabIndex}
        onClick={isOpen ? toggle : undefined}
      >
        {line && (
          <span className={css.line} data-long={line.length > LONGEST_LINE || undefined}>{`${line} `}</span>
        )}
        {isOpen ? (
          <span className={css.price} data-long={isLong || undefined}>
            {price}
          </span>
        ) : (
          <>
            <Icon name="lock" size={14} />
            {closed}
          </>
        )}
      </button>
    )
  },
)
