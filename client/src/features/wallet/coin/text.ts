import { slice } from '../../../i18n/slice.ts'
import coin from './text.json'

export const { useText: useCoinText } = slice('wallet/coin', coin)
