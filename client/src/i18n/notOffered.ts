import { slice } from './slice.ts'
import notOffered from './zh-CN/notOffered.json'

export const { useText: useNotOfferedText } = slice('notOffered', notOffered)
