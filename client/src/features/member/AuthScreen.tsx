import { Alert, Button } from '@mantine/core'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { useReveal } from '../../api/reveal.ts'
import { Icon } from '../../art/Icon.tsx'
import { useMemberText } from './text.ts'
import { bus } from '../../lib/bus.ts'
import { to } from '../../paths.ts'
import { useTurnFocus } from '../../ui/Dialog/useTurnFocus.ts'
import { PageHead } from '../../ui/PageHead/PageHead.tsx'
import { type Profile, useProfile } from './member.api.ts'
import css from './member.module.css'
import { AuthStep } from './parts/AuthStep.tsx'
import { EmailForm } from './parts/EmailForm.tsx'
import { FormDialog, type FormName } from './parts/FormDialog.tsx'
import { NoProfile } from './parts/NoProfile.tsx'
import { PhoneForm } from './parts/PhoneForm.tsx'
import { RealNameForm } from './parts/RealNameForm.tsx'
import { SecondPasswordForm } from './parts/SecondPasswordForm.tsx'

/** Only pages of the member centre are a way on. */
const OWN_PAGE = /^\/mine\/\w+(\/\w+)?(\?.*)?$/
const stay = () => undefined

const Steps = ({ profile }: { profile: Profile }) => {
  const t = useMemberText()
  const reveal = useReveal()
  const [query] = useSearchParams()
  const [form, setForm] = useState<FormName>()
  const asked = query.get('next') ?? ''
  const next = OWN_PAGE.test(asked) ? asked : undefined
  const isSent = query.get('why') === 'bind'
  const { bindPhone, bindRealName, bindEmail, secondPassword } = profile
  const isComplete = bindPhone && bindRealName
  const told = useTurnFocus(isComplete)
  return (
    <>
      {isSent && !isComplete && (
        <Alert className={css.notice} color="gold" icon={<Icon name="shield" size={20} />}>
          {t('bindFirst')}
        </Alert>
      )}
      {isComplete && (
        <Alert
          ref={told}
          className={css.notice}
          color="green"
          icon={<Icon name="check" size={20} />}
          role="status"
        >
          <div className={css.complete}>
            <p>{t(secondPassword ? 'authComplete' : 'authButSecond')}</p>
            <Button
              component={Link}
              to={next ?? to('userinfo')}
              size="sm"
              variant={next ? 'filled' : 'default'}
              data-autofocus={next}
            >
              {next ? t('goOn') : t('toProfile')}
            </Button>
          </div>
        </Alert>
      )}
      <ol className={css.steps}>
        <AuthStep
          title={t('bindPhone')}
          why={t('phoneWhy')}
          isDone={bindPhone}
          masked={profile.phone}
          label={t('phone')}
          reveal={() => reveal({ key: 'phone' })}
          action={t('change')}
          onAction={() => setForm('phone')}
        >
          <PhoneForm onDone={stay} />
        </AuthStep>
        <AuthStep
          title={t('realNameCheck')}
          why={t('realNameWhy')}
          isDone={bindRealName}
          masked={profile.realName}
          label={t('realName')}
          reveal={() => reveal({ key: 'realName' })}
          fixed={t('notByOneself')}
          action={t('support')}
          onAction={() => bus.emit('openSupport')}
        >
          <RealNameForm onDone={stay} />
        </AuthStep>
        {/* Six digits can be set once there is a phone to set them anew by. */}
        {bindPhone && (
          <AuthStep
            title={t('secondPassword')}
            why={t('secondPasswordWhy')}
            isDone={secondPassword}
            action={t('reset')}
            onAction={() => setForm('secondPassword')}
          >
            <SecondPasswordForm onDone={stay} />
          </AuthStep>
        )}
        <AuthStep
          title={t(bindEmail ? 'bindEmail' : 'bindEmailOptional')}
          why={t('emailWhy')}
          isDone={bindEmail}
          masked={profile.email}
          label={t('email')}
          reveal={() => reveal({ key: 'email' })}
          action={t('change')}
          onAction={() => setForm('email')}
        >
          <EmailForm onDone={stay} />
        </AuthStep>
        <AuthStep
          title={t('loginPassword')}
          why={t('passwordWhy')}
          isDone
          action={t('edit')}
          onAction={() => setForm('password')}
        />
      </ol>
      {form && <FormDialog name={form} onClose={() => setForm(undefined)} />}
    </>
  )
}

/** Bind the phone, tell the real name, change what may be changed; whoever was sent here by a page that needs both goes on to it (GUARD-03). */
export const AuthScreen = () => {
  const t = useMemberText()
  const profile = useProfile()
  const isComplete = profile?.bindPhone && profile.bindRealName
  return (
    <>
      <PageHead title={t('authTitle')} hint={isComplete ? undefined : t('authHint')} />
      {profile ? <Steps profile={profile} /> : <NoProfile />}
    </>
  )
}
