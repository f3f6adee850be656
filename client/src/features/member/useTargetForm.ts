import { SEND_CATE, SEND_TYPE } from '@app/contract/auth/numbers'
import { CHINA_AREA_CODE } from '@app/contract/rules/account/phone'
import { CODE_FOR_OTHER } from '@app/contract/rules/addedTexts'
import { newDeviceCodeError } from '@app/contract/rules/account/verifyCode'
import { useState } from 'react'
import { type CodeTurn, useMemberCode } from '../../api/codes/codes.ts'
import { isWrongCode } from '../../api/codes/wrong.ts'
import { type Failure, reasonOf, refusalOf } from '../../api/failure.ts'
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

const keyOf = ({ areaCode, target }: Target) => `${areaCode} ${target}`

/** A phone or address that is to be bound, and a code to it: asked for, typed, and good only for where it was sent to. */
export const useTargetForm = ({ cate, wrongTarget, onSubmit }: Options) => {
  const [turns, setTurns] = useState<Readonly<Record<string, CodeTurn>>>({})
  const hasCode = (turn: CodeTurn | undefined) => turn !== undefined && turn.code !== 'none'
  const sendCode = useMemberCode()
  const form = useForm<Target>({
    values: { target: '', areaCode: CHINA_AREA_CODE, code: '' },
    rules: {
      target: (target, { areaCode }) => wrongTarget(target, areaCode),
      code: (code, values) => newDeviceCodeError(code, hasCode(turns[keyOf(values)])),
    },
    onSubmit: async (values, refuse) => {
      const error = await onSubmit(values)
      if (isWrongCode(error)) refuse({ code: () => reasonOf(error) })
      if (refusalOf(error) === 'DATA_EXISTS') refuse({ target: () => reasonOf(error) })
    },
  })
  const onSend = async (): Promise<boolean> => {
    if (!form.check('target')) return false
    const { values } = form
    const { target, areaCode } = values
    const area = cate === SEND_CATE.phone ? { areaCode } : {}
    const onRefused = (error: Failure) =>
      refusalOf(error) === 'DATA_EXISTS' && form.setErrors({ target: () => reasonOf(error) })
    const turn = await sendCode({ target, ...area, cate, type: SEND_TYPE.bind, onRefused })
    if (turn) {
      setTurns((before) => ({ ...before, [keyOf(values)]: turn }))
      // That none was asked for is no longer so.
      form.setErrors({ code: turn.code === 'none' ? CODE_FOR_OTHER : null })
    }
    return hasCode(turn)
  }
  // Each number counts down by itself: a typing error doesn't keep the right one waiting.
  return { form, code: { onSend, until: turns[keyOf(form.values)]?.until } }
}
