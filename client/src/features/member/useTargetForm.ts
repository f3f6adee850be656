import { SEND_CATE, SEND_TYPE } from '@app/contract/auth/numbers'
import { CHINA_AREA_CODE } from '@app/contract/rules/account/phone'
import { CODE_FOR_OTHER } from '@app/contract/rules/addedTexts'
import { newDeviceCodeError } from '@app/contract/rules/account/verifyCode'
import { CODE_LIFE_MS, CODE_RESEND_MS } from '@app/contract/rules/limits'
import { useState } from 'react'
import { useStore } from 'react-redux'
import { type CodeTurn, useMemberCode } from '../../api/codes/codes.ts'
import { isWrongCode } from '../../api/codes/wrong.ts'
import { type Failure, reasonOf, refusalOf } from '../../api/failure.ts'
import { session } from '../../api/session.ts'
import { clock } from '../../lib/clock.ts'
import { useForm } from '../../ui/Form/useForm.ts'

interface Target {
  target: string
  areaCode: string
  code: string
}

type Cate = typeof SEND_CATE.phone | typeof SEND_CATE.email

interface Options {
  cate: Cate
  wrongTarget: (target: string, areaCode: string) => string | null
  /** Gives what went wrong. */
  onSubmit: (values: Target) => Promise<unknown>
}

/** What was asked for under one token. */
interface Asked {
  token: string
  turns: Readonly<Record<string, CodeTurn>>
  last: Pick<Target, 'target' | 'areaCode'>
}

/** Of each page: who closes a form while the code is on its way finds both when it is opened again. */
const askedOf = new WeakMap<object, Map<Cate, Asked>>()

const keyOf = ({ areaCode, target }: Asked['last']) => `${areaCode} ${target}`
const hasCode = (turn: CodeTurn | undefined) => turn !== undefined && turn.code !== 'none'
/** While there is something to wait for, or a code that is good. */
const isAlive = (turn: CodeTurn | undefined) =>
  turn !== undefined && clock.now() < turn.until + (hasCode(turn) ? CODE_LIFE_MS - CODE_RESEND_MS : 0)

const useAsked = (cate: Cate) => {
  const page = useStore()
  const kept = askedOf.get(page) ?? new Map<Cate, Asked>()
  askedOf.set(page, kept)
  return {
    read: (): Asked | undefined => {
      const asked = kept.get(cate)
      return asked?.token === session.token() ? asked : undefined
    },
    write: (asked: Asked) => void kept.set(cate, asked),
    forget: () => void kept.delete(cate),
  }
}

/** A phone or address that is to be bound, and a code to it: asked for, typed, and good only for where it was sent to. */
export const useTargetForm = ({ cate, wrongTarget, onSubmit }: Options) => {
  const asked = useAsked(cate)
  const [before] = useState(asked.read)
  const [turns, setTurns] = useState(before?.turns ?? {})
  const [last] = useState(() =>
    before && isAlive(before.turns[keyOf(before.last)]) ? before.last : undefined,
  )
  const sendCode = useMemberCode()
  const form = useForm<Target>({
    values: { ...(last ?? { target: '', areaCode: CHINA_AREA_CODE }), code: '' },
    rules: {
      target: (target, { areaCode }) => wrongTarget(target, areaCode),
      code: (code, values) => newDeviceCodeError(code, hasCode(turns[keyOf(values)])),
    },
    onSubmit: async (values, refuse) => {
      const error = await onSubmit(values)
      if (error === undefined) asked.forget()
      if (isWrongCode(error)) refuse({ code: () => reasonOf(error) })
      if (refusalOf(error) === 'DATA_EXISTS') refuse({ target: () => reasonOf(error) })
    },
  })
  const onSend = async (): Promise<boolean> => {
    if (!form.check('target')) return false
    const { values } = form
    const { target, areaCode } = values
    const token = session.token()
    const area = cate === SEND_CATE.phone ? { areaCode } : {}
    const onRefused = (error: Failure) =>
      refusalOf(error) === 'DATA_EXISTS' && form.setErrors({ target: () => reasonOf(error) })
    const turn = await sendCode({ target, ...area, cate, type: SEND_TYPE.bind, onRefused })
    if (turn) {
      const next = { ...asked.read()?.turns, [keyOf(values)]: turn }
      asked.write({ token, turns: next, last: { target, areaCode } })
      setTurns(next)
      // That none was asked for is no longer so.
      form.setErrors({ code: turn.code === 'none' ? CODE_FOR_OTHER : null })
    }
    return hasCode(turn)
  }
  // Each number counts down by itself: a typing error doesn't keep the right one waiting.
  return {
    form,
    code: { onSend, until: turns[keyOf(form.values)]?.until },
    /** What is typed next. */
    next: last ? ('code' as const) : ('target' as const),
  }
}
