import { slice } from './slice.ts'
import tour from './zh-CN/tour.json'
import traditional from './zh-CN/tour.json?zh-TW'

export const { useText: useTourText, text: tourText } = slice('tour', tour, traditional)
