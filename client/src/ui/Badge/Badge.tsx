import { useUiText } from '../../i18n/ui.ts'
import css from './Badge.module.css'

export type BadgeKind = 'hot' | 'new' | 'maintenance'

/** 热 · 新 · 维护中 */
export const Badge = ({ kind }: { kind: BadgeKind }) => {
  const t = useUiText()
  return (
    <span className={css.badge} data-kind={kind}>
      {t(kind)}
    </span>
  )
}
