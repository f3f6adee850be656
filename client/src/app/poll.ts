import { chatLine, type LineState } from '../lib/chat/chatLine.ts'
import { isOnline } from '../lib/device/online.ts'

/** A short break heals by itself: two tries are more than one. */
export const PATIENCE_MS = 12_000
export const EVERY_MS = 30_000

/** What the page does while nothing is heard over the line, as behind a proxy that lets no websocket through. */
export const openPolling = (ask: () => void) => {
  let begin: ReturnType<typeof setTimeout> | undefined
  let again: ReturnType<typeof setInterval> | undefined
  const askIfSeen = () => {
    if (document.visibilityState === 'visible' && isOnline()) ask()
  }
  const end = () => {
    clearTimeout(begin)
    clearInterval(again)
    begin = again = undefined
    chatLine.isPolling.set(false)
  }
  return {
    end,
    follow: (state: LineState): void => {
      if (state === 'connected') return end()
      begin ??= setTimeout(() => {
        chatLine.isPolling.set(true)
        askIfSeen()
        again = setInterval(askIfSeen, EVERY_MS)
      }, PATIENCE_MS)
    },
  }
}
