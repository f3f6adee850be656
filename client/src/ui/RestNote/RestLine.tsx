import type { Restraint } from '@app/contract/restraint/restraint'
import { Link } from 'react-router-dom'
import { endText, useRestText } from '../../i18n/rest.ts'
import css from './RestNote.module.css'

interface Props {
  rest: NonNullable<Restraint['rest']>
  /** Where breaks are told in full. */
  details: string
}

/** In the head of a hall: that a break is on and until when. */
export const RestLine = ({ rest, details }: Props) => {
  const t = useRestText()
  return (
    <span role="status" className={css.line}>
      {t('until', { what: t(`kind_${rest.kind}`), time: endText(rest.until) })}{' '}
      <Link to={details}>{t('details')}</Link>
    </span>
  )
}
