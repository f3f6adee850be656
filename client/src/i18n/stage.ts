import { slice } from './slice.ts'
import stage from './zh-CN/stage.json'
import traditional from './zh-CN/stage.json?zh-TW'

export const { useText: useStageText, text: stageText } = slice('stage', stage, traditional)
