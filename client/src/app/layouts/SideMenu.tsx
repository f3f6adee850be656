import { useLayoutEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { Icon, type IconName } from '../../art/Icon.tsx'
import css from './SideMenu.module.css'

interface Group {
  title: string
  rows: readonly { to: string; label: string; icon?: IconName }[]
}

/** The menu beside a page. As a line on a phone it shows only part of itself: that is where the open page's row is. */
export const SideMenu = ({ label, groups }: { label: string; groups: readonly Group[] }) => {
  const { pathname } = useLocation()
  const menu = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const show = () => {
      const row = menu.current?.querySelector('[aria-current="page"]')
      if (!menu.current || !row) return
      const [outer, inner] = [menu.current.getBoundingClientRect(), row.getBoundingClientRect()]
      menu.current.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2)
    }
    // With the next picture, which lays the page out anyway: at once it would be laid out twice, in one long task.
    const frame = requestAnimationFrame(show)
    return () => cancelAnimationFrame(frame)
  }, [pathname])
  return (
    <nav ref={menu} aria-label={label} className={css.menu}>
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
}
