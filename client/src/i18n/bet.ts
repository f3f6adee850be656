import { slice } from './slice.ts'
import bet from './zh-CN/bet.json'

export const { useText: useBetText, text: betText } = slice('bet', bet)
