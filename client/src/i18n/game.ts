import { slice } from './slice.ts'
import game from './zh-CN/game.json'

export const { useText: useGameText, text: gameText } = slice('game', game)
