import { slice } from '../../i18n/slice.ts'
import lobby from './text.json'

export const { useText: useLobbyText } = slice('lobby', lobby)
