import { slice } from '../../i18n/slice.ts'
import brand from './text.json'

export const { useText: useBrandText } = slice('site', brand)
