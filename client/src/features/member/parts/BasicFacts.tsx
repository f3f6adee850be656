import { useReveal } from '../../../api/reveal.ts'
import { useMemberText } from '../text.ts'
import { dateText, dateTimeText } from '../../../lib/text/date.ts'
import { Panel } from '../../../ui/Panel/Panel.tsx'
import { Secret } from '../../../ui/Secret/Secret.tsx'
import type { Profile } from '../member.api.ts'
import { FactRow } from './FactRow.tsx'
import type { FormName } from './FormDialog.tsx'

interface Props {
  profile: Profile
  onOpen: (form: FormName) => void
}

/** Names, gender, birthday, dates. What can be told once has no button afterwards (U-AUTH-15). */
export const BasicFacts = ({ profile, onOpen }: Props) => {
  const t = useMemberText()
  const reveal = useReveal()
  const { gender, birthday, bindRealName } = profile
  const ways = [profile.qq && `QQ ${profile.qq}`, profile.weChat && `${t('weChat')} ${profile.weChat}`]
  const contact = [...ways, profile.address].filter(Boolean).join(' · ')
  return (
    <Panel title={t('basics')} flush>
      <ul>
        <FactRow icon="user" label={t('username')}>
          {profile.name}
        </FactRow>
        <FactRow
          icon="smile"
          label={t('nickName')}
          hint={t('nickNameHint')}
          action={t('edit')}
          onAction={() => onOpen('contact')}
        >
          {profile.nickName}
        </FactRow>
        <FactRow
          icon="chat"
          label={t('contact')}
          {...(contact ? {} : { hint: t('contactHint') })}
          action={t(contact ? 'edit' : 'set')}
          onAction={() => onOpen('contact')}
        >
          {contact || t('unset')}
        </FactRow>
        <FactRow
          icon="users"
          label={t('gender')}
          {...(gender === 0 ? {} : { hint: t('changeBySupport') })}
          action={gender === 0 ? t('set') : undefined}
          onAction={() => onOpen('gender')}
        >
          {gender === 0 ? t('unset') : gender === 1 ? t('male') : t('female')}
        </FactRow>
        <FactRow
          icon="calendar"
          label={t('birthday')}
          hint={t(birthday === null ? 'birthdayGift' : 'changeBySupport')}
          action={birthday === null ? t('set') : undefined}
          onAction={() => onOpen('birthday')}
        >
          {birthday ?? t('unset')}
        </FactRow>
        <FactRow
          icon="id"
          label={t('realNameCheck')}
          hint={bindRealName ? t('changeBySupport') : t('realNameWhy')}
          isMissing={!bindRealName}
          action={bindRealName ? undefined : t('verify')}
          onAction={() => onOpen('realName')}
        >
          {bindRealName ? (
            <Secret
              masked={profile.realName}
              label={t('realName')}
              reveal={() => reveal({ key: 'realName' })}
            />
          ) : (
            t('notVerified')
          )}
        </FactRow>
        <FactRow icon="clock" label={t('registered')}>
          {dateText(profile.registerTime)}
        </FactRow>
        {profile.lastLoginTime !== null && (
          <FactRow icon="pin" label={t('lastLogin')}>
            {dateTimeText(profile.lastLoginTime)} {profile.lastLoginPlace}
          </FactRow>
        )}
      </ul>
    </Panel>
  )
}
