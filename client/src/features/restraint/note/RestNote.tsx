import type { Restraint } from '@app/contract/restraint/restraint'
import { Link } from 'react-router-dom'
import { endText, useRestText } from '../../../i18n/rest.ts'
import { to } from '../../../paths.ts'
import css from './RestNote.module.css'

interface Props {
  rest: NonNullable<Restraint['rest']>
  /** What stays as it is. */
  children?: string
}

/** Above what a break of the member's own has shut: why, until when, and where it is told in full. */
export const RestNote = ({ rest, children }: Props) => {
  const t = useRestText()
  return (
    <p className={css.note}>
      {t('closed', { what: t(rest.kind), time: endText(rest.until) })}
      {children ? `。${children}` : ''} <Link to={to('restraint')}>{t('details')}</Link>
    </p>
  )
}
