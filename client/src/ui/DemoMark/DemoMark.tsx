import { useUiText } from '../../i18n/ui.ts'
import css from './DemoMark.module.css'

/** Says that nothing here is real: `site` for the whole frame, `figures` beside invented numbers. */
export const DemoMark = ({ of = 'site' }: { of?: 'site' | 'figures' }) => {
  const t = useUiText()
  return (
    <span className={css.mark} data-of={of}>
      {t(of === 'site' ? 'demoSite' : 'demoFigures')}
    </span>
  )
}
