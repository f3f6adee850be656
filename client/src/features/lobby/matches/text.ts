import { slice } from '../../../i18n/slice.ts'
import tracker from './text.json'

export const { useText: useTrackerText } = slice('lobby/matches', tracker)
