import { slice } from './slice.ts'
import shop from './zh-CN/shop.json'

export const { useText: useShopText } = slice('shop', shop)
