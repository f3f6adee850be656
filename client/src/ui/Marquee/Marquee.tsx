import { ActionIcon } from '@mantine/core'
import { useState } from 'react'
import { Icon } from '../../art/Icon.tsx'
import { useUiText } from '../../i18n/ui.ts'
import css from './Marquee.module.css'

export interface MarqueeItem {
  id: string | number
  text: string
}

interface Props {
  items: readonly MarqueeItem[]
  label: string
  onOpen: (id: MarqueeItem['id']) => void
}

/** Reading time a character gets on its way. */
const SECONDS_PER_CHARACTER = 0.28

/** One line of running notices: stops under the pointer, on focus, by the button and with reduced motion. */
export const Marquee = ({ items, label, onOpen }: Props) => {
  const t = useUiText()
  const [isPaused, setPaused] = useState(false)
  const length = items.reduce((sum, item) => sum + item.text.length + 4, 0)
  const lane = (isCopy: boolean) => (
    <ul className={css.lane} aria-hidden={isCopy || undefined}>
      {items.map((item) => (
        <li key={item.id}>
          <button
            type="button"
            className={css.notice}
            tabIndex={isCopy ? -1 : 0}
            onClick={() => onOpen(item.id)}
            onFocus={(event) => event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'center' })}
          >
            {item.text}
          </button>
        </li>
      ))}
    </ul>
  )
  return (
    <section className={css.marquee} aria-label={label}>
      <Icon name="horn" size={18} className={css.horn} />
      <div className={css.window} data-paused={isPaused || undefined}>
        <div
          className={css.track}
          style={{ animationDuration: `${Math.max(20, length * SECONDS_PER_CHARACTER)}s` }}
        >
          {lane(false)}
          {lane(true)}
        </div>
      </div>
      <ActionIcon
        size="sm"
        aria-pressed={isPaused}
        aria-label={t('pauseMarquee')}
        onClick={() => setPaused(!isPaused)}
      >
        <Icon name={isPaused ? 'play' : 'pause'} size={14} />
      </ActionIcon>
    </section>
  )
}
