import { slice } from './slice.ts'
import member from './zh-CN/member.json'

export const { useText: useMemberText } = slice('member', member)
