import { Link, Outlet, useLocation } from 'react-router-dom'
import { Icon } from '../../art/Icon.tsx'
import { useFrameText } from '../../i18n/frame.ts'
import { to } from '../../paths.ts'
import { MEMBER_MENU, menuPath } from './memberMenu.ts'
import { ProfileCard } from './ProfileCard.tsx'
import { SideMenu } from './SideMenu.tsx'
import css from './SideMenu.module.css'
import { useMember, useSite } from './useFrame.ts'

/** The member centre: profile card and menu on the left, the page on the right; narrow windows have the menu at /mine. */
export const Component = () => {
  const t = useFrameText()
  const member = useMember()
  const { canDeposit } = useSite()
  const { pathname } = useLocation()
  const isMenu = pathname === to('mine')
  const groups = MEMBER_MENU.map(({ group, rows }) => ({
    title: t(group),
    rows: rows
      .filter((row) => canDeposit || row.to !== 'saveMoney')
      .map((row) => ({ to: menuPath(row.to), label: t(row.to), icon: row.icon })),
  }))
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
      <aside className={css.side}>
        {member && <ProfileCard member={member} />}
        <SideMenu label={t('memberNav')} groups={groups} />
      </aside>
      <div className={css.page}>
        <Outlet />
      </div>
    </div>
  )
}
