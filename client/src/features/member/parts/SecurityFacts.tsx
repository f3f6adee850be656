import { useReveal } from '../../../api/reveal.ts'
import { useMemberText } from '../text.ts'
import { Panel } from '../../../ui/Panel/Panel.tsx'
import { Secret } from '../../../ui/Secret/Secret.tsx'
import type { Profile } from '../member.api.ts'
import { FactRow } from './FactRow.tsx'
import type { FormName } from './FormDialog.tsx'

interface Props {
  profile: Profile
  onOpen: (form: FormName) => void
}

/** Phone, e-mail and the two passwords. */
export const SecurityFacts = ({ profile, onOpen }: Props) => {
  const t = useMemberText()
  const reveal = useReveal()
  const { bindPhone, bindEmail, secondPassword } = profile
  return (
    <Panel title={t('securitySettings')} flush>
      <ul>
        <FactRow
          icon="phone"
          label={t('bindPhone')}
          hint={t('phoneWhy')}
          isMissing={!bindPhone}
          action={bindPhone ? t('change') : t('bind')}
          onAction={() => onOpen('phone')}
        >
          {bindPhone ? (
            <Secret masked={profile.phone} label={t('phone')} reveal={() => reveal({ key: 'phone' })} />
          ) : (
            t('notBound')
          )}
        </FactRow>
        <FactRow
          icon="mail"
          label={t('bindEmail')}
          hint={t('emailWhy')}
          isMissing={!bindEmail}
          action={bindEmail ? t('change') : t('bind')}
          onAction={() => onOpen('email')}
        >
          {bindEmail ? (
            <Secret masked={profile.email} label={t('email')} reveal={() => reveal({ key: 'email' })} />
          ) : (
            t('notBound')
          )}
        </FactRow>
        <FactRow
          icon="lock"
          label={t('loginPassword')}
          hint={t('passwordWhy')}
          action={t('edit')}
          onAction={() => onOpen('password')}
        >
          {t('isSet')}
        </FactRow>
        <FactRow
          icon="key"
          label={t('secondPassword')}
          hint={bindPhone ? t('secondPasswordWhy') : t('secondPasswordNeedsPhone')}
          isMissing={!secondPassword}
          action={secondPassword ? t('reset') : bindPhone ? t('set') : t('bindPhone')}
          onAction={() => onOpen(secondPassword || bindPhone ? 'secondPassword' : 'phone')}
        >
          {secondPassword ? t('isSet') : t('unset')}
        </FactRow>
      </ul>
    </Panel>
  )
}
