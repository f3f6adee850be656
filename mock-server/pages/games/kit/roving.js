/**
 * One stop of the Tab key for many buttons: arrows go to the nearest one in their direction, wherever it lies.
 * @param {HTMLElement} group
 */
export const rove = (group) => {
  const buttons = [...group.querySelectorAll('button')]
  buttons.forEach((button, at) => (button.tabIndex = at === 0 ? 0 : -1))
  const WAYS = /** @type {Record<string, [number, number]>} */ ({
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
  })
  /** @param {Element} element */
  const centre = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return [left + width / 2, top + height / 2]
  }
  group.addEventListener('focusin', ({ target }) => {
    for (const button of buttons) button.tabIndex = button === target ? 0 : -1
  })
  group.addEventListener('keydown', (event) => {
    const way = WAYS[event.key]
    if (!way || !(event.target instanceof HTMLElement)) return
    event.preventDefault()
    event.stopPropagation()
    const [x, y] = centre(event.target)
    let [next, least] = [event.target, Infinity]
    for (const button of buttons) {
      const [toX, toY] = centre(button)
      const along = (toX - x) * way[0] + (toY - y) * way[1]
      const aside = Math.abs((toX - x) * way[1]) + Math.abs((toY - y) * way[0])
      if (along > 1 && along + aside * 2.5 < least) [next, least] = [button, along + aside * 2.5]
    }
    next.focus()
  })
}

/**
 * Where the focus has no keys of its own arrows change the stake, Space and Enter play; of a table with spots, which have no such
 * step, only Ctrl with Enter plays.
 * @param {{ onPlay: () => void, onStep?: (by: number) => void }} keys
 */
export const bindKeys = ({ onPlay, onStep }) => {
  /** @type {Element | null} */
  let pressed = null
  document.addEventListener('focusin', () => (pressed = null))
  document.addEventListener('click', (event) => {
    const { detail, target } = event
    pressed = detail > 0 && target instanceof Element ? target.closest('.stage button, .dock button') : null
  })
  document.addEventListener('keydown', (event) => {
    const { key, target } = event
    const play = () => {
      event.preventDefault()
      const asking = document.querySelector('.unsure .dock .gold')
      if (event.repeat) return
      if (asking instanceof HTMLElement) asking.click()
      else onPlay()
    }
    const isAsked = !onStep && key === 'Enter' && (event.ctrlKey || event.metaKey)
    if (isAsked && !document.querySelector('dialog[open]')) return play()
    if (!onStep) return
    const own = target instanceof Element && target.closest('button:not(.chip), a, input, dialog')
    if (own && own !== pressed) return
    if (key === ' ' || key === 'Enter') play()
    else if (key === 'ArrowLeft') onStep(-1)
    else if (key === 'ArrowRight') onStep(1)
  })
}
