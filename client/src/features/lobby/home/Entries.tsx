import { Link } from 'react-router-dom'
import { Icon } from '../../../art/Icon.tsx'
import { useFrameText } from '../../../i18n/frame.ts'
import { to } from '../../../paths.ts'
import { useNavigationQuery } from '../lobby.api.ts'
import { useLobbyText } from '../text.ts'
import css from './Entries.module.css'
import { ENTRIES } from './entries.ts'

/** The halls on one row, where the header has no room to name them. */
export const Entries = () => {
  const t = useLobbyText()
  const frame = useFrameText()
  const { data } = useNavigationQuery()
  return (
    <nav className={css.row} aria-label={t('entries')}>
      {ENTRIES.map(({ route, icon }) => (
        <Link key={route} to={to(route)} className={css.entry}>
          <span className={css.icon}>
            <Icon name={icon} size={24} />
          </span>
          {data?.find(({ link }) => link === route)?.name ?? frame(route)}
        </Link>
      ))}
    </nav>
  )
}
