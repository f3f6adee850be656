import { useEffect, useEffectEvent, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { BrandWordmark } from '../../../art/BrandWordmark.tsx'
import { Icon } from '../../../art/Icon.tsx'
import type { IconName } from '../../../art/Icon.tsx'
import { useFrameText } from '../../../i18n/frame.ts'
import { useMineText } from '../../../i18n/mine.ts'
import { isLobbyOpen } from '../../../lib/chat/chatPlace.ts'
import { to } from '../../../paths.ts'
import { useHomeClick } from '../../../ui/HomeLink/useHomeClick.ts'
import { menuPath } from '../memberMenu.ts'
import { Sheet } from '../../../ui/Sheet/Sheet.tsx'
import { useMember, useNavigation, useSite } from '../useFrame.ts'
import { useMemberMenu } from '../useMemberMenu.ts'
import { entriesOf } from './mainCategories.ts'
import type { MainCategory } from './mainCategories.ts'
import css from './SideDrawer.module.css'

const ICONS: Readonly<Record<MainCategory, IconName>> = {
  home: 'home',
  sport: 'football',
  realbet: 'dealer',
  chess: 'chess',
  gaming: 'esports',
  lottery: 'lottery',
  egame: 'reels',
  fishing: 'fish',
  discount: 'gift',
  sponsor: 'handshake',
  vip: 'crown',
  appdownload: 'phone',
}

/** The header's menu on narrow windows: categories as a grid, then the member's own pages. */
const SideDrawer = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => {
  const t = useFrameText()
  const mine = useMineText()
  const entries = entriesOf(useNavigation())
  const homeClick = useHomeClick()
  const member = useMember()
  const menu = useMemberMenu()
  const { brand } = useSite()
  const { key } = useLocation()
  const shownAt = useRef(key)
  const arrived = useEffectEvent(onClose)
  useEffect(() => {
    if (shownAt.current !== key) arrived()
    shownAt.current = key
  }, [key])
  const chat = () => {
    onClose()
    isLobbyOpen.set(true)
  }
  return (
    <Sheet
      opened={isOpen}
      onClose={onClose}
      size="320px"
      title={<BrandWordmark name={brand} size={36} />}
      closeLabel={t('closeMenu')}
    >
      <nav aria-label={t('mainNav')}>
        <ul className={css.grid}>
          {entries.map((entry) => (
            <li key={entry.to}>
              <Link
                to={to(entry.to)}
                className={css.tile}
                onClick={entry.to === 'home' ? homeClick : undefined}
              >
                <Icon name={ICONS[entry.to]} size={24} />
                {entry.category?.name ?? t(entry.to)}
              </Link>
            </li>
          ))}
        </ul>
        {member &&
          menu.map((group) => (
            <section key={group.group} aria-label={mine(group.group)}>
              <h2 className={css.title}>{mine(group.group)}</h2>
              {group.rows.map((row) => (
                <Link key={row.to} to={menuPath(row.to)} className={css.row}>
                  <Icon name={row.icon} size={18} />
                  {t(row.to)}
                </Link>
              ))}
            </section>
          ))}
        <h2 className={css.title}>{t('groupHelp')}</h2>
        <Link to={to('help')} className={css.row}>
          <Icon name="help" size={18} />
          {t('help')}
        </Link>
        <button type="button" className={css.row} onClick={chat}>
          <Icon name="chat" size={18} />
          {t('railChat')}
        </button>
        <Link to={to('help-bczr')} className={css.row}>
          <Icon name="shield" size={18} />
          {t('responsible')}
        </Link>
        <Link to={to('venture')} className={css.row}>
          <Icon name="agent" size={18} />
          {t('venture')}
        </Link>
      </nav>
    </Sheet>
  )
}

export default SideDrawer
