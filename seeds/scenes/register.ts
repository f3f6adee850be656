import { contract } from '@app/contract'
import { passwordHash } from '@app/contract/rules/account/passwordHash'
import { CAST_PASSWORD } from '../people.ts'
import type { Stage } from '../scene.ts'

/** A visitor becomes a member of that name, by the picture captcha and with the password of the cast. */
export const register = async ({ visitor, control }: Stage, name: string) => {
  const drawn = await visitor.do(contract.captcha.defaultKaptcha, {})
  const { answer } = await control<{ answer: string }>('GET', `/captcha/${drawn['x-code']}`)
  const password = passwordHash(CAST_PASSWORD)
  await visitor.do(contract.auth.register, {
    name,
    password,
    secondPassword: password,
    kaptchcate: 1,
    codeId: drawn['x-code'],
    code: answer,
  })
}
