import { h, icon } from '../dom.js'

/** What the bar says in the place of the game's name, and the button instead of what it does. */
const TEXTS = {
  cut: { strip: '网络已断开', button: '"网络\\A 已断开"' },
  unsure: { strip: '未收到答复', button: '"重新\\A 查询"' },
}

/** As long as there is no network, or no answer, the bar says so where the game has its name: nothing moves. @param {HTMLElement} app @param {HTMLElement} head */
export const openStrip = (app, head) => {
  const strip = h('p', { class: 'cut-strip', role: 'alert', hidden: true })
  head.querySelector('.name')?.append(strip)
  // From here, where it is written in the player's script; the button is cut before the strip is sure of it.
  const name = (/** @type {keyof typeof TEXTS} */ why) => app.style.setProperty('--cut', TEXTS[why].button)
  name('cut')
  return {
    isShown: () => !strip.hidden,
    /** @param {keyof typeof TEXTS} why @param {keyof typeof TEXTS} button */
    show: (why, button) => {
      strip.hidden = false
      strip.replaceChildren(icon('off'), h('span', {}, TEXTS[why].strip))
      name(button)
      app.classList.add('cut')
    },
    hide: () => {
      strip.hidden = true
      strip.replaceChildren()
      name('cut')
      app.classList.remove('cut')
    },
  }
}
