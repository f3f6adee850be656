import { slice } from './slice.ts'
import order from './zh-CN/order.json'

export const { text: orderText } = slice('order', order)
