import { openBar } from './kit/bar.js'
import { h } from './kit/dom.js'
import { onRest, restText, timeFrom } from './kit/line/rest.js'
import { openResults } from './kit/results.js'
import { SIDES, bigRoad, roadCounts, toldOf } from './kit/roadMap.js'
import { Refused, fragment, state } from './kit/session.js'

/** @param {string} selector */
const one = (selector) => /** @type {HTMLElement | null} */ (document.querySelector(selector))
const tiles = () => /** @type {HTMLAnchorElement[]} */ ([...document.querySelectorAll('.tile')])

/** What has been dealt at a table: how much and by whom, its road and the count, or the last results. @param {HTMLElement} tile */
export const drawHistory = (tile) => {
  const { kind = '', rounds = '[]', opening, all } = tile.dataset
  /** @type {{ won: string[], result: string }[]} */
  const dealt = JSON.parse(rounds)
  if (dealt.length === 0) return
  tile.querySelector('.facts')?.append(` · ${toldOf(dealt.length, Number(opening), Number(all))}`)
  const sides = SIDES[kind]
  const road = dealt.map(({ won }) => won)
  const results = dealt.map(({ result }) => result)
  const [counts, shown] = sides
    ? [h('span', { class: 'counts' }, ...roadCounts(road, sides)), bigRoad(road, sides)]
    : openResults(kind, results.toReversed())
  tile.append(counts, shown)
}

/** By type and by name, one together with the other. */
const openFilters = () => {
  const find = /** @type {HTMLInputElement | null} */ (one('[data-find]'))
  const buttons = [...(one('[data-types]')?.querySelectorAll('button') ?? [])]
  let type = ''
  const show = () => {
    const word = find?.value.trim() ?? ''
    const shown = tiles().filter((tile) => {
      const { name = '', type: own } = tile.dataset
      const isShown = name.includes(word) && (type === '' || own === type)
      const item = tile.closest('li')
      if (item) item.hidden = !isShown
      return isShown
    })
    const [count, none] = [one('[data-count]'), one('[data-none]')]
    if (count) count.textContent = String(shown.length)
    if (none) none.hidden = shown.length > 0
  }
  find?.addEventListener('input', show)
  for (const button of buttons)
    button.addEventListener('click', () => {
      type = button.dataset.type ?? ''
      for (const each of buttons) each.setAttribute('aria-pressed', String(each === button))
      show()
    })
}

/** The lobby is there without a script: this adds the session to its links, the roads, the balance and the filters. */
export const start = async () => {
  for (const tile of tiles()) {
    tile.href += fragment
    drawHistory(tile)
  }
  openFilters()
  const bar = openBar(/** @type {HTMLElement} */ (one('.bar')), h('b', {}, document.title.split(' · ')[0]))
  /** @param {string} text */
  const notify = (text) => {
    const notice = one('[data-notice]')
    if (!notice) return
    notice.hidden = text === ''
    notice.textContent = text
  }
  try {
    const opened = await state()
    bar.begin(opened)
    const now = timeFrom(opened.now)
    const look = () => notify(restText(now()))
    onRest(look)
    look()
  } catch (error) {
    notify(error instanceof Refused ? error.message : '服务开小差了，请稍后重试')
  }
}
