import { slice } from '../../i18n/slice.ts'
import bet from './text.json'

export const { useText: useBetText, text: betText } = slice('bet', bet)
