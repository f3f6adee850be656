import { slice } from './slice.ts'
import wallet from './zh-CN/wallet.json'

export const { useText: useWalletText } = slice('wallet', wallet)
