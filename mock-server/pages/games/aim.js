import { h } from './kit/dom.js'

const HOLD_MS = 220
const MOVED_PX = 8
const SCALE = 2
/** How much of a number to each of its sides is its line's, as a part of the number. */
const NEAR = 0.3
/** Two numbers have this much between them: there the finger is on either. */
const GAP_PX = 4
/** The glass stands this far above the finger. */
const ABOVE_PX = 44

/**
 * A thumb aims: held on the cloth or drawn over it, what lies under it is shown enlarged over it, and is laid on when
 * it is lifted. A tap lays on the number or the outside bet under it, never on a line.
 * @param {HTMLElement} cloth
 * @param {(spot: Element | null) => void} show lights what a spot covers
 */
export const aimByThumb = (cloth, show) => {
  const spots = /** @type {HTMLElement[]} */ ([...cloth.querySelectorAll('.spot')])
  const lens = h('div', { class: 'lens' })
  const told = h('b')
  const glass = h('div', { class: 'glass', 'aria-hidden': 'true', hidden: true }, lens, told)
  /** @type {{ x: number, y: number, at: number } | undefined} where and when the finger came down */
  let from
  let hasMoved = false
  let isAiming = false
  /** @type {HTMLElement | undefined} */
  let aimed
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let holding
  /** @type {HTMLElement[]} */
  let copies = []

  /** @param {number} x @param {number} y */
  const spotAt = (x, y) => {
    const number = /** @type {HTMLElement} */ (cloth.querySelector('.straight .spot:last-child'))
    const { width, height } = number.getBoundingClientRect()
    const distances = spots
      .filter((spot) => spot.closest('.inside'))
      .map((spot) => {
        const box = spot.getBoundingClientRect()
        const away = [(box.x + box.width / 2 - x) / width, (box.y + box.height / 2 - y) / height]
        return { spot, away: Math.hypot(...away) }
      })
    const { spot, away } = distances.reduce((a, b) => (a.away <= b.away ? a : b))
    return away < NEAR ? spot : fieldAt(x, y)
  }
  /** A number or an outside bet. @param {number} x @param {number} y */
  const fieldAt = (x, y) =>
    spots.find((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect()
      const away = Math.max(left - x, x - right, top - y, y - bottom)
      return away <= GAP_PX / 2 && !each.closest('.inside')
    })
  /** @param {number} x @param {number} y */
  const aim = (x, y) => {
    const box = cloth.getBoundingClientRect()
    aimed = spotAt(x, y)
    show(aimed ?? null)
    for (const [at, copy] of copies.entries()) {
      copy.className = spots[at].className
      copy.classList.toggle('aimed', spots[at] === aimed)
    }
    told.textContent = aimed?.title.split('，')[0] ?? '松开取消'
    glass.classList.toggle('off', !aimed)
    const [wide, high] = [glass.offsetWidth, glass.offsetHeight]
    const isBeside = y - ABOVE_PX - high < 0
    const left = isBeside ? (x > innerWidth / 2 ? x - ABOVE_PX - wide : x + ABOVE_PX) : x - wide / 2
    glass.style.left = `${Math.min(Math.max(left, 4), innerWidth - wide - 4)}px`
    glass.style.top = `${isBeside ? 4 : y - ABOVE_PX - high}px`
    const copy = glass.querySelector('.cloth')
    const { clientHeight: seen } = lens
    if (copy instanceof HTMLElement)
      copy.style.transform = `translate(${wide / 2 - SCALE * (x - box.x)}px, ${seen / 2 - SCALE * (y - box.y)}px) scale(${SCALE})`
  }
  const begin = () => {
    if (!from) return
    isAiming = true
    const copy = /** @type {HTMLElement} */ (cloth.cloneNode(true))
    const { width, height } = cloth.getBoundingClientRect()
    copy.style.cssText = `width:${width}px;height:${height}px`
    copies = [...copy.querySelectorAll('.spot')].filter((each) => each instanceof HTMLElement)
    lens.replaceChildren(copy)
    glass.hidden = false
    aim(from.x, from.y)
  }
  const end = () => {
    clearTimeout(holding)
    glass.hidden = true
    lens.replaceChildren()
    isAiming = false
    hasMoved = false
    from = undefined
    aimed = undefined
  }

  document.body.append(glass)
  cloth.addEventListener(
    'touchstart',
    ({ touches: [touch, second], timeStamp: at }) => {
      end()
      if (second) return
      from = { x: touch.clientX, y: touch.clientY, at }
      holding = setTimeout(begin, HOLD_MS)
    },
    { passive: true },
  )
  cloth.addEventListener(
    'touchmove',
    (event) => {
      const [{ clientX: x, clientY: y }] = event.touches
      if (!from) return
      if (!isAiming && Math.hypot(x - from.x, y - from.y) > MOVED_PX) {
        const stage = /** @type {HTMLElement} */ (cloth.closest('.stage'))
        // Where the cloth is higher than its room, a finger that goes at once scrolls.
        if (stage.scrollHeight > stage.clientHeight + 1) return end()
        clearTimeout(holding)
        begin()
      }
      if (!isAiming) return
      hasMoved = true
      event.preventDefault()
      aim(x, y)
    },
    { passive: false },
  )
  cloth.addEventListener('touchend', (event) => {
    if (!from) return
    // By the finger's own time: a page that is busy hears late that it was lifted.
    const isHeld = hasMoved || event.timeStamp - from.at >= HOLD_MS
    const spot = isAiming && isHeld ? aimed : fieldAt(from.x, from.y)
    event.preventDefault()
    if (!spot) show(null)
    end()
    spot?.click()
  })
  cloth.addEventListener('touchcancel', () => {
    if (isAiming) show(null)
    end()
  })
  // A finger that is held takes no chip away.
  cloth.addEventListener(
    'contextmenu',
    (event) => {
      if (!from) return
      event.preventDefault()
      event.stopPropagation()
    },
    { capture: true },
  )
}
