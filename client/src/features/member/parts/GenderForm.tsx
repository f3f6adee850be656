import { Group, Radio } from '@mantine/core'
import { useState } from 'react'
import { useMemberText } from '../text.ts'
import type { FormProps } from '../dialog.ts'
import { useBindOtherMutation } from '../member.api.ts'
import { tellDone } from '../told.ts'
import { useErrors } from '../../../ui/useErrors.ts'
import { MemberForm } from './MemberForm.tsx'

/** Male or female, once (U-AUTH-15). */
export const Form = ({ onDone }: FormProps) => {
  const t = useMemberText()
  const [gender, setGender] = useState<1 | 2>()
  const { errors, setErrors, attempt } = useErrors({ gender })
  const [bind, { isLoading }] = useBindOtherMutation()
  const submit = async () => {
    setErrors({ gender: gender ? null : t('genderRequired') })
    if (!gender) return
    const { data } = await bind({ gender })
    if (!data) return
    tellDone(t('genderSet'))
    onDone()
  }
  return (
    <MemberForm
      errors={attempt}
      isBusy={isLoading}
      action={t('confirm')}
      note={t('onceOnly')}
      onSubmit={submit}
    >
      <Radio.Group
        label={t('gender')}
        value={gender ? String(gender) : ''}
        error={errors.gender}
        onChange={(value) => setGender(value === '1' ? 1 : 2)}
      >
        <Group mt="xs" gap="xl">
          <Radio value="1" label={t('male')} data-invalid={errors.gender ? true : undefined} />
          <Radio value="2" label={t('female')} />
        </Group>
      </Radio.Group>
    </MemberForm>
  )
}
