import { slice } from './slice.ts'
import brand from './zh-CN/brand.json'

export const { useText: useBrandText } = slice('brand', brand)
