import { UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Icon } from '../../art/Icon.tsx'
import { HELP_MENU } from '../../features/help/menu.ts'
import { searched } from '../../features/help/searched.ts'
import { useFrameText } from '../../i18n/frame.ts'
import { useHelpMenuText } from '../../i18n/helpMenu.ts'
import { useRouteText } from '../../i18n/route.ts'
import { useSignal } from '../../lib/signal.ts'
import { to } from '../../paths.ts'
import { BackButton } from '../../ui/BackButton/BackButton.tsx'
import { SideMenu } from './SideMenu.tsx'
import css from './SideMenu.module.css'
import { useSite } from './useFrame.ts'

/** All pages of the help centre. */
export const HelpMenu = () => {
  const t = useHelpMenuText()
  const title = useRouteText()
  const { canDeposit } = useSite()
  const groups = HELP_MENU.map((group) => ({
    title: t(group.title),
    rows: group.pages
      .filter((page) => canDeposit || page !== 'help-ck')
      .map((page) => ({ to: to(page), label: title(page) })),
  }))
  return <SideMenu label={t('helpNav')} groups={groups} />
}

/** Where there is no column: one step back, which page this is, and the menu until one is chosen. */
export const FoldedHelpMenu = () => {
  const t = useFrameText()
  const menu = useHelpMenuText()
  const title = useRouteText()
  const { pathname } = useLocation()
  const [openAt, setOpenAt] = useState('')
  const isOpen = openAt === pathname
  const isSearched = useSignal(searched)
  const page = HELP_MENU.flatMap(({ pages }) => pages).find((each) => to(each) === pathname)
  return (
    <>
      <div className={css.where}>
        <BackButton label={t('back')} />
        <UnstyledButton
          className={css.unfold}
          aria-expanded={isOpen}
          onClick={() => setOpenAt(isOpen ? '' : pathname)}
        >
          {t('help')}
          {isSearched ? ` · ${menu('helpFound')}` : page && ` · ${title(page)}`}
          <span className={css.contents}>
            {menu('helpContents')} <Icon name="chevronDown" size={16} />
          </span>
        </UnstyledButton>
      </div>
      {isOpen && <HelpMenu />}
    </>
  )
}
