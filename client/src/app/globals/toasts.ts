import { notifications } from '@mantine/notifications'
import { bus, type Toast } from '../../lib/bus.ts'

const COLOURS: Record<Toast['kind'], string> = { success: 'teal', error: 'red', info: 'brand' }
/** Long enough to read one sentence. */
const SHOWN_MS = 4000

/** Equal words are one toast: five calls that fail alike are one piece of news. */
const show = ({ kind, message }: Toast): void => {
  notifications.hide(message)
  notifications.show({ id: message, message, color: COLOURS[kind], autoClose: SHOWN_MS, withBorder: true })
}

export const wireToasts = (): (() => void) => bus.on('toast', show)
