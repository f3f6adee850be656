import { useLayoutEffect, useRef } from 'react'
import { NavLink, Outlet, useLocation } from 'react-router-dom'
import { useFrameText } from '../../i18n/frame.ts'
import { useRouteText } from '../../i18n/route.ts'
import { to } from '../../paths.ts'
import { HelpBand } from '../../features/help/parts/HelpBand.tsx'
import { HELP_MENU } from '../../features/help/menu.ts'
import css from './SideMenu.module.css'
import { useSite } from './useFrame.ts'

export const HelpLayout = () => {
  const t = useFrameText()
  const title = useRouteText()
  const { canDeposit } = useSite()
  const { pathname } = useLocation()
  const menu = useRef<HTMLElement>(null)
  // On a phone the menu is one line: the page that is open is in its middle.
  useLayoutEffect(() => {
    const row = menu.current?.querySelector('[aria-current]')
    if (!menu.current || !row) return
    const [outer, inner] = [menu.current.getBoundingClientRect(), row.getBoundingClientRect()]
    menu.current.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2)
  }, [pathname])
  return (
    <>
      <HelpBand />
      <div className={css.layout}>
        <aside className={css.side}>
          <nav ref={menu} aria-label={t('helpNav')} className={css.menu}>
            {HELP_MENU.map((group) => (
              <div key={group.title} className={css.group}>
                <p className={css.title}>{t(group.title)}</p>
                {group.pages
                  .filter((page) => canDeposit || page !== 'help-ck')
                  .map((page) => (
                    <NavLink key={page} to={to(page)} className={css.row}>
                      {title(page)}
                    </NavLink>
                  ))}
              </div>
            ))}
          </nav>
        </aside>
        <div className={css.page}>
          <Outlet />
        </div>
      </div>
    </>
  )
}
