import type { z } from 'zod'
import { Refusal, type RefusalOptions } from './refusal.ts'
import type { RefusalName } from '@app/contract/kit/status'

/** What a schema takes of an input; refuses in the rule's own words, or by the name of the field. */
export const checked = <S extends z.ZodType>(
  schema: S,
  input: unknown,
  status: RefusalName = 'INVALID_PARAMETER',
): z.output<S> => {
  const read = schema.safeParse(input)
  if (read.success) return read.data
  const issue = read.error.issues[0]
  const where = issue?.path.join('.') ?? ''
  const options: RefusalOptions = {
    message: /\p{Script=Han}/u.test(issue?.message ?? '')
      ? issue!.message
      : `参数错误${where ? `：${where}` : ''}`,
  }
  throw new Refusal(status, options)
}
