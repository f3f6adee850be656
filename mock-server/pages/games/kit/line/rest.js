import { Refused } from '../session.js'
import { showBlocked } from './blocked.js'

/** As the site keeps it for all its tabs. */
const KEY = 'ownRest'
const NAMES = { coolOff: '冷静期', exclusion: '自我排除期' }
const ENDS = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** The break of the member's own that is on, in words; nothing if there is none (UN-32). @param {number} now */
export const restText = (now) => {
  try {
    /** @type {{ kind: keyof typeof NAMES, until: number }} */
    const { kind, until } = JSON.parse(localStorage.getItem(KEY) ?? '')
    return until > now ? `您正处于${NAMES[kind]}，${ENDS.format(until)} 结束后才能继续` : ''
  } catch {
    return ''
  }
}

/** The server's time from now on. @param {number} serverTime */
export const timeFrom = (serverTime) => {
  const ahead = serverTime - performance.now()
  return () => performance.now() + ahead
}

/** Nobody sits down in a break. @param {number} now */
export const refuseAtRest = (now) => {
  const text = restText(now)
  if (text) throw new Refused(text, 'rest')
}

/** @param {() => void} act what is to be done when a break begins, is made longer or is over in another tab */
export const onRest = (act) =>
  addEventListener('storage', ({ key }) => {
    if (key === KEY) act()
  })

/**
 * Shuts the game for a break that begins in another tab; a round that is under way is shown to its end.
 * @param {HTMLElement} app @param {number} serverTime @param {() => boolean} isBusy
 */
export const openRest = (app, serverTime, isBusy) => {
  const now = timeFrom(serverTime)
  /** @param {string} [told] what the last round came to */
  const look = (told) => {
    const text = isBusy() ? '' : restText(now())
    if (text) showBlocked(app, new Refused(text, 'rest'), told)
  }
  onRest(look)
  return look
}
