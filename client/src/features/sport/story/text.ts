import { slice } from '../../../i18n/slice.ts'
import ticket from './text.json'

export const { useText: useTicketText } = slice('sport/story', ticket)
