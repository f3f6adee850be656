import { slice } from './slice.ts'
import connection from './zh-CN/connection.json'

export const { useText: useConnectionText, text: connectionText } = slice('connection', connection)
