import { useId, useState } from 'react'
import { CHIPS_YUAN } from '@app/contract/sport/slip/stake'
import type { StakeLimits } from '@app/contract/sport/slip/stake'
import { Icon } from '../../../art/Icon.tsx'
import { useSportText } from '../text.ts'
import { useAmountInput } from '../../../ui/useAmountInput.ts'
import { yuanText } from './slip.rules.ts'
import buttons from './buttons.module.css'
import css from './StakeField.module.css'

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0', '00'] as const

interface KeypadProps {
  value: string
  onType: (value: string) => void
  onDone: () => void
}

/** Figures to click where a keyboard would cover the slip. */
const Keypad = ({ value, onType, onDone }: KeypadProps) => {
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

interface Props {
  label: string
  isWinTyped: boolean
  /** It counts for each bet of a system. */
  isEach?: boolean
  value: string
  limits: StakeLimits | undefined
  onType: (value: string) => void
  onChip: (yuan: number) => void
  onMost: () => void
  onLeave: () => void
}

/** The amount with chips, keypad and limits; it says so when what is typed is the win. */
export const StakeField = (props: Props) => {
  const { label, isWinTyped, isEach = false, value, limits, onType, onChip, onMost, onLeave } = props
  const t = useSportText()
  const [hasKeypad, setKeypad] = useState(false)
  const input = useAmountInput(value, onType)
  const wordsId = useId()
  const range = limits ? { min: yuanText(limits.minCents), max: yuanText(limits.maxCents) } : undefined
  return (
    <div className={css.stake}>
      <div className={css.field}>
        <span className={css.kind} aria-hidden>
          {t(isWinTyped ? 'stakeWin' : isEach ? 'stakeEach' : 'stake')}
        </span>
        <input
          className={css.input}
          inputMode={hasKeypad ? 'none' : 'decimal'}
          autoComplete="off"
          aria-label={isWinTyped ? `${label} ${t('stakeWin')}` : label}
          placeholder={range ? t('stakePlaceholder', range) : undefined}
          value={value}
          aria-describedby={input.words ? wordsId : undefined}
          onChange={(event) => input.type(event.currentTarget.value)}
          onBlur={onLeave}
        />
        <button
          type="button"
          className={buttons.pad}
          aria-label={t('keypadFor', { label })}
          aria-expanded={hasKeypad}
          onClick={() => setKeypad(!hasKeypad)}
        >
          <Icon name="grid" size={14} />
        </button>
      </div>
      {input.words && (
        <p id={wordsId} className={css.refused} role="alert">
          {input.words}
        </p>
      )}
      <div role="group" aria-label={t('chips')} className={css.chips}>
        {CHIPS_YUAN.map((yuan) => (
          <button
            key={yuan}
            type="button"
            className={css.chip}
            aria-label={t('chipAdd', { amount: yuan })}
            onClick={() => onChip(yuan)}
          >
            {yuan}
          </button>
        ))}
        <button type="button" className={css.chip} onClick={onMost}>
          {t('chipMax')}
        </button>
      </div>
      {hasKeypad && <Keypad value={value} onType={input.type} onDone={() => (onLeave(), setKeypad(false))} />}
    </div>
  )
}
