import { slice } from './slice.ts'
import deposit from './zh-CN/deposit.json'

export const { useText: useDepositText, text: depositText } = slice('deposit', deposit)
