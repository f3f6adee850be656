import { slice } from './slice.ts'
import auth from './zh-CN/auth.json'

export const { useText: useAuthText, text: authText } = slice('auth', auth)
