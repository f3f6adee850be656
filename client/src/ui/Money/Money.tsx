import type { ReactNode } from 'react'
import { useUiText } from '../../i18n/ui.ts'
import { balanceText } from '../../lib/text/amount.ts'
import css from './Money.module.css'

interface Props {
  /** Yuan as the wire says it, "1234.50". */
  yuan: string
  /** Shows dots instead of the figure. */
  hidden?: boolean
  /** Win and loss: sign and colour together; in a flow what goes out is no loss. */
  signed?: boolean | 'flow'
  unit?: string
  /** Draws the figure otherwise: rolling. */
  digits?: ReactNode
}

export const Money = ({ yuan, hidden = false, signed = false, unit = '¥', digits: drawn }: Props) => {
  const t = useUiText()
  if (hidden)
    return (
      <span className={css.money} aria-label={t('amountHidden')} role="img">
        ••••••
      </span>
    )
  const isNegative = yuan.startsWith('-')
  const digits = isNegative ? yuan.slice(1) : yuan
  const isZero = !/[1-9]/.test(digits)
  const sign = isNegative ? '−' : signed && !isZero ? '+' : ''
  const negative = signed === 'flow' ? undefined : 'loss'
  const tone = !signed || isZero ? undefined : isNegative ? negative : 'win'
  return (
    <span className={css.money} data-tone={tone}>
      {sign}
      {unit && <span className={css.unit}>{unit}</span>}
      {drawn ?? balanceText(digits)}
    </span>
  )
}
