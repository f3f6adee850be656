import { literalText } from '../../i18n/literal.ts'
import { shellText } from '../../i18n/shell.ts'
import { bus, type Toast } from '../../lib/bus.ts'
import { hasToasts } from './state.ts'

const COLOURS: Record<Toast['kind'], string> = { success: 'green', error: 'red', info: 'brand' }
/** Long enough to read one sentence. */
const SHOWN_MS = 4000

/** Equal words are one toast: five calls that fail alike are one piece of news. */
const show = async ({ kind, message: words }: Toast): Promise<void> => {
  if (words === '') return
  const message = literalText(words)
  hasToasts.set(true)
  const { notifications } = await import('@mantine/notifications')
  notifications.hide(message)
  notifications.show({
    id: message,
    message,
    color: COLOURS[kind],
    autoClose: SHOWN_MS,
    withBorder: true,
    closeButtonProps: { 'aria-label': shellText('close') },
  })
}

export const wireToasts = (): (() => void) => bus.on('toast', (toast) => void show(toast))
