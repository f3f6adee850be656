import { connectionText } from '../../i18n/connection.ts'
import { literalText } from '../../i18n/literal.ts'
import { bus, type Toast } from '../../lib/bus.ts'
import { PHONE } from '../../theme/widths.ts'
import { hasToasts } from './state.ts'

/** What a toast at the foot of a phone would cover, or be covered by. */
const ABOVE_FOOT = "[role='dialog'], :is(input, textarea):focus-visible"
/** It stays where it began, whatever closes meanwhile. */
const place = () =>
  matchMedia(PHONE).matches && !document.querySelector(ABOVE_FOOT) ? 'bottom-center' : 'top-center'

/** Equal words are one toast: five calls that fail alike are one piece of news. Of what went well the newest is enough. */
const show = async (toast: Toast): Promise<void> => {
  const { kind, message: words, id: named } = toast
  if (words === '' && !named) return
  // It stands in the bar.
  if (words === connectionText('cut')) return
  const message = literalText(words)
  const id = named ?? (kind === 'success' ? kind : message)
  // Before its code is there the dialog may be gone.
  const position = place()
  hasToasts.set(true)
  const toaster = await import('./toaster.ts').catch(() => undefined)
  if (toaster) return toaster.put({ ...toast, message }, { id, position })
  // Their code can't be fetched: said in the bar that is there.
  if (words !== '') bus.emit('bottomNotice', message)
}

export const wireToasts = (): (() => void) => bus.on('toast', (toast) => void show(toast))
