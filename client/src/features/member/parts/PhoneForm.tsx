import { SEND_CATE, SEND_TYPE } from '@app/contract/auth/numbers'
import { CHINA_AREA_CODE, PHONE_INPUT_MAX, phoneError } from '@app/contract/rules/phone'
import { newDeviceCodeError } from '@app/contract/rules/verifyCode'
import { Group, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useAreas } from '../../../api/areas.ts'
import { useMemberCode } from '../../../api/codes.ts'
import { useLiteral } from '../../../i18n/literal.ts'
import { useMemberText } from '../../../i18n/member.ts'
import type { FormProps } from '../dialog.ts'
import { useBindPhoneMutation } from '../identity.api.ts'
import { tellDone } from '../told.ts'
import { CodeField } from './CodeField.tsx'
import { MemberForm } from './MemberForm.tsx'

interface Errors {
  phone?: string | null
  code?: string | null
}

/** Binds a phone, or another one: the code goes to the new number. */
export const Form = ({ onDone }: FormProps) => {
  const t = useMemberText()
  const literal = useLiteral()
  const areas = useAreas()
  const [areaCode, setAreaCode] = useState(CHINA_AREA_CODE)
  const [phone, setPhone] = useState('')
  const [code, setCode] = useState('')
  const [sentTo, setSentTo] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const [bind, { isLoading }] = useBindPhoneMutation()
  const sendCode = useMemberCode()
  const wrongPhone = () => phoneError(phone, areas.find((area) => area.areaCode === areaCode)?.regex)

  const send = async (): Promise<boolean> => {
    const wrong = wrongPhone()
    setErrors({ phone: wrong })
    if (wrong) return false
    const isOnItsWay = await sendCode({
      target: phone,
      areaCode,
      type: SEND_TYPE.bind,
      cate: SEND_CATE.phone,
    })
    if (isOnItsWay) setSentTo(phone)
    return isOnItsWay
  }
  const submit = async () => {
    const wrong = { phone: wrongPhone(), code: newDeviceCodeError(code, sentTo === phone) }
    setErrors(wrong)
    if (wrong.phone || wrong.code || isLoading) return
    const { data } = await bind({ areaCode, phone, code })
    if (!data) return
    tellDone(t('phoneBound'))
    onDone()
  }
  return (
    <MemberForm errors={errors} isBusy={isLoading} action={t('confirm')} onSubmit={submit}>
      <Group align="flex-start" wrap="nowrap" gap="xs">
        <NativeSelect
          label={t('area')}
          w={148}
          rightSectionWidth={30}
          size="md"
          value={areaCode}
          data={areas.map((area) => ({
            value: area.areaCode,
            label: `${area.areaName} +${area.areaCode}`,
          }))}
          onChange={(event) => setAreaCode(event.currentTarget.value)}
        />
        <TextInput
          style={{ flex: 1 }}
          label={t('phone')}
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={PHONE_INPUT_MAX}
          value={phone}
          error={literal(errors.phone)}
          onChange={(event) => setPhone(event.currentTarget.value.trim())}
        />
      </Group>
      <CodeField value={code} error={errors.code} onChange={setCode} onSend={send} />
    </MemberForm>
  )
}
