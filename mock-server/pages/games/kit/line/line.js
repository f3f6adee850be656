import { tell } from '../host.js'
import { signed, toCents } from '../money.js'
import { state, unanswered } from '../session.js'
import { openStrip } from './strip.js'

/** How long until it is asked again how a round went. */
const ASK_MS = 3_000

/** What becomes of a round: none is under way; it is drawn and being shown; nobody here knows whether it arrived. */
const textsOf = (/** @type {string} */ unit) => ({
  idle: '恢复后可继续',
  drawn: `本${unit}已结算，结果照常揭晓`,
  open: `本${unit}是否结算，恢复后告知`,
  still: `仍未连上，本${unit}是否结算，恢复后告知`,
})

/**
 * The table's connection: whether there is one, whether the last round was answered, and the strip that says so.
 * @param {object} options
 * @param {string} options.unit what a round is called here
 * @param {HTMLElement} options.app
 * @param {HTMLElement} options.head in which the strip stands
 * @param {() => boolean} options.isDrawn what is shown is settled already
 * @param {(text: string) => void} options.told what becomes of the round
 * @param {() => void} options.changed
 * @param {() => void} options.back asks how the round went, if its answer was lost
 */
export const openLine = ({ unit, app, head, isDrawn, told, changed, back }) => {
  const strip = openStrip(app, head)
  tell('tells')
  /** The device has no network, and the backend answers all the same: it is on this machine. */
  let isNear = false
  /** Of the round whose answer was lost. */
  let asked = 0
  /** Who pressed to know is told that it isn't known yet. */
  let isPressed = false
  let timer = 0
  const isOnline = () => navigator.onLine || isNear
  const show = () => {
    app.classList.toggle('offline', !isOnline())
    app.classList.toggle('unsure', unanswered.isOpen())
    changed()
  }
  const showStrip = () => {
    strip.show(isOnline() ? 'unsure' : 'cut', unanswered.isOpen() ? 'unsure' : 'cut')
    told(textsOf(unit)[unanswered.round() ? (isPressed ? 'still' : 'open') : isDrawn() ? 'drawn' : 'idle'])
  }
  const hideStrip = () => {
    strip.hide()
    told('')
  }
  const ask = () => {
    clearTimeout(timer)
    asked++
    back()
  }
  /** At once, and then again and again until it is known. */
  const wonder = () => {
    show()
    showStrip()
    clearTimeout(timer)
    timer = setTimeout(ask, asked === 0 ? 0 : ASK_MS)
  }
  const look = () => {
    isNear = false
    show()
    if (navigator.onLine) {
      if (unanswered.isOpen()) showStrip()
      else hideStrip()
      return ask()
    }
    void fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' }).then(
      () => {
        isNear = true
        show()
        if (unanswered.isOpen()) wonder()
      },
      () => {
        if (!isOnline()) showStrip()
      },
    )
  }
  for (const event of ['online', 'offline']) addEventListener(event, look)
  return {
    isOnline,
    /** What is pressed to play asks how the last round went instead. */
    isAsking: unanswered.isOpen,
    /** By a press. */
    ask: () => {
      isPressed = true
      ask()
    },
    /** A call failed: what answered before may have been the network that was just going. */
    lookAgain: () => {
      if (!navigator.onLine) look()
      else if (unanswered.isOpen()) wonder()
    },
    /** How the round went is known. */
    settle: () => {
      asked = 0
      isPressed = false
      show()
      if (isOnline()) hideStrip()
    },
    /** What it says of the round has changed. */
    refresh: () => {
      if (strip.isShown()) showStrip()
    },
  }
}

/** How the round went whose answer the network took along. @param {string} unit */
export const askUnanswered = async (unit) => {
  const id = unanswered.round()
  const now = await state(id)
  // Another question was quicker.
  if (!id || unanswered.round() !== id) return undefined
  const played = now.lost ?? undefined
  const text = played
    ? `断线前那${unit}已结算，我的盈亏 ${signed(toCents(played.win))}，见记录`
    : `断线前那${unit}没有送达，没有扣款`
  return { played, state: now, text }
}

/**
 * Of a round that was left before it was shown: what it came to, or that it never arrived.
 * @param {string | undefined} id
 * @param {import('../session.js').PlayRound | null | undefined} played
 * @param {string} unit
 */
export const toldOfLeft = (id, played, unit) => {
  if (id === undefined) return ''
  return played
    ? `离开时那${unit}已结算，我的盈亏 ${signed(toCents(played.win))}，见记录`
    : `离开时那${unit}没有送达，没有扣款`
}
