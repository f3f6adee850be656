import { slice } from '../../i18n/slice.ts'
import deposit from './text.json'

export const { useText: useDepositText, text: depositText } = slice('deposit', deposit)
