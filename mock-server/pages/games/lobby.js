import { openBar } from './kit/bar.js'
import { h } from './kit/dom.js'
import { SIDES, bigRoad } from './kit/roadMap.js'
import { Refused, fragment, state } from './kit/session.js'

/** @param {string} selector */
const one = (selector) => /** @type {HTMLElement | null} */ (document.querySelector(selector))
const tiles = () => /** @type {HTMLAnchorElement[]} */ ([...document.querySelectorAll('.tile')])

/** The lobby is there without a script: this adds the session to its links, the balance and the search. */
export const start = async () => {
  for (const tile of tiles()) {
    tile.href += fragment
    const { road, kind = '' } = tile.dataset
    const sides = SIDES[kind]
    if (road && sides) tile.querySelector('img')?.after(bigRoad(JSON.parse(road), sides))
  }
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
  const bar = openBar(/** @type {HTMLElement} */ (one('.bar')), h('b', {}, document.title.split(' · ')[0]))
  try {
    const opened = await state()
    bar.begin(opened)
    const limits = one('[data-limits]')
    if (limits) {
      const [least, most] = [opened.minStake, opened.maxStake].map((yuan) =>
        Number(yuan).toLocaleString('zh-CN'),
      )
      limits.textContent = `单注 ${least} – ${most} 元`
      limits.hidden = false
    }
  } catch (error) {
    const notice = one('[data-notice]')
    if (!notice) return
    notice.hidden = false
    notice.textContent = error instanceof Refused ? error.message : '服务开小差了，请稍后重试'
  }
}
