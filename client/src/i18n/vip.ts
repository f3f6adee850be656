import { slice } from './slice.ts'
import vip from './zh-CN/vip.json'

export const { useText: useVipText } = slice('vip', vip)
