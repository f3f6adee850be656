import { slice } from './slice.ts'
import news from './zh-CN/news.json'

export const { useText: useNewsText, text: newsText } = slice('news', news)
