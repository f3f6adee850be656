import { slice } from '../../i18n/slice.ts'
import vip from './text.json'

export const { useText: useVipText } = slice('vip', vip)
