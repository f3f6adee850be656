import { useIsInvited } from '../../lib/device/resting.ts'
import { useUiText } from '../../i18n/ui.ts'
import css from './Badge.module.css'

export type BadgeKind = 'hot' | 'new' | 'maintenance'

/** 热 · 新 · 维护中; what invites to play isn't there in a break of the member's own (UN-32). */
export const Badge = ({ kind }: { kind: BadgeKind }) => {
  const t = useUiText()
  const isInvited = useIsInvited()
  return !isInvited && kind !== 'maintenance' ? null : (
    <span className={css.badge} data-kind={kind}>
      {t(kind)}
    </span>
  )
}
