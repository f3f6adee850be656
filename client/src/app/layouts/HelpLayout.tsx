import { useMediaQuery } from '@mantine/hooks'
import { Outlet } from 'react-router-dom'
import { HelpBand } from '../../features/help/parts/HelpBand.tsx'
import { FOLDED } from '../../theme/widths.ts'
import { FoldedHelpMenu, HelpMenu } from './HelpMenu.tsx'
import css from './SideMenu.module.css'

export const Component = () => {
  const isNarrow = useMediaQuery(FOLDED, undefined, { getInitialValueInEffect: false })
  return (
    <>
      {!isNarrow && <HelpBand />}
      <div className={css.layout}>
        <aside className={css.side}>{isNarrow ? <FoldedHelpMenu /> : <HelpMenu />}</aside>
        <div className={css.page}>
          <Outlet />
        </div>
      </div>
    </>
  )
}
