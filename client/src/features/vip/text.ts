import { slice } from '../../i18n/slice.ts'
import vip from './text.json'

export const { useText: useVipText, text: vipText } = slice('vip', vip)
