import { Link } from 'react-router-dom'
import { Icon } from '../../../art/Icon.tsx'
import { useFrameText } from '../../../i18n/frame.ts'
import { to } from '../../../paths.ts'
import { Badge } from '../../../ui/Badge/Badge.tsx'
import { useHomeClick } from '../../../ui/HomeLink/useHomeClick.ts'
import type { NavEntry } from './mainCategories.ts'
import css from './MainNav.module.css'
import type { Mega } from './useMega.ts'

interface Props {
  entry: NavEntry
  mega: Mega
  pathname: string
}

/** The link leads to the category; the small toggle beside it, seen on focus, opens the panel by keyboard. */
export const NavItem = ({ entry, mega, pathname }: Props) => {
  const t = useFrameText()
  const name = entry.category?.name ?? t(entry.to)
  const path = to(entry.to)
  const isCurrent = entry.to === 'home' ? pathname === '/' : pathname.startsWith(path)
  const homeClick = useHomeClick()
  const hasMenu = (entry.category?.venues.length ?? 0) > 0
  const isOpen = mega.open === entry.to
  return (
    <li
      className={css.item}
      data-open={isOpen || undefined}
      onMouseEnter={() => mega.hover(hasMenu ? entry.to : undefined)}
    >
      <Link
        to={path}
        className={css.link}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={entry.to === 'home' ? homeClick : mega.close}
      >
        {name}
        {entry.category?.badge && (
          <span className={css.badge}>
            <Badge kind={entry.category.badge} />
          </span>
        )}
      </Link>
      {hasMenu && (
        <button
          type="button"
          className={css.toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? 'mega-menu' : undefined}
          aria-label={t('venuesOf', { name })}
          onClick={() => mega.toggle(entry.to)}
        >
          <Icon name="chevronDown" size={12} />
        </button>
      )}
    </li>
  )
}
