import { Link } from 'react-router-dom'
import { useLobbySponsorsQuery } from '../../../features/lobby/lobby.api.ts'
import { useFooterText } from '../../../i18n/footer.ts'
import { to } from '../../../paths.ts'
import css from './Footer.module.css'

/** The first of the sponsored clubs; the column stays while its name is on the way. */
export const FooterSponsor = () => {
  const t = useFooterText()
  const { data } = useLobbySponsorsQuery({})
  const sponsor = data?.[0]
  return (
    <div className={css.column} data-wide>
      <h2 className={css.heading}>{t('footSponsor')}</h2>
      {sponsor && (
        <Link to={to('sponsor', { id: sponsor.id })} className={css.sponsor}>
          <img src={sponsor.logo} alt="" loading="lazy" />
          <span>
            <strong>{sponsor.title}</strong>
            {sponsor.subtitle}
          </span>
        </Link>
      )}
    </div>
  )
}
