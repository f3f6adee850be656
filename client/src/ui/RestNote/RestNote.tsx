import type { Restraint } from '@app/contract/restraint/restraint'
import { Link } from 'react-router-dom'
import { endText, useRestText } from '../../i18n/rest.ts'
import css from './RestNote.module.css'

interface Props {
  rest: NonNullable<Restraint['rest']>
  /** Where breaks are told in full. */
  details: string
  /** What stays as it is. */
  children?: string
}

/** Above what a break of the member's own has shut: why and until when. */
export const RestNote = ({ rest, details, children }: Props) => {
  const t = useRestText()
  return (
    <p className={css.note}>
      {t('closed', { what: t(rest.kind), time: endText(rest.until) })}
      {children ? `。${children}` : ''} <Link to={details}>{t('details')}</Link>
    </p>
  )
}
