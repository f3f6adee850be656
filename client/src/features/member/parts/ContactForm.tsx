import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useMemberText } from '../text.ts'
import type { FormProps } from '../dialog.ts'
import { useBindOtherMutation, useProfile } from '../member.api.ts'
import { tellDone } from '../told.ts'
import { useErrors } from '../../../ui/useErrors.ts'
import { useTooLong } from '../../../ui/useTooLong.ts'
import { MemberForm } from './MemberForm.tsx'

/** As the contract bounds them. */
const NICK_NAME_MAX = 20
const WE_CHAT_MAX = 30
const ADDRESS_MAX = 120

/** What may be changed at any time: the name that others see, and how to reach the member. */
export const Form = ({ onDone }: FormProps) => {
  const t = useMemberText()
  const profile = useProfile()
  const [nickName, setNickName] = useState(profile?.nickName ?? '')
  const [qq, setQq] = useState(profile?.qq ?? '')
  const [weChat, setWeChat] = useState(profile?.weChat ?? '')
  const [address, setAddress] = useState(profile?.address ?? '')
  const { errors, setErrors, attempt } = useErrors({ nickName, qq, weChat, address })
  const tooLong = useTooLong()
  const [save, { isLoading }] = useBindOtherMutation()
  const submit = async () => {
    const wrong = {
      nickName: nickName.trim() === '' ? t('nickNameRequired') : tooLong(nickName, NICK_NAME_MAX),
      qq: /^(\d{5,12})?$/.test(qq) ? null : t('qqFormat'),
      weChat: tooLong(weChat, WE_CHAT_MAX),
      address: tooLong(address, ADDRESS_MAX),
    }
    setErrors(wrong)
    if (Object.values(wrong).some(Boolean)) return
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
    <MemberForm errors={attempt} isBusy={isLoading} action={t('save')} onSubmit={submit}>
      <TextInput
        data-autofocus
        label={t('nickName')}
        description={t('nickNameHint')}
        autoComplete="nickname"
        value={nickName}
        error={errors.nickName}
        onChange={(event) => setNickName(event.currentTarget.value)}
      />
      <TextInput
        label={t('qq')}
        inputMode="numeric"
        value={qq}
        error={errors.qq}
        onChange={(event) => setQq(event.currentTarget.value.trim())}
      />
      <TextInput
        label={t('weChat')}
        value={weChat}
        error={errors.weChat}
        onChange={(event) => setWeChat(event.currentTarget.value)}
      />
      <TextInput
        label={t('address')}
        autoComplete="street-address"
        value={address}
        error={errors.address}
        onChange={(event) => setAddress(event.currentTarget.value)}
      />
    </MemberForm>
  )
}
