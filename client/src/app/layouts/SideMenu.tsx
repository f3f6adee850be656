import { NavLink } from 'react-router-dom'
import { Icon, type IconName } from '../../art/Icon.tsx'
import css from './SideMenu.module.css'

interface Group {
  title: string
  rows: readonly { to: string; label: string; icon?: IconName }[]
}

/** The menu beside a page. */
export const SideMenu = ({ label, groups }: { label: string; groups: readonly Group[] }) => (
  <nav aria-label={label} className={css.menu}>
    {groups.map(({ title, rows }) => (
      <div key={title} className={css.group}>
        <p className={css.title}>{title}</p>
        <div className={css.rows}>
          {rows.map((row) => (
            <NavLink key={row.to} to={row.to} className={css.row}>
              {row.icon && <Icon name={row.icon} size={18} />}
              {row.label}
            </NavLink>
          ))}
        </div>
      </div>
    ))}
  </nav>
)
