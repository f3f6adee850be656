import { connectionText } from '../../i18n/connection.ts'
import { literalText } from '../../i18n/literal.ts'
import { shellText } from '../../i18n/shell.ts'
import { bus, type Toast } from '../../lib/bus.ts'
import { PHONE } from '../../theme/widths.ts'
import { hasToasts } from './state.ts'

const COLOURS = { success: 'green', error: 'red', info: 'brand' } as const satisfies Record<
  Toast['kind'],
  string
>
/** Long enough to read it: a sentence at least, and a paragraph of more at most. */
const SHOWN_MS = 4000
const MOST_MS = 10_000
const SEEN_MS = 1500
const READ_MS = 180
const shownMs = (words: string) => Math.min(MOST_MS, Math.max(SHOWN_MS, SEEN_MS + READ_MS * words.length))

/** What a toast at the foot of a phone would cover, or be covered by. */
const ABOVE_FOOT = "[role='dialog'], :is(input, textarea):focus-visible"
/** It stays where it began, whatever closes meanwhile. */
const place = () =>
  matchMedia(PHONE).matches && !document.querySelector(ABOVE_FOOT) ? 'bottom-center' : 'top-center'

let turn = 0

/** Equal words are one toast: five calls that fail alike are one piece of news. Of what went well the newest is enough. */
const show = async ({ kind, message: words, id: named, stays, isWaiting, way }: Toast): Promise<void> => {
  if (words === '' && !named) return
  // It stands in the bar.
  if (words === connectionText('cut')) return
  const message = literalText(words)
  const id = named ?? (kind === 'success' ? kind : message)
  // Before its code is there the dialog may be gone.
  const position = place()
  hasToasts.set(true)
  const toaster = await import('@mantine/notifications').catch(() => undefined)
  // Their code can't be fetched: said in the bar that is there.
  if (!toaster) return words === '' ? undefined : bus.emit('bottomNotice', message)
  const { notifications } = toaster
  notifications.hide(id)
  if (words === '') return
  // Said again while it stands it stays in its place, and its time begins anew only where that is another one.
  turn = 1 - turn
  notifications.show({
    id,
    message: way ? [message, way] : message,
    position,
    color: COLOURS[kind],
    loading: isWaiting === true,
    autoClose: stays ? false : shownMs(message) + (way ? SEEN_MS : 0) + turn,
    withBorder: true,
    closeButtonProps: { 'aria-label': shellText('close') },
  })
}

export const wireToasts = (): (() => void) => bus.on('toast', (toast) => void show(toast))
