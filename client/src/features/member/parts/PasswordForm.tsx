import {
  loginPasswordError,
  newPasswordError,
  repeatNewPasswordError,
} from '@app/contract/rules/account/password'
import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { useLiteral } from '../../../i18n/literal.ts'
import { useMemberText } from '../text.ts'
import { bus } from '../../../lib/bus.ts'
import { md5 } from '../../../lib/device/md5.ts'
import { forget } from '../../../lib/device/remember.ts'
import type { FormProps } from '../dialog.ts'
import {
  usePasswordByEmailMutation,
  usePasswordByOldMutation,
  usePasswordByPhoneMutation,
} from '../identity.api.ts'
import { useProfile } from '../member.api.ts'
import { tellDone } from '../told.ts'
import { MemberForm } from './MemberForm.tsx'
import { useErrors } from '../../../ui/useErrors.ts'
import { PasswordField } from '../../../ui/PasswordField/PasswordField.tsx'

type Way = 'phone' | 'email' | 'old'

/** A new login password: by phone, by e-mail or by the old one. Other sessions end (U-AUTH-16). */
export const Form = ({ onDone }: FormProps) => {
  const t = useMemberText()
  const literal = useLiteral()
  const profile = useProfile()
  const ways: Way[] = [
    ...(profile?.bindPhone ? (['phone'] as const) : []),
    ...(profile?.bindEmail ? (['email'] as const) : []),
    'old',
  ]
  const [chosen, setChosen] = useState<Way>()
  const way = chosen ?? ways[0] ?? 'old'
  const [old, setOld] = useState('')
  const [password, setPassword] = useState('')
  const [repeat, setRepeat] = useState('')
  const { errors, setErrors, attempt } = useErrors({ old, password, repeat: `${password}\n${repeat}` })
  const [byPhone, phoning] = usePasswordByPhoneMutation()
  const [byEmail, mailing] = usePasswordByEmailMutation()
  const [byOld, comparing] = usePasswordByOldMutation()
  const isBusy = phoning.isLoading || mailing.isLoading || comparing.isLoading

  const change = () => {
    const pair = { password: md5(password), secondPassword: md5(repeat) }
    if (way === 'phone') return byPhone(pair)
    if (way === 'email') return byEmail(pair)
    return byOld({ oldPassword: md5(old), ...pair })
  }
  const submit = async () => {
    const wrong = {
      old: way === 'old' ? loginPasswordError(old) : null,
      password: newPasswordError(password),
      repeat: repeatNewPasswordError(password, repeat),
    }
    setErrors(wrong)
    if (wrong.old || wrong.password || wrong.repeat) return
    const { error } = await change()
    if (error) return
    // What this device remembers would fail the next time.
    forget()
    bus.emit('password_change_success')
    tellDone(t('passwordChanged'))
    onDone()
  }
  return (
    <MemberForm
      errors={attempt}
      isBusy={isBusy}
      action={t('confirm')}
      note={t('otherSessionsEnd')}
      onSubmit={submit}
    >
      {ways.length > 1 && (
        <SegmentedControl
          aria-label={t('passwordWay')}
          fullWidth
          value={way}
          data={ways.map((one) => ({ value: one, label: t(`way-${one}`) }))}
          onChange={(value) => setChosen(value)}
        />
      )}
      {way === 'old' && (
        <PasswordField
          label={t('oldPassword')}
          autoComplete="current-password"
          value={old}
          error={literal(errors.old)}
          onChange={(event) => setOld(event.currentTarget.value)}
        />
      )}
      <PasswordField
        label={t('newPassword')}
        description={t('passwordRules')}
        autoComplete="new-password"
        value={password}
        error={literal(errors.password)}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <PasswordField
        label={t('repeatPassword')}
        autoComplete="new-password"
        value={repeat}
        error={literal(errors.repeat)}
        onChange={(event) => setRepeat(event.currentTarget.value)}
      />
    </MemberForm>
  )
}
