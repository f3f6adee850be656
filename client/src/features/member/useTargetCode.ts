import { SEND_TYPE } from '@app/contract/auth/numbers'
import { newDeviceCodeError } from '@app/contract/rules/account/verifyCode'
import { useState } from 'react'
import { useMemberCode } from '../../api/codes/codes.ts'
import { useErrors } from '../../ui/useErrors.ts'

type Ask = Omit<Parameters<ReturnType<typeof useMemberCode>>[0], 'type'>

/** A code to a phone or address that is to be bound: asked for, typed, and good only for where it was sent to. */
export const useTargetCode = (ask: Ask, wrongTarget: () => string | null) => {
  const [code, setCode] = useState('')
  const [sentTo, setSentTo] = useState('')
  const { errors, setErrors, attempt } = useErrors({ target: `${ask.areaCode ?? ''} ${ask.target}`, code })
  const sendCode = useMemberCode()
  const onSend = async (): Promise<boolean> => {
    const wrong = wrongTarget()
    setErrors({ target: wrong })
    if (wrong) return false
    const isOnItsWay = await sendCode({ ...ask, type: SEND_TYPE.bind })
    if (isOnItsWay) setSentTo(ask.target)
    return isOnItsWay
  }
  /** Says what is wrong in the fields; true when nothing is. */
  const isRight = (): boolean => {
    const wrong = { target: wrongTarget(), code: newDeviceCodeError(code, sentTo === ask.target) }
    setErrors(wrong)
    return !wrong.target && !wrong.code
  }
  return {
    code,
    errors,
    attempt,
    isRight,
    field: { value: code, error: errors.code, onChange: setCode, onSend },
  }
}
