import { slice } from '../../../i18n/slice.ts'
import games from './text.json'

export const { useText: useGamesText } = slice('lobby/games', games)
