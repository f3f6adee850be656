import { ActionIcon } from '@mantine/core'
import { useReducedMotion } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../../art/Icon.tsx'
import { useUiText } from '../../i18n/ui.ts'
import css from './Ticker.module.css'

interface Notice {
  id: string | number
  text: string
}

interface Props {
  items: readonly Notice[]
  label: string
  onOpen: (id: Notice['id']) => void
}

/** What one line of notices takes to read. */
const READ_MS = 6_000

/** One line, one notice after the other: stays under the pointer, on focus, by the button and with reduced motion. */
export const Ticker = ({ items, label, onOpen }: Props) => {
  const t = useUiText()
  const isStill = useReducedMotion()
  const [isPaused, setPaused] = useState(false)
  const lines = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (isPaused || isStill) return
    const turning = setInterval(() => {
      const list = lines.current
      if (!list || list.matches(':hover, :focus-within')) return
      const next = list.scrollTop + list.clientHeight
      list.scrollTop = next < list.scrollHeight ? next : 0
    }, READ_MS)
    return () => clearInterval(turning)
  }, [isPaused, isStill])
  return (
    <section className={css.ticker} aria-label={label}>
      <Icon name="horn" size={18} className={css.horn} />
      <ul ref={lines} className={css.lines}>
        {items.map((item) => (
          <li key={item.id}>
            <button type="button" className={css.notice} onClick={() => onOpen(item.id)}>
              {item.text}
            </button>
          </li>
        ))}
      </ul>
      <ActionIcon
        size="sm"
        aria-pressed={isPaused}
        aria-label={t('pauseTicker')}
        onClick={() => setPaused(!isPaused)}
      >
        <Icon name={isPaused ? 'play' : 'pause'} size={14} />
      </ActionIcon>
    </section>
  )
}
