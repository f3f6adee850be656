import { createPortal } from 'react-dom'
import { useUiText } from '../../i18n/ui.ts'
import css from './WaitingLine.module.css'

/** On top of the page while what somebody asked for is on its way: another page, or the code of what opens. */
export const WaitingLine = () => {
  const t = useUiText()
  return createPortal(
    <div className={css.line} role="progressbar" aria-label={t('loading')} />,
    document.body,
  )
}
