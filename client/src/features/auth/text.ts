import { slice } from '../../i18n/slice.ts'
import auth from './text.json'

export const { useText: useAuthText, text: authText } = slice('auth', auth)
