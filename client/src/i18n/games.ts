import { slice } from './slice.ts'
import games from './zh-CN/games.json'

export const { useText: useGamesText } = slice('games', games)
