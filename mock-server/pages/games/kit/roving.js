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
