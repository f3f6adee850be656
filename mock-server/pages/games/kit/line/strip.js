import { h, icon } from '../dom.js'

/** As long as there is no network the bar says so where the game has its name: nothing moves. @param {HTMLElement} app @param {HTMLElement} head */
export const openStrip = (app, head) => {
  const strip = h('p', { class: 'cut-strip', role: 'alert', hidden: true })
  head.querySelector('.name')?.append(strip)
  // What the button says instead: from here, where it is written in the player's script.
  app.style.setProperty('--cut', '"网络\\A 已断开"')
  return {
    isShown: () => !strip.hidden,
    /** @param {boolean} isCut */
    toggle: (isCut) => {
      strip.hidden = !isCut
      strip.replaceChildren(...(isCut ? [icon('off'), h('span', {}, '网络已断开')] : []))
      app.classList.toggle('cut', isCut)
    },
  }
}
