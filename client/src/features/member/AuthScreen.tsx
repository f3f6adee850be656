import { Alert, Button } from '@mantine/core'
import { Link, useSearchParams } from 'react-router-dom'
import { useReveal } from '../../api/reveal.ts'
import { Icon } from '../../art/Icon.tsx'
import { useMemberText } from './text.ts'
import { to } from '../../paths.ts'
import { PageHead } from '../../ui/PageHead/PageHead.tsx'
import { useProfile } from './member.api.ts'
import css from './member.module.css'
import { AuthStep } from './parts/AuthStep.tsx'
import { EmailForm } from './parts/EmailForm.tsx'
import { NoProfile } from './parts/NoProfile.tsx'
import { PhoneForm } from './parts/PhoneForm.tsx'
import { RealNameForm } from './parts/RealNameForm.tsx'
import { SecondPasswordForm } from './parts/SecondPasswordForm.tsx'

/** Only pages of the member centre are a way on. */
const OWN_PAGE = /^\/mine\/\w+(\/\w+)?(\?.*)?$/
const stay = () => undefined

/** Bind the phone, tell the real name; whoever was sent here by a page that needs both goes on to it (GUARD-03). */
export const AuthScreen = () => {
  const t = useMemberText()
  const profile = useProfile()
  const reveal = useReveal()
  const [query] = useSearchParams()
  const asked = query.get('next') ?? ''
  const next = OWN_PAGE.test(asked) ? asked : undefined
  const isSent = query.get('why') === 'bind'
  const head = <PageHead title={t('authTitle')} hint={t('authHint')} />
  if (!profile)
    return (
      <>
        {head}
        <NoProfile />
      </>
    )
  const { bindPhone, bindRealName, bindEmail, secondPassword } = profile
  const isComplete = bindPhone && bindRealName
  return (
    <>
      {head}
      {isSent && !isComplete && (
        <Alert className={css.notice} color="gold" icon={<Icon name="shield" size={20} />}>
          {t('bindFirst')}
        </Alert>
      )}
      {isComplete && (
        <Alert className={css.notice} color="green" icon={<Icon name="check" size={20} />} role="status">
          <div className={css.complete}>
            <p>{t('authComplete')}</p>
            <Button component={Link} to={next ?? to('userinfo')} size="sm">
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
        >
          <RealNameForm onDone={stay} />
        </AuthStep>
        {/* Six digits can be set once there is a phone to set them anew by. */}
        {bindPhone && (
          <AuthStep title={t('secondPassword')} why={t('secondPasswordWhy')} isDone={secondPassword}>
            <SecondPasswordForm onDone={stay} />
          </AuthStep>
        )}
        <AuthStep
          title={t('bindEmailOptional')}
          why={t('emailWhy')}
          isDone={bindEmail}
          masked={profile.email}
          label={t('email')}
          reveal={() => reveal({ key: 'email' })}
        >
          <EmailForm onDone={stay} />
        </AuthStep>
      </ol>
    </>
  )
}
