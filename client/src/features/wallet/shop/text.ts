import { slice } from '../../../i18n/slice.ts'
import shop from './text.json'

export const { useText: useShopText } = slice('wallet/shop', shop)
