import { useEffect, useRef } from 'react'
import { Link, NavLink, Outlet, useLocation } from 'react-router-dom'
import { Icon } from '../../art/Icon.tsx'
import { useFrameText } from '../../i18n/frame.ts'
import { to } from '../../paths.ts'
import { MEMBER_MENU, menuPath } from './memberMenu.ts'
import { ProfileCard } from './ProfileCard.tsx'
import css from './SideMenu.module.css'
import { useMember, useSite } from './useFrame.ts'

/** The member centre: profile card and menu on the left, the page on the right; narrow windows have the menu at /mine. */
export const MemberLayout = () => {
  const t = useFrameText()
  const member = useMember()
  const { canDeposit } = useSite()
  const { pathname } = useLocation()
  const isMenu = pathname === to('mine')
  const side = useRef<HTMLElement>(null)
  // Low windows show part of the menu: the row of this page among it.
  useEffect(() => {
    const row = side.current?.querySelector('[aria-current="page"]')
    if (!row || !side.current) return
    const [shown, menu] = [row.getBoundingClientRect(), side.current.getBoundingClientRect()]
    if (shown.bottom > menu.bottom) side.current.scrollTop += shown.bottom - menu.bottom + shown.height
    else if (shown.top < menu.top) side.current.scrollTop -= menu.top - shown.top + shown.height
  }, [pathname])
  return (
    <div className={css.layout} data-centre={isMenu ? 'menu' : 'page'}>
      {isMenu ? (
        <h1 className={css.menuTitle}>{t('memberCentre')}</h1>
      ) : (
        <Link to={to('mine')} className={css.back}>
          <Icon name="chevronLeft" size={18} />
          {t('memberCentre')}
        </Link>
      )}
      <aside ref={side} className={css.side}>
        {member && <ProfileCard member={member} />}
        <nav aria-label={t('memberNav')} className={css.menu}>
          {MEMBER_MENU.map((group) => (
            <div key={group.group} className={css.group}>
              <p className={css.title}>{t(group.group)}</p>
              <div className={css.rows}>
                {group.rows
                  .filter((row) => canDeposit || row.to !== 'saveMoney')
                  .map((row) => (
                    <NavLink key={row.to} to={menuPath(row.to)} className={css.row}>
                      <Icon name={row.icon} size={18} />
                      {t(row.to)}
                    </NavLink>
                  ))}
              </div>
            </div>
          ))}
        </nav>
      </aside>
      <div className={css.page}>
        <Outlet />
      </div>
    </div>
  )
}
