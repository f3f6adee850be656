import { h, icon } from '../dom.js'

/** What becomes of a round: none is under way; it is drawn and being shown; nobody here knows whether it arrived. */
const TEXTS = {
  idle: '恢复后可继续',
  drawn: '本局已结算，结果照常揭晓',
  open: '本局是否结算，恢复后告知',
}

/** The strip under the bar as long as there is no network. @param {HTMLElement} app @param {HTMLElement} head */
export const openStrip = (app, head) => {
  const text = h('span', {})
  const strip = h('p', { class: 'cut-strip', role: 'alert', hidden: true }, icon('off'), text)
  head.after(strip)
  const toggle = (/** @type {boolean} */ isCut) => {
    strip.hidden = !isCut
    app.classList.toggle('cut', isCut)
  }
  return {
    isShown: () => !strip.hidden,
    /** @param {keyof typeof TEXTS} round */
    show: (round) => {
      text.replaceChildren(h('b', {}, '网络已断开'), ` ${TEXTS[round]}`)
      toggle(true)
    },
    hide: () => {
      text.replaceChildren()
      toggle(false)
    },
  }
}
