import { VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '../../art/Icon.tsx'
import { useMineText } from '../../i18n/mine.ts'
import { to } from '../../paths.ts'
import css from './SideMenu.module.css'

interface Props {
  /** Whether the menu is the page, where the window is narrow. */
  isMenu?: boolean
  side?: ReactNode
  page: ReactNode
}

/** What stands where in the member centre. */
export const MemberFrame = ({ isMenu = false, side, page }: Props) => {
  const t = useMineText()
  return (
    <div className={css.layout} data-centre={isMenu ? 'menu' : 'page'}>
      {isMenu ? (
        <h1 className={css.menuTitle}>{t('memberCentre')}</h1>
      ) : (
        <Link to={to('mine')} className={css.back}>
          <Icon name="chevronLeft" size={20} />
          <VisuallyHidden>{t('memberCentre')}</VisuallyHidden>
        </Link>
      )}
      <aside className={css.side}>{side}</aside>
      <div className={css.page}>{page}</div>
    </div>
  )
}
