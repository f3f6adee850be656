import type { MouseEvent } from 'react'
import { NavLink, useMatch } from 'react-router-dom'
import { Icon } from '../../../art/Icon.tsx'
import type { IconName } from '../../../art/Icon.tsx'
import { useFrameText } from '../../../i18n/frame.ts'
import { to } from '../../../paths.ts'
import type { RouteName } from '../../../paths.ts'
import { useIsHeldBack } from '../../../lib/device/resting.ts'
import { useOffersDeposit } from '../useFrame.ts'
import { useHomeClick } from '../../../ui/HomeLink/useHomeClick.ts'
import css from './BottomBar.module.css'

interface Item {
  to: RouteName & ('home' | 'sport' | 'discount' | 'saveMoney' | 'wallet' | 'mine')
  icon: IconName
  word: 'home' | 'sport' | 'saveMoney' | 'wallet' | 'discount' | 'mine'
}

const BOARD = to('localSport', { enName: 'crty' })

/** As with the tabs of an app, whoever is in one already is at its top. */
const toTop = () => window.scrollTo({ top: 0, behavior: 'smooth' })

/** Below 768 px the five places people go to most (TRAP-53). */
export const BottomBar = () => {
  const t = useFrameText()
  // Who is in the channel already stays at its board, whatever else was on its way.
  const isBoard = useMatch(BOARD) !== null
  const clicks: Partial<Record<RouteName, (event: MouseEvent) => void>> = {
    home: useHomeClick(),
    ...(isBoard && { sport: toTop }),
  }
  const money: Item = useOffersDeposit()
    ? { to: 'saveMoney', icon: 'deposit', word: 'saveMoney' }
    : { to: 'wallet', icon: 'wallet', word: 'wallet' }
  const isHeldBack = useIsHeldBack()
  // It lies within the member's pages: one of the two is current.
  const isMoney = useMatch({ path: to(money.to), end: false }) !== null
  const items: readonly Item[] = [
    { to: 'home', icon: 'home', word: 'home' },
    { to: 'sport', icon: 'football', word: 'sport' },
    money,
    { to: 'discount', icon: 'gift', word: 'discount' },
    { to: 'mine', icon: 'user', word: 'mine' },
  ]
  return (
    <nav className={css.bar} aria-label={t('bottomNav')}>
      {items.map((item) => (
        <NavLink
          key={item.to}
          to={isBoard && item.to === 'sport' ? BOARD : to(item.to)}
          end={item.to === 'home'}
          onClick={clicks[item.to]}
          className={css.item}
          aria-current={isMoney && item.to === 'mine' ? 'false' : 'page'}
          data-main={item === money || undefined}
          data-held={(isHeldBack && item === money) || undefined}
        >
          <span className={css.icon}>
            <Icon name={item.icon} size={22} />
          </span>
          {t(item.word)}
        </NavLink>
      ))}
    </nav>
  )
}
