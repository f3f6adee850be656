import { slice } from '../../i18n/slice.ts'
import game from './text.json'

export const { useText: useGameText } = slice('game', game)
