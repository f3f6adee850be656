import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useMemberText } from '../../../i18n/member.ts'
import type { FormProps } from '../dialog.ts'
import { useBindOtherMutation, useProfile } from '../member.api.ts'
import { tellDone } from '../told.ts'
import { MemberForm } from './MemberForm.tsx'

/** As the contract bounds them. */
const NICK_NAME_MAX = 20
const QQ_MAX = 12
const WE_CHAT_MAX = 30
const ADDRESS_MAX = 120

interface Errors {
  nickName?: string | null
  qq?: string | null
}

/** What may be changed at any time: the name that others see, and how to reach the member. */
export const Form = ({ onDone }: FormProps) => {
  const t = useMemberText()
  const profile = useProfile()
  const [nickName, setNickName] = useState(profile?.nickName ?? '')
  const [qq, setQq] = useState(profile?.qq ?? '')
  const [weChat, setWeChat] = useState(profile?.weChat ?? '')
  const [address, setAddress] = useState(profile?.address ?? '')
  const [errors, setErrors] = useState<Errors>({})
  const [save, { isLoading }] = useBindOtherMutation()
  const submit = async () => {
    const wrong = {
      nickName: nickName.trim() === '' ? t('nickNameRequired') : null,
      qq: /^(\d{5,12})?$/.test(qq) ? null : t('qqFormat'),
    }
    setErrors(wrong)
    if (wrong.nickName || wrong.qq) return
    const { data } = await save({
      nickName: nickName.trim(),
      qq,
      weChat: weChat.trim(),
      address: address.trim(),
    })
    if (!data) return
    tellDone(t('saved'))
    onDone()
  }
  return (
    <MemberForm errors={errors} isBusy={isLoading} action={t('save')} onSubmit={submit}>
      <TextInput
        data-autofocus
        label={t('nickName')}
        description={t('nickNameHint')}
        autoComplete="nickname"
        maxLength={NICK_NAME_MAX}
        value={nickName}
        error={errors.nickName}
        onChange={(event) => setNickName(event.currentTarget.value)}
      />
      <TextInput
        label={t('qq')}
        inputMode="numeric"
        maxLength={QQ_MAX}
        value={qq}
        error={errors.qq}
        onChange={(event) => setQq(event.currentTarget.value.trim())}
      />
      <TextInput
        label={t('weChat')}
        maxLength={WE_CHAT_MAX}
        value={weChat}
        onChange={(event) => setWeChat(event.currentTarget.value)}
      />
      <TextInput
        label={t('address')}
        autoComplete="street-address"
        maxLength={ADDRESS_MAX}
        value={address}
        onChange={(event) => setAddress(event.currentTarget.value)}
      />
    </MemberForm>
  )
}
