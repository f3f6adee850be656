import { SEND_CATE, SEND_TYPE } from '@app/contract/auth/numbers'
import { CHINA_AREA_CODE } from '@app/contract/rules/account/phone'
import { newDeviceCodeError } from '@app/contract/rules/account/verifyCode'
import { useState } from 'react'
import { useMemberCode } from '../../api/codes/codes.ts'
import { isWrongCode } from '../../api/codes/wrong.ts'
import { refusalOf } from '../../api/failure.ts'
import { useForm } from '../../ui/Form/useForm.ts'

interface Target {
  target: string
  areaCode: string
  code: string
}

interface Options {
  cate: typeof SEND_CATE.phone | typeof SEND_CATE.email
  wrongTarget: (target: string, areaCode: string) => string | null
  /** Gives what went wrong. */
  onSubmit: (values: Target) => Promise<unknown>
}

/** A phone or address that is to be bound, and a code to it: asked for, typed, and good only for where it was sent to. */
export const useTargetForm = ({ cate, wrongTarget, onSubmit }: Options) => {
  const [sentTo, setSentTo] = useState('')
  const sendCode = useMemberCode()
  const form = useForm<Target>({
    values: { target: '', areaCode: CHINA_AREA_CODE, code: '' },
    rules: {
      target: (target, { areaCode }) => wrongTarget(target, areaCode),
      code: (code, { target }) => newDeviceCodeError(code, sentTo === target),
    },
    onSubmit: async (values, refuse) => {
      const error = await onSubmit(values)
      if (isWrongCode(error)) refuse({ code: true })
      if (refusalOf(error) === 'DATA_EXISTS') refuse({ target: true })
    },
  })
  const onSend = async (): Promise<boolean> => {
    if (!form.check('target')) return false
    const { target, areaCode } = form.values
    const area = cate === SEND_CATE.phone ? { areaCode } : {}
    const isOnItsWay = await sendCode({ target, ...area, cate, type: SEND_TYPE.bind })
    if (isOnItsWay) setSentTo(target)
    return isOnItsWay
  }
  return { form, onSend }
}
