import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { useFrameText } from '../../../i18n/frame.ts'
import { useNavigation } from '../useFrame.ts'
import { entriesOf } from './mainCategories.ts'
import css from './MainNav.module.css'
import { NavItem } from './NavItem.tsx'
import { useMega } from './useMega.ts'
import { lazyPart } from '../../../lib/lazyPart.ts'
import { WaitingLine } from '../../../ui/WaitingLine/WaitingLine.tsx'

const MegaMenu = lazyPart(() => import('./MegaMenu.tsx'), 'default')

export const MainNav = () => {
  const t = useFrameText()
  const { pathname } = useLocation()
  const entries = entriesOf(useNavigation())
  const mega = useMega()
  const open = entries.find((entry) => entry.to === mega.open)?.category
  return (
    <nav className={css.nav} aria-label={t('mainNav')} onMouseLeave={mega.leave}>
      <ul className={css.list}>
        {entries.map((entry) => (
          <NavItem key={entry.to} entry={entry} mega={mega} pathname={pathname} />
        ))}
      </ul>
      <Suspense fallback={<WaitingLine />}>
        {open && <MegaMenu category={open} onClose={mega.close} />}
      </Suspense>
    </nav>
  )
}
