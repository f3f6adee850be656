import { Menu, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { Link } from 'react-router-dom'
import { Icon } from '../../../art/Icon.tsx'
import { VipMetal } from '../../../art/VipMetal.tsx'
import { useFrameText } from '../../../i18n/frame.ts'
import { MEMBER_MENU, menuPath } from '../memberMenu.ts'
import { useLogout } from '../useFrame.ts'
import type { FrameMember } from '../useFrame.ts'
import css from './MemberMenu.module.css'

const SHORT = ['userinfo', 'wallet', 'vip', 'welfare', 'betRecord', 'transRecord', 'message'] as const
type Row = (typeof MEMBER_MENU)[number]['rows'][number]
const ROWS = MEMBER_MENU.flatMap((group): readonly Row[] => group.rows).filter((row) =>
  SHORT.some((name) => name === row.to),
)

export const MemberMenu = ({ member }: { member: FrameMember }) => {
  const t = useFrameText()
  const logout = useLogout()
  return (
    <Menu position="bottom-end" width={220} trigger="click-hover" openDelay={120} closeDelay={200}>
      <Menu.Target>
        <UnstyledButton className={css.me}>
          <img className={css.avatar} src={member.avatar || undefined} alt="" />
          <span className={css.vip}>VIP{member.vip}</span>
          <VisuallyHidden>{t('memberMenu', { name: member.name })}</VisuallyHidden>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={css.who}>
          <p className={css.name}>{member.name}</p>
          <p className={css.grade}>
            <VipMetal level={member.vip} size={22} />
            {[`VIP${member.vip}`, member.gradeName].filter(Boolean).join(' · ')}
          </p>
        </div>
        <Menu.Divider />
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
          {t('logout')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
