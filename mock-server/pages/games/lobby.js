import { shown, toCents } from './kit/money.js'
import { Refused, fragment, state } from './kit/session.js'

/** @param {string} selector */
const one = (selector) => /** @type {HTMLElement | null} */ (document.querySelector(selector))
const tiles = () => /** @type {HTMLAnchorElement[]} */ ([...document.querySelectorAll('.tile')])

/** The lobby is there without a script: this adds the session to its links, the balance and the search. */
export const start = async () => {
  for (const tile of tiles()) tile.href += fragment
  const find = /** @type {HTMLInputElement | null} */ (one('[data-find]'))
  find?.addEventListener('input', () => {
    const word = find.value.trim()
    const shownTiles = tiles().filter((tile) => {
      const isFound = (tile.dataset.name ?? '').includes(word)
      const item = tile.closest('li')
      if (item) item.hidden = !isFound
      return isFound
    })
    const none = one('[data-none]')
    if (none) none.hidden = shownTiles.length > 0
  })
  try {
    const { balance } = await state()
    const amount = one('[data-balance]')
    const purse = one('[data-purse]')
    if (amount) amount.textContent = shown(toCents(balance))
    if (purse) purse.hidden = false
  } catch (error) {
    const notice = one('[data-notice]')
    if (!notice) return
    notice.hidden = false
    notice.textContent = error instanceof Refused ? error.message : '服务开小差了，请稍后重试'
  }
}
