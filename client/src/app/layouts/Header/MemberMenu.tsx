import { type KeyboardEvent, type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { Menu, Popover } from '@mantine/core'
import { Link } from 'react-router-dom'
import type { Balance } from '@app/contract/wallet/balance'
import { Icon } from '../../../art/Icon.tsx'
import { VipMetal } from '../../../art/VipMetal.tsx'
import { useFrameText } from '../../../i18n/frame.ts'
import { useMineText } from '../../../i18n/mine.ts'
import { MEMBER_MENU, menuPath } from '../memberMenu.ts'
import { useLogout } from '../useFrame.ts'
import { Money } from '../../../ui/Money/Money.tsx'
import type { FrameMember } from '../useFrame.ts'
import { MemberButton } from './MemberButton.tsx'
import css from './MemberMenu.module.css'
import { useHoverOpen } from './useHoverOpen.ts'

const SHORT = ['userinfo', 'wallet', 'vip', 'welfare', 'betRecord', 'transRecord', 'message'] as const
/** Where the money is that the header shows. */
const PLACES = [
  { label: 'centreWallet', key: 'centerWalletBalance' },
  { label: 'venueMoney', key: 'venueBalance' },
  { label: 'lockedMoney', key: 'lockMoney' },
] as const
type Row = (typeof MEMBER_MENU)[number]['rows'][number]
const ROWS = MEMBER_MENU.flatMap((group): readonly Row[] => group.rows).filter((row) =>
  SHORT.some((name) => name === row.to),
)

/** From the menu itself, which has the focus at first, into its rows; between these the library moves. */
const enter = (event: KeyboardEvent<HTMLElement>) => {
  const rows = event.currentTarget.querySelectorAll<HTMLElement>('[data-menu-item]')
  const row = { ArrowDown: rows[0], ArrowUp: rows[rows.length - 1] }[event.key]
  if (!row || event.target !== event.currentTarget) return
  event.preventDefault()
  row.focus()
}

interface Props {
  /** What was done with the button before there was a menu behind it. */
  asked: RefObject<{ isFocused: boolean; isPressed: boolean }>
  member: FrameMember
  balance: Balance | undefined
  isHidden: boolean
}

export const MemberMenu = ({ asked, member, balance, isHidden }: Props) => {
  const t = useFrameText()
  const mine = useMineText()
  const logout = useLogout()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const giveBack = () => {
    if (panel.current?.contains(document.activeElement)) button.current?.focus()
  }
  const menu = useHoverOpen<'menu'>(giveBack)
  const hover = { onMouseEnter: () => menu.hover('menu'), onMouseLeave: menu.leave }
  const close = () => {
    giveBack()
    menu.close()
  }
  const takeOver = useEffectEvent(() => {
    if (asked.current.isFocused) button.current?.focus()
    if (asked.current.isPressed) menu.press('menu')
  })
  useLayoutEffect(() => takeOver(), [])
  // Mantine's own click-hover would still take it for pressed after Escape. Hovering doesn't take the focus away.
  return (
    <Menu
      opened={menu.open !== undefined}
      onChange={close}
      position="bottom-end"
      width={220}
      trapFocus={menu.isPinned}
      returnFocus={false}
      closeOnEscape={false}
      clickOutsideEvents={['mousedown', 'touchstart']}
    >
      <Popover.Target popupType="dialog">
        <MemberButton ref={button} member={member} {...hover} onClick={() => menu.press('menu')} />
      </Popover.Target>
      {/* A menu may hold nothing but its rows: who and how much stand beside it. */}
      <Popover.Dropdown ref={panel} className={css.panel} {...hover}>
        <div className={css.who}>
          <p className={css.name}>{member.name}</p>
          <p className={css.grade}>
            <VipMetal level={member.vip} size={22} />
            {[`VIP${member.vip}`, member.gradeName].filter(Boolean).join(' · ')}
          </p>
        </div>
        {balance && (
          <dl className={css.places} aria-label={mine('places')}>
            {PLACES.map(({ label, key }) => (
              <div key={key}>
                <dt>{mine(label)}</dt>
                <dd>
                  <Money yuan={balance[key]} hidden={isHidden} />
                </dd>
              </div>
            ))}
          </dl>
        )}
        <Menu.Divider />
        <div
          role="menu"
          tabIndex={-1}
          data-autofocus
          data-menu-dropdown
          className={css.rows}
          aria-label={t('memberMenu', { name: member.name })}
          onKeyDown={enter}
        >
          {ROWS.map((row) => (
            <Menu.Item
              key={row.to}
              component={Link}
              to={menuPath(row.to)}
              leftSection={<Icon name={row.icon} size={17} />}
            >
              {t(row.to)}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item leftSection={<Icon name="logout" size={17} />} onClick={logout}>
            {mine('logout')}
          </Menu.Item>
        </div>
      </Popover.Dropdown>
    </Menu>
  )
}
