import { Progress, Skeleton } from '@mantine/core'
import { Link } from 'react-router-dom'
import { resting } from '../../lib/device/resting.ts'
import { Icon } from '../../art/Icon.tsx'
import { VipMetal } from '../../art/VipMetal.tsx'
import { useMineText } from '../../i18n/mine.ts'
import { useSignal } from '../../lib/signal.ts'
import { to } from '../../paths.ts'
import css from './SideMenu.module.css'
import type { FrameMember } from './useFrame.ts'

/** Who is here: avatar, VIP level with the way to the next one, security level. */
export const ProfileCard = ({ member }: { member: FrameMember }) => {
  const t = useMineText()
  const { progress } = member
  // Levels are won by playing (UN-32).
  const isResting = useSignal(resting)
  return (
    <section className={css.profile} aria-label={t('profile')}>
      <Link to={to('userinfo')} aria-label={t('editProfile')}>
        <img className={css.avatar} src={member.avatar || undefined} alt="" />
      </Link>
      <p className={css.name}>{member.name}</p>
      <Link to={to('vip')} className={css.grade}>
        <VipMetal level={member.vip} size={26} />
        VIP{member.vip} {member.gradeName}
      </Link>
      {!isResting && (
        <>
          <Progress value={progress ?? 0} color="gold" size={6} radius="xl" aria-label={t('vipProgress')} />
          <p className={css.next}>
            {progress === undefined ? (
              <Skeleton component="span" height="1em" width="9em" display="inline-block" />
            ) : progress === null ? (
              '—'
            ) : (
              t('vipNext', { percent: Math.floor(progress) })
            )}
          </p>
        </>
      )}
      <Link to={to('auth')} className={css.security} data-level={member.security}>
        <Icon name="shield" size={16} />
        {t('securityLevel')}
        <strong>{t(`security-${member.security}`)}</strong>
      </Link>
    </section>
  )
}
