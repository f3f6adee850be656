import { TextInput } from '@mantine/core'
import { digitsOf } from '../../../lib/text/typed.ts'
import { Form } from '../../../ui/Form/Form.tsx'
import { useForm } from '../../../ui/Form/useForm.ts'
import { useTooLong } from '../../../ui/useTooLong.ts'
import type { FormProps } from '../dialog.ts'
import { useBindOtherMutation, useProfile } from '../member.api.ts'
import { useMemberText } from '../text.ts'
import { tellDone } from '../told.ts'

/** As the contract bounds them. */
const NICK_NAME_MAX = 20
const WE_CHAT_MAX = 30
const ADDRESS_MAX = 120

/** What may be changed at any time: the name that others see, and how to reach the member. */
export const ContactForm = ({ onDone }: FormProps) => {
  const t = useMemberText()
  const profile = useProfile()
  const tooLong = useTooLong()
  const [save] = useBindOtherMutation()
  const form = useForm({
    values: {
      nickName: profile?.nickName ?? '',
      qq: profile?.qq ?? '',
      weChat: profile?.weChat ?? '',
      address: profile?.address ?? '',
    },
    rules: {
      nickName: (name) => (name.trim() === '' ? t('nickNameRequired') : tooLong(name, NICK_NAME_MAX)),
      qq: (qq) => (/^(\d{5,12})?$/.test(qq) ? null : t('qqFormat')),
      weChat: (weChat) => tooLong(weChat, WE_CHAT_MAX),
      address: (address) => tooLong(address, ADDRESS_MAX),
    },
    onSubmit: async ({ nickName, qq, weChat, address }) => {
      const trimmed = { nickName: nickName.trim(), weChat: weChat.trim(), address: address.trim() }
      const { data } = await save({ qq, ...trimmed })
      if (!data) return
      tellDone(t('saved'))
      onDone()
    },
  })
  return (
    <Form form={form} action={t('save')}>
      <TextInput
        data-autofocus
        label={t('nickName')}
        description={t('nickNameHint')}
        autoComplete="nickname"
        {...form.text('nickName')}
      />
      <TextInput label={t('qq')} inputMode="numeric" {...form.text('qq', { take: digitsOf })} />
      <TextInput label={t('weChat')} {...form.text('weChat')} />
      <TextInput label={t('address')} autoComplete="street-address" {...form.text('address')} />
    </Form>
  )
}
