import { slice } from './slice.ts'
import mega from './zh-CN/mega.json'

export const { useText: useMegaText } = slice('mega', mega)
