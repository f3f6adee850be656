import { notifications } from '@mantine/notifications'
import { shellText } from '../../i18n/shell.ts'
import type { Toast } from '../../lib/bus.ts'

const COLOURS = { success: 'green', error: 'red', info: 'brand' } as const satisfies Record<
  Toast['kind'],
  string
>
/** Long enough to read it: a sentence at least, and a paragraph at most. */
const SHOWN_MS = 4000
const MOST_MS = 10_000
const SEEN_MS = 1500
const READ_MS = 180
const shownMs = (words: string) => Math.min(MOST_MS, Math.max(SHOWN_MS, SEEN_MS + READ_MS * words.length))

let turn = 0

/** Takes the place of the toast of its name; without words there is none from then on. */
export const put = (
  { kind, message, stays, isWaiting, way }: Toast,
  at: Pick<Parameters<typeof notifications.show>[0], 'position'> & { id: string },
): void => {
  notifications.hide(at.id)
  if (message === '') return
  // Said again while it stands it stays in its place, and its time begins anew only where that is another one.
  turn = 1 - turn
  notifications.show({
    ...at,
    message: way ? [message, way] : message,
    color: COLOURS[kind],
    loading: isWaiting === true,
    autoClose: stays ? false : shownMs(message) + (way ? SEEN_MS : 0) + turn,
    withBorder: true,
    closeButtonProps: { 'aria-label': shellText('close') },
  })
}
