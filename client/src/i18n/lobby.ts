import { slice } from './slice.ts'
import lobby from './zh-CN/lobby.json'

export const { useText: useLobbyText, text: lobbyText } = slice('lobby', lobby)
