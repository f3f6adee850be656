import { Outlet } from 'react-router-dom'
import { HELP_MENU } from '../../features/help/menu.ts'
import { HelpBand } from '../../features/help/parts/HelpBand.tsx'
import { useFrameText } from '../../i18n/frame.ts'
import { useRouteText } from '../../i18n/route.ts'
import { to } from '../../paths.ts'
import { SideMenu } from './SideMenu.tsx'
import css from './SideMenu.module.css'
import { useSite } from './useFrame.ts'

export const Component = () => {
  const t = useFrameText()
  const title = useRouteText()
  const { canDeposit } = useSite()
  const groups = HELP_MENU.map((group) => ({
    title: t(group.title),
    rows: group.pages
      .filter((page) => canDeposit || page !== 'help-ck')
      .map((page) => ({ to: to(page), label: title(page) })),
  }))
  return (
    <>
      <HelpBand />
      <div className={css.layout}>
        <aside className={css.side}>
          <SideMenu label={t('helpNav')} groups={groups} />
        </aside>
        <div className={css.page}>
          <Outlet />
        </div>
      </div>
    </>
  )
}
