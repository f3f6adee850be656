import { slice } from './slice.ts'
import frame from './zh-CN/frame.json'

export const { useText: useFrameText, text: frameText } = slice('frame', frame)
