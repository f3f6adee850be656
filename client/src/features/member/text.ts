import { slice } from '../../i18n/slice.ts'
import member from './text.json'

export const { useText: useMemberText } = slice('member', member)
