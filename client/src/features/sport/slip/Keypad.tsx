import { Icon } from '../../../art/Icon.tsx'
import { useSportText } from '../../../i18n/sport.ts'
import css from './Keypad.module.css'

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0', '00'] as const

interface Props {
  value: string
  onType: (value: string) => void
  onDone: () => void
}

/** Figures to click where a keyboard would cover the slip. */
export const Keypad = ({ value, onType, onDone }: Props) => {
  const t = useSportText()
  return (
    <div className={css.keypad} role="group" aria-label={t('keypad')}>
      {KEYS.map((key) => (
        <button key={key} type="button" className={css.key} onClick={() => onType(value + key)}>
          {key}
        </button>
      ))}
      <button
        type="button"
        className={css.key}
        aria-label={t('keypadBack')}
        onClick={() => onType(value.slice(0, -1))}
      >
        <Icon name="chevronLeft" size={16} />
      </button>
      <button type="button" className={css.key} aria-label={t('keypadClear')} onClick={() => onType('')}>
        C
      </button>
      <button type="button" className={css.key} data-done onClick={onDone}>
        {t('keypadDone')}
      </button>
    </div>
  )
}
