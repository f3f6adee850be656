import { slice } from '../../i18n/slice.ts'
import bet from './text.json'

export const { useText: useBetText } = slice('bet', bet)
