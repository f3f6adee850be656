import { SEND_TYPE } from '@app/contract/auth/numbers'
import { api, mutation } from '../../api/api.ts'
import type { CallOptions } from '../../api/baseQuery.ts'

const MEMBER = '/site/api/v1/user/member'
/** What is wrong with a password is told at its field. */
const withCode = (code: NonNullable<CallOptions['code']>): CallOptions => ({ silent: true, code })
const byPhone = withCode({ type: SEND_TYPE.changePassword })

const identityApi = api.injectEndpoints({
  endpoints: () => ({
    bindPhone: mutation(`${MEMBER}/bindPhone`, ['Profile']),
    bindEmail: mutation(`${MEMBER}/bindEmail`, ['Profile']),
    passwordByPhone: mutation(`${MEMBER}/bindPasswordByPhone`, [], byPhone),
    passwordByEmail: mutation(
      `${MEMBER}/bindPasswordByEmail`,
      [],
      withCode({ type: SEND_TYPE.changePassword, by: 'email' }),
    ),
    passwordByOld: mutation(`${MEMBER}/bindPassword`, [], byPhone),
    setSecondPassword: mutation('/site/api/v1/user/withdrawal/pwd/set', ['Profile'], { silent: true }),
    resetSecondPassword: mutation(
      '/site/api/v1/user/withdrawal/pwd/reset',
      [],
      withCode({ type: SEND_TYPE.secondPassword }),
    ),
  }),
})

export const {
  useBindPhoneMutation,
  useBindEmailMutation,
  usePasswordByPhoneMutation,
  usePasswordByEmailMutation,
  usePasswordByOldMutation,
  useSetSecondPasswordMutation,
  useResetSecondPasswordMutation,
} = identityApi
