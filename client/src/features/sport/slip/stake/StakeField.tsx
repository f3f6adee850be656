import { useMediaQuery } from '@mantine/hooks'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { CHIPS_YUAN } from '@app/contract/sport/slip/stake'
import type { StakeLimits } from '@app/contract/sport/slip/stake'
import { Icon } from '../../../../art/Icon.tsx'
import { useSportText } from '../../text.ts'
import { TOUCH } from '../../../../theme/widths.ts'
import { useAmountInput } from '../../../../ui/useAmountInput.tsx'
import { fromCents } from '@app/contract/kit/cents'
import { prizeText } from '../../../../lib/text/amount.ts'
import { PLACE_FORM } from '../place/place.rules.ts'
import { typedCents, yuanText } from '../slip.rules.ts'
import buttons from '../buttons.module.css'
import css from './StakeField.module.css'

/** A phone on its side: the slip has all of the screen, as in Side.module.css. */
const SIDEWAYS = '(max-height: 520px)'

/** The field keeps the focus, and a keyboard its place. */
const stay = (event: MouseEvent) => event.preventDefault()

interface KeypadProps {
  value: string
  onType: (value: string) => void
  onDone: () => void
}

/** Figures to press where a keyboard would cover the slip. */
const Keypad = ({ value, onType, onDone }: KeypadProps) => {
  const t = useSportText()
  const figure = (key: string) => (
    <button key={key} type="button" className={css.key} onClick={() => onType(value + key)}>
      {key}
    </button>
  )
  return (
    <div className={css.keypad} data-keypad role="group" aria-label={t('keypad')} onMouseDown={stay}>
      {['1', '2', '3'].map(figure)}
      <button
        type="button"
        className={css.key}
        data-soft
        aria-label={t('keypadBack')}
        onClick={() => onType(value.slice(0, -1))}
      >
        <Icon name="backspace" size={20} />
      </button>
      {['4', '5', '6'].map(figure)}
      <button type="button" className={css.key} data-soft onClick={() => onType('')}>
        {t('keypadClear')}
      </button>
      {['7', '8', '9'].map(figure)}
      <button type="button" className={css.key} data-done onClick={onDone}>
        {t('keypadDone')}
      </button>
      {['.', '0', '00'].map(figure)}
    </div>
  )
}

interface Props {
  label: string
  isWinTyped: boolean
  /** It counts for each bet of a system. */
  isEach?: boolean
  /** Its range has a line of its own while it is in use. */
  isLow?: boolean
  /** Nothing can be bet on now. */
  isHalted?: boolean
  value: string
  limits: StakeLimits | undefined
  onType: (value: string) => void
  onChip: (yuan: number) => void
  /** Unknown until the limits are. */
  mostCents: number | undefined
  /** What the value costs. */
  riskCents: number
  onLeave: () => void
  /** What stands beside the field, where there are several. */
  beside?: ReactNode
  /** What is wrong with it, in the place of its range. */
  notice?: ReactNode
  /** Of several the one in use has chips and keypad below it. */
  isUsed?: boolean
  onUse?: () => void
}

