import { ActionIcon, VisuallyHidden } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { BrandWordmark } from '../../../art/BrandWordmark.tsx'
import { Icon } from '../../../art/Icon.tsx'
import { useFrameText } from '../../../i18n/frame.ts'
import { to } from '../../../paths.ts'
import { useMember, useSite } from '../useFrame.ts'
import { useHomeClick } from '../useHomeClick.ts'
import css from './Header.module.css'
import { MainNav } from './MainNav.tsx'
import { VisitorBar } from './VisitorBar.tsx'

const MemberBar = lazy(() => import('./MemberBar.tsx'))
const SideDrawer = lazy(() => import('./SideDrawer.tsx'))

export const Header = () => {
  const t = useFrameText()
  const { brand } = useSite()
  const member = useMember()
  const homeClick = useHomeClick()
  const [drawer, setDrawer] = useState<'unused' | 'open' | 'closed'>('unused')
  return (
    <header className={css.header}>
      <div className={css.row} data-member={member ? true : undefined}>
        <ActionIcon
          className={css.burger}
          size="lg"
          aria-label={t('openMenu')}
          aria-expanded={drawer === 'open'}
          onClick={() => setDrawer('open')}
        >
          <Icon name="menu" size={22} />
        </ActionIcon>
        <Link to={to('home')} className={css.brand} onClick={homeClick}>
          <BrandWordmark name={brand} size={44} />
          <VisuallyHidden>{t('home')}</VisuallyHidden>
        </Link>
        <MainNav />
        <div className={css.side}>
          {member ? (
            <Suspense fallback={<div className={css.memberPlace} />}>
              <MemberBar member={member} />
            </Suspense>
          ) : (
            <VisitorBar />
          )}
        </div>
      </div>
      {drawer !== 'unused' && (
        <Suspense>
          <SideDrawer isOpen={drawer === 'open'} onClose={() => setDrawer('closed')} />
        </Suspense>
      )}
    </header>
  )
}
