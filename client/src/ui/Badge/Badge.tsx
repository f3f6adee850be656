import { resting, useIsPriceHeldBack } from '../../lib/device/resting.ts'
import { useSignal } from '../../lib/signal.ts'
import { useUiText } from '../../i18n/ui.ts'
import css from './Badge.module.css'

export type BadgeKind = 'hot' | 'new' | 'maintenance'

/** 热 · 新 · 维护中; what invites to play isn't there in a break of the member's own (UN-32). */
export const Badge = ({ kind }: { kind: BadgeKind }) => {
  const t = useUiText()
  const isResting = useSignal(resting)
  const isHeldBack = useIsPriceHeldBack()
  return (isResting || isHeldBack) && kind !== 'maintenance' ? null : (
    <span className={css.badge} data-kind={kind}>
      {t(kind)}
    </span>
  )
}
