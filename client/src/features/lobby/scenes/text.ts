import { slice } from '../../../i18n/slice.ts'
import scenes from './text.json'

export const { useText: useScenesText } = slice('lobby/scenes', scenes)
