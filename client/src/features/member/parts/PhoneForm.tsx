import { SEND_CATE } from '@app/contract/auth/numbers'
import { CHINA_AREA_CODE, phoneError } from '@app/contract/rules/account/phone'
import { useState } from 'react'
import { useAreas } from '../../../api/areas.ts'
import { useLiteral } from '../../../i18n/literal.ts'
import { useMemberText } from '../text.ts'
import { PhoneField } from '../../../ui/PhoneField/PhoneField.tsx'
import type { FormProps } from '../dialog.ts'
import { useBindPhoneMutation } from '../identity.api.ts'
import { tellDone } from '../told.ts'
import { useTargetCode } from '../useTargetCode.ts'
import { CodeField } from './CodeField.tsx'
import { MemberForm } from './MemberForm.tsx'

/** Binds a phone, or another one: the code goes to the new number. */
export const Form = ({ onDone }: FormProps) => {
  const t = useMemberText()
  const literal = useLiteral()
  const areas = useAreas()
  const [areaCode, setAreaCode] = useState(CHINA_AREA_CODE)
  const [phone, setPhone] = useState('')
  const [bind, { isLoading }] = useBindPhoneMutation()
  const { code, errors, attempt, isRight, field } = useTargetCode(
    { target: phone, areaCode, cate: SEND_CATE.phone },
    () => phoneError(phone, areas.find((area) => area.areaCode === areaCode)?.regex),
  )
  const submit = async () => {
    if (!isRight()) return
    const { data } = await bind({ areaCode, phone, code })
    if (!data) return
    tellDone(t('phoneBound'))
    onDone()
  }
  return (
    <MemberForm errors={attempt} isBusy={isLoading} action={t('confirm')} onSubmit={submit}>
      <PhoneField
        areas={areas}
        areaCode={areaCode}
        phone={phone}
        labels={{ area: t('area'), phone: t('phone') }}
        error={literal(errors.target)}
        onArea={setAreaCode}
        onPhone={setPhone}
      />
      <CodeField {...field} />
    </MemberForm>
  )
}
