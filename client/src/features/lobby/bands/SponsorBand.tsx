import { Link } from 'react-router-dom'
import { Icon } from '../../../art/Icon.tsx'
import { useHomeRestText } from './text.ts'
import { to } from '../../../paths.ts'
import { SectionTitle } from '../../../ui/SectionTitle/SectionTitle.tsx'
import { useLobbySponsorsQuery } from '../lobby.api.ts'
import { Failed } from '../Failed.tsx'
import css from './SponsorBand.module.css'

const SHOWN = 3

export const SponsorBand = () => {
  const t = useHomeRestText()
  const query = useLobbySponsorsQuery({})
  const { data } = query
  if (data?.length === 0) return null
  return (
    <section aria-labelledby="sponsors">
      <SectionTitle
        id="sponsors"
        title={t('sponsors')}
        hint={t('sponsorsHint')}
        more={{ to: to('sponsor'), label: t('sponsorsMore') }}
      />
      {!data && query.error !== undefined ? (
        <Failed of={query} name={t('sponsors')} />
      ) : (
        <ul className={css.grid}>
          {data?.slice(0, SHOWN).map((sponsor) => (
            <li key={sponsor.id}>
              <Link to={to('sponsor', { id: sponsor.id })} className={css.card}>
                <img className={css.colours} src={sponsor.logo} alt="" loading="lazy" />
                <img className={css.crest} src={sponsor.logo} alt="" loading="lazy" />
                <span className={css.words}>
                  <span className={css.text}>
                    <span className={css.name}>{sponsor.title}</span>
                    <span className={css.role}>{sponsor.subtitle}</span>
                  </span>
                  <Icon name="chevronRight" size={16} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