/** The amount with chips, keypad and limits; it says so when what is typed is the win. Touched, it brings its keypad. */
export const StakeField = (props: Props) => {
  const { label, isWinTyped, isEach = false, isLow = false, value, limits, onType, onChip, onLeave } = props
  const { isHalted = false } = props
  const { mostCents, riskCents, beside, notice, isUsed = true, onUse } = props
  const t = useSportText()
  const isTouch = useMediaQuery(TOUCH, false, { getInitialValueInEffect: false })
  const isSideways = useMediaQuery(SIDEWAYS, false, { getInitialValueInEffect: false })
  const [wantsKeypad, setKeypad] = useState(false)
  const hasKeypad = wantsKeypad && isUsed
  /** While a finger is on it nothing may move away under it: another one is folded when the click is done. */
  const isPressed = useRef(false)
  const box = useRef<HTMLDivElement>(null)
  const input = useAmountInput(value, onType)
  const wordsId = useId()
  const range =
    limits && limits.minCents <= limits.maxCents
      ? { min: prizeText(fromCents(limits.minCents)), max: prizeText(fromCents(limits.maxCents)) }
      : undefined
  /** What keeps the most from being more: a yuan on top costs more than is left, or may not be. */
  const boundText = () => {
    if (!mostCents || !limits || typedCents(value) !== mostCents) return ''
    return limits.balanceCents - riskCents < (100 * riskCents) / mostCents
      ? t('mostBalance')
      : t('mostLimit', { amount: prizeText(fromCents(mostCents)) })
  }
  const bound = boundText()
  useEffect(() => {
    if (!hasKeypad) return
    // With the title of the bet that is typed for, where both have room.
    const bet = isSideways ? null : box.current?.closest('li')
    ;(bet ?? box.current)?.scrollIntoView({ block: 'nearest' })
  }, [hasKeypad, isSideways])
  const said = input.words ? (
    <span id={wordsId} className={css.refused} role="alert">
      {input.words}
    </span>
  ) : (
    notice
  )
  const shortOf = (yuan: number) =>
    yuan < 1_000 ? String(yuan) : t('chipThousands', { count: yuan / 1_000 })
  return (
    <div ref={box} className={css.stake} data-stakes>
      <div className={css.row} data-beside={beside !== undefined || undefined}>
        {beside}
        <div className={css.field}>
          <span className={css.kind} data-win={isWinTyped || undefined} aria-hidden>
            {t(isWinTyped ? 'stakeWin' : isEach ? 'stakeEach' : 'stake')}
          </span>
          <input
            className={css.input}
            form={PLACE_FORM}
            inputMode={hasKeypad || isTouch ? 'none' : 'decimal'}
            autoComplete="off"
            aria-label={isWinTyped ? `${label} ${t('stakeWin')}` : label}
            placeholder={isLow && !isUsed && range ? t('stakePlaceholder', range) : undefined}
            value={value}
            aria-describedby={input.words ? wordsId : undefined}
            onChange={(event) => input.type(event.currentTarget.value)}
            // Held, Enter is one press.
            onKeyDown={(event) => event.repeat && event.key === 'Enter' && event.preventDefault()}
            onPointerDown={() => (isPressed.current = true)}
            onClick={() => {
              isPressed.current = false
              onUse?.()
            }}
            onFocus={() => {
              if (isTouch) setKeypad(true)
              if (!isPressed.current) onUse?.()
            }}
            onBlur={() => {
              isPressed.current = false
              input.leave()
              onLeave()
            }}
          />
          <button
            type="button"
            className={buttons.pad}
            aria-label={t('keypadFor', { label })}
            aria-expanded={hasKeypad}
            onMouseDown={stay}
            onClick={() => {
              onUse?.()
              setKeypad(!hasKeypad)
            }}
          >
            <Icon name="keypad" size={16} />
          </button>
        </div>
      </div>
      {(said || bound || !isLow || isUsed) && (
        <p className={css.said}>{said || bound || (range && t('stakeRange', range))}</p>
      )}
      {isUsed && (
        <div role="group" aria-label={t('chips')} className={css.chips} data-chips onMouseDown={stay}>
          {CHIPS_YUAN.map((yuan, at) => (
            <button
              key={yuan}
              type="button"
              title={isTouch ? undefined : t('chipKey', { key: at + 1 })}
              className={css.chip}
              aria-label={t('chipAdd', { amount: shortOf(yuan) })}
              disabled={isHalted}
              onClick={() => onChip(yuan)}
            >
              +{shortOf(yuan)}
            </button>
          ))}
          <button
            type="button"
            className={css.chip}
            data-most
            title={isTouch ? undefined : t('chipKey', { key: CHIPS_YUAN.length + 1 })}
            disabled={isHalted || !mostCents}
            onClick={() => mostCents && onType(yuanText(mostCents))}
          >
            {t('chipMax')}
          </button>
        </div>
      )}
      {hasKeypad && <Keypad value={value} onType={input.type} onDone={() => (onLeave(), setKeypad(false))} />}
    </div>
  )
}
