import { Progress } from '@mantine/core'
import { NavLink, Outlet } from 'react-router-dom'
import { Icon } from '../../art/Icon.tsx'
import { VipMetal } from '../../art/VipMetal.tsx'
import { useFrameText } from '../../i18n/frame.ts'
import { to } from '../../paths.ts'
import { MEMBER_MENU } from './memberMenu.ts'
import css from './SideMenu.module.css'
import { useMember, useSite } from './useFrame.ts'

/** The member centre: a profile card and the menu on the left, the page on the right. */
export const MemberLayout = () => {
  const t = useFrameText()
  const member = useMember()
  const { canDeposit } = useSite()
  return (
    <div className={css.layout}>
      <aside className={css.side}>
        {member && (
          <section className={css.profile} aria-label={t('profile')}>
            <img className={css.avatar} src={member.avatar} alt="" />
            <p className={css.name}>{member.name}</p>
            <p className={css.grade}>
              <VipMetal level={member.vip} size={26} />
              VIP{member.vip} {member.gradeName}
            </p>
            <Progress
              value={member.progress}
              color="gold"
              size={6}
              radius="xl"
              aria-label={t('vipProgress')}
            />
            <p className={css.next}>{t('vipNext', { percent: Math.floor(member.progress) })}</p>
          </section>
        )}
        <nav aria-label={t('memberNav')} className={css.menu}>
          {MEMBER_MENU.map((group) => (
            <div key={group.group} className={css.group}>
              <p className={css.title}>{t(group.group)}</p>
              {group.rows
                .filter((row) => canDeposit || row.to !== 'saveMoney')
                .map((row) => (
                  <NavLink key={row.to} to={to(row.to)} className={css.row}>
                    <Icon name={row.icon} size={18} />
                    {t(row.to)}
                  </NavLink>
                ))}
            </div>
          ))}
        </nav>
      </aside>
      <div className={css.page}>
        <Outlet />
      </div>
    </div>
  )
}
