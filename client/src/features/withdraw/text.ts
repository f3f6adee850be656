import { slice } from '../../i18n/slice.ts'
import withdraw from './text.json'

export const { useText: useWithdrawText } = slice('withdraw', withdraw)
