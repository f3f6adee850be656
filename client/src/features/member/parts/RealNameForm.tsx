import { normalizedRealName, realNameError } from '@app/contract/rules/account/realName'
import { TextInput } from '@mantine/core'
import { reasonOf, refusalOf } from '../../../api/failure.ts'
import { Form } from '../../../ui/Form/Form.tsx'
import fields from '../../../ui/Form/Form.module.css'
import { useForm } from '../../../ui/Form/useForm.ts'
import type { FormProps } from '../dialog.ts'
import { useBindOtherMutation } from '../member.api.ts'
import { useMemberText } from '../text.ts'
import { tellDone } from '../told.ts'

/** The real name, once: cards and withdrawals go by it (TERM-04). */
export const RealNameForm = ({ onDone }: FormProps) => {
  const t = useMemberText()
  const [bind] = useBindOtherMutation()
  const form = useForm({
    values: { name: '' },
    rules: { name: (name) => (name === '' ? t('realNameRequired') : realNameError(name)) },
    onSubmit: async ({ name }, refuse) => {
      const { data, error } = await bind({ realName: normalizedRealName(name) })
      if (refusalOf(error) === 'DATA_EXISTS') refuse({ name: () => reasonOf(error) })
      if (!data) return
      tellDone(t('realNameBound'))
      onDone()
    },
  })
  return (
    <Form form={form} className={fields.told} action={t('confirm')} note={t('onceOnly')}>
      <TextInput
        data-autofocus
        label={t('realName')}
        placeholder={t('realNameRequired')}
        description={t('realNameHint')}
        autoComplete="name"
        {...form.text('name', { take: (text) => text.trim() })}
      />
    </Form>
  )
}
