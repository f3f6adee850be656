import { ActionIcon, VisuallyHidden } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { Suspense, useState } from 'react'
import { BrandWordmark } from '../../../art/BrandWordmark.tsx'
import { Icon } from '../../../art/Icon.tsx'
import { useFrameText } from '../../../i18n/frame.ts'
import { useMember, useSite } from '../useFrame.ts'
import { HomeLink } from '../../../ui/HomeLink/HomeLink.tsx'
import { WaitingLine } from '../../../ui/WaitingLine/WaitingLine.tsx'
import css from './Header.module.css'
import { MainNav } from './MainNav.tsx'
import { VisitorBar } from './VisitorBar.tsx'
import { lazyPart } from '../../../lib/lazyPart.ts'

/** Its links are behind the menu's button there (MainNav.module.css). */
const NARROW = '(max-width: 74.99em)'

const MemberBar = lazyPart(() => import('./MemberBar.tsx'), 'default')
const SideDrawer = lazyPart(() => import('./SideDrawer.tsx'), 'default')

export const Header = () => {
  const t = useFrameText()
  const { brand } = useSite()
  const member = useMember()
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false })
  const [drawer, setDrawer] = useState<'unused' | 'open' | 'closed'>('unused')
  return (
    <header className={css.header}>
      <div className={css.row} data-member={member ? true : undefined}>
        <ActionIcon
          className={css.burger}
          size={40}
          aria-label={t('openMenu')}
          aria-expanded={drawer === 'open'}
          onClick={() => setDrawer('open')}
        >
          <Icon name="menu" size={22} />
        </ActionIcon>
        <HomeLink className={css.brand}>
          <BrandWordmark name={brand} size={44} />
          <VisuallyHidden>{t('home')}</VisuallyHidden>
        </HomeLink>
        {!isNarrow && <MainNav />}
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
        <Suspense fallback={<WaitingLine />}>
          <SideDrawer isOpen={drawer === 'open'} onClose={() => setDrawer('closed')} />
        </Suspense>
      )}
    </header>
  )
}
