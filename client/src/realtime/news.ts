import { slice } from '../i18n/slice.ts'
import news from './text.json'

export const { useText: useNewsText, text: newsText } = slice('news', news)
