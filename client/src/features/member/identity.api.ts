import { SEND_TYPE } from '@app/contract/auth/numbers'
import { api, mutation } from '../../api/api.ts'

const MEMBER = '/site/api/v1/user/member'
const changePassword = SEND_TYPE.changePassword

const identityApi = api.injectEndpoints({
  endpoints: () => ({
    bindPhone: mutation(`${MEMBER}/bindPhone`, ['Profile']),
    bindEmail: mutation(`${MEMBER}/bindEmail`, ['Profile']),
    passwordByPhone: mutation(`${MEMBER}/bindPasswordByPhone`, [], { code: { type: changePassword } }),
    passwordByEmail: mutation(`${MEMBER}/bindPasswordByEmail`, [], {
      code: { type: changePassword, by: 'email' },
    }),
    passwordByOld: mutation(`${MEMBER}/bindPassword`, [], { code: { type: changePassword } }),
    setSecondPassword: mutation('/site/api/v1/user/withdrawal/pwd/set', ['Profile']),
    resetSecondPassword: mutation('/site/api/v1/user/withdrawal/pwd/reset', [], {
      code: { type: SEND_TYPE.secondPassword },
    }),
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
