import { Button, VisuallyHidden } from '@mantine/core'
import { Icon } from '../../../art/Icon.tsx'
import { VipMetal } from '../../../art/VipMetal.tsx'
import { useMemberText } from '../text.ts'
import { Panel } from '../../../ui/Panel/Panel.tsx'
import type { Profile } from '../member.api.ts'
import css from '../member.module.css'
import type { FormName } from './FormDialog.tsx'

/** Facts that make an account safe (U-AUTH-14). */
const FACTS_MAX = 5

interface Props {
  profile: Profile
  onOpen: (form: FormName) => void
}

/** The avatar, and the security level as a meter of five parts with what is still missing. */
export const SecurityMeter = ({ profile, onOpen }: Props) => {
  const t = useMemberText()
  const facts = [
    { name: 'phone', isSet: profile.bindPhone },
    { name: 'email', isSet: profile.bindEmail },
    { name: 'realName', isSet: profile.bindRealName },
    { name: 'secondPassword', isSet: profile.secondPassword },
    { name: 'bankCard', isSet: profile.bankCard },
  ] as const
  return (
    <Panel>
      <div className={css.head}>
        <div className={css.face}>
          <img src={profile.avatar} alt={t('avatar')} />
          <Button size="xs" variant="light" onClick={() => onOpen('avatar')}>
            {t('changeAvatar')}
          </Button>
        </div>
        <div>
          <p className={css.nick}>{profile.nickName || profile.name}</p>
          <p className={css.grade}>
            <VipMetal level={profile.vipGrade} size={22} /> VIP{profile.vipGrade}
          </p>
        </div>
        <div className={css.security} data-level={profile.securityLevel}>
          <p>
            {t('securityLevel')} <strong>{t(`level-${profile.securityLevel}`)}</strong>
          </p>
          <div
            role="meter"
            aria-label={t('securityLevel')}
            aria-valuemin={0}
            aria-valuemax={FACTS_MAX}
            aria-valuenow={profile.securityScore}
            aria-valuetext={t(`level-${profile.securityLevel}`)}
            className={css.meter}
          >
            {facts.map(({ name }, at) => (
              <span key={name} data-full={at < profile.securityScore || undefined} />
            ))}
          </div>
          <ul className={css.checks}>
            {facts.map(({ name, isSet }) => (
              <li key={name} data-set={isSet || undefined}>
                <Icon name={isSet ? 'check' : 'minus'} size={14} />
                {t(`fact-${name}`)}
                <VisuallyHidden>{isSet ? t('done') : t('missing')}</VisuallyHidden>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Panel>
  )
}
