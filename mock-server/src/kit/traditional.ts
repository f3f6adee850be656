import { Converter } from 'opencc-js/cn2t'
import type { Answer } from './incoming.ts'

/** What people are called and what they wrote is theirs: it is answered as it was given. */
const THEIRS: readonly string[] = ['realName', 'nickName', 'userName', 'payerName', 'msg']

type Convert = (text: string) => string
let convert: Convert | undefined

/** A text as Taiwan writes it. The dictionary is read with the first one. */
export const toTraditional = (text: string): string => {
  const traditional: Convert = convert ?? Converter({ from: 'cn', to: 'twp' })
  convert = traditional
  return traditional(text).replaceAll('賬', '帳')
}

/** The answer of a call that asked for zh-TW; the journal keeps the original. */
export const inTraditional = (answer: Answer): Answer => {
  if (!answer.envelope) return answer
  const body = JSON.stringify(answer.envelope, (key, value: unknown) =>
    typeof value === 'string' && !THEIRS.includes(key) ? toTraditional(value) : value,
  )
  return { ...answer, body, envelope: JSON.parse(body) as NonNullable<Answer['envelope']> }
}
