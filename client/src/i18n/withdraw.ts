import { slice } from './slice.ts'
import withdraw from './zh-CN/withdraw.json'

export const { useText: useWithdrawText, text: withdrawText } = slice('withdraw', withdraw)
