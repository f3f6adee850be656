import { Group, Radio } from '@mantine/core'
import { Form } from '../../../ui/Form/Form.tsx'
import { useForm } from '../../../ui/Form/useForm.ts'
import type { FormProps } from '../dialog.ts'
import { useBindOtherMutation } from '../member.api.ts'
import { useMemberText } from '../text.ts'
import { tellDone } from '../told.ts'

/** Male or female, once (U-AUTH-15). */
export const GenderForm = ({ onDone }: FormProps) => {
  const t = useMemberText()
  const [bind] = useBindOtherMutation()
  const form = useForm({
    values: { gender: '' },
    rules: { gender: (gender) => (gender ? null : t('genderRequired')) },
    onSubmit: async ({ gender }) => {
      const { data } = await bind({ gender: gender === '1' ? 1 : 2 })
      if (!data) return
      tellDone(t('genderSet'))
      onDone()
    },
  })
  return (
    <Form form={form} action={t('confirm')} note={t('onceOnly')}>
      <Radio.Group label={t('gender')} {...form.field('gender')}>
        <Group mt="xs" gap="xl">
          <Radio value="1" label={t('male')} data-invalid={form.errorOf('gender') ? true : undefined} />
          <Radio value="2" label={t('female')} />
        </Group>
      </Radio.Group>
    </Form>
  )
}
