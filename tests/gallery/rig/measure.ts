/** What may be wrong with where a thing is. */
export interface Finding {
  fault: 'covered' | 'floating' | 'cut' | 'small' | 'thumb' | 'tiny' | 'waiting' | 'wide'
  /** Tag, class and words: what a person looks for. */
  what: string
  why: string
}

/** Runs in the page, alone: it may name nothing from outside. */
export const measure = async (): Promise<Finding[]> => {
  const MIN_TARGET = 24
  const MIN_THUMB = 40
  const MIN_TEXT = 12
  const PHONE = 480
  /** As wide as this part of the page, a fixed thing is a bar that one scrolls past. */
  const BAR = 0.6
  const MOST = 25
  const found: Finding[] = []
  const seen = new Map<string, number>()
  const root = document.documentElement
  const hasClass = (element: Element) =>
    typeof element.className === 'string' ? element.className.split(' ').at(-1) : ''
  const nameOf = (element: Element): string => {
    const said = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''
    const role = element.getAttribute('role')
    const first = `${element.tagName.toLowerCase()}${role ? `[${role}]` : ''}`
    return `${first}.${hasClass(element)} 「${(said || element.getAttribute('placeholder') || element.getAttribute('name') || '').replace(/\s+/g, ' ').slice(0, 24)}」`
  }
  const tell = (fault: Finding['fault'], element: Element, why: string) => {
    // The same thing many times is one finding.
    const key = `${fault} ${element.tagName} ${element.className.toString()}`
    const times = (seen.get(key) ?? 0) + 1
    seen.set(key, times)
    if (times === 1 && found.length < 200) found.push({ fault, what: nameOf(element), why })
  }
  const visible = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })
  /** What keeps the focus to itself. */
  const KEEPING = '[role=dialog][aria-modal=true], [role=dialog]:has([role=menu])'
  const modal = [...document.querySelectorAll(KEEPING)].filter(visible).at(-1)
  const scope: Element = modal ?? document.body
  const isOut = (element: Element) => element.closest('[inert],[aria-hidden=true]') !== null
  /** What is said comes and goes over the page. */
  const isToast = (element: Element) => element.closest('.mantine-Notifications-root') !== null
  const near = (element: Element, test: (style: CSSStyleDeclaration) => boolean): Element | undefined => {
    for (let up: Element | null = element; up && up !== root; up = up.parentElement)
      if (test(getComputedStyle(up))) return up
    return undefined
  }
  const fixedOf = (element: Element) => near(element, ({ position }) => position === 'fixed')
  const labelOf = (element: Element) =>
    (element as HTMLInputElement).labels?.[0] ?? element.closest('label') ?? undefined
  const boxOf = (element: Element): DOMRect => {
    const own = element.getBoundingClientRect()
    const label = /^(INPUT|SELECT)$/.test(element.tagName)
      ? labelOf(element)?.getBoundingClientRect()
      : undefined
    const isChoice = /^(checkbox|radio|file)$/.test((element as HTMLInputElement).type ?? '')
    if (!label || !isChoice) return own
    const [x, y] = [Math.min(own.x, label.x), Math.min(own.y, label.y)]
    return new DOMRect(x, y, Math.max(own.right, label.right) - x, Math.max(own.bottom, label.bottom) - y)
  }
  /** What is hit where this is, if that is something else. */
  const over = (element: Element, x: number, y: number): Element | undefined => {
    const hit = document.elementFromPoint(x, y)
    if (!hit || element.contains(hit) || hit.contains(element)) return undefined
    const label = labelOf(element)
    if (label && (label.contains(hit) || hit.closest('label') === label)) return undefined
    if (hit.tagName === 'LABEL' && (hit as HTMLLabelElement).control === element) return undefined
    return hit
  }
  const centre = ({ x, y, width, height }: DOMRect) => [x + width / 2, y + height / 2] as const

  const SELECTOR =
    'a[href],button,input,select,textarea,summary,[role=button],[role=tab],[role=menuitem],[role=slider],[role=switch],[role=radio],[role=checkbox],[tabindex="0"]'
  const interactive = [...scope.querySelectorAll<HTMLElement>(SELECTOR)].filter(
    (element) =>
      visible(element) &&
      !isOut(element) &&
      !(element as HTMLButtonElement).disabled &&
      (element as HTMLInputElement).type !== 'hidden',
  )

  // Wider than the page.
  const excess = root.scrollWidth - root.clientWidth
  if (excess > 0) {
    const widest = [...document.body.querySelectorAll('*')].find(
      (element) =>
        element.getBoundingClientRect().right > root.clientWidth + 1 &&
        !near(element.parentElement ?? element, ({ overflowX }) => overflowX !== 'visible'),
    )
    tell('wide', widest ?? document.body, `by ${excess} px`)
  }

  /** What of it isn't scrolled out of what it lies in. */
  const shownOf = (element: Element): Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'> => {
    const own = element.getBoundingClientRect()
    const scroller = near(
      element,
      ({ overflowX, overflowY }) => overflowX !== 'visible' || overflowY !== 'visible',
    )
    if (!scroller || scroller === document.body) return own
    const edge = scroller.getBoundingClientRect()
    return {
      left: Math.max(own.left, edge.left),
      top: Math.max(own.top, edge.top),
      right: Math.min(own.right, edge.right),
      bottom: Math.min(own.bottom, edge.bottom),
    }
  }

  // Floating over what is pressed, at rest.
  const floating = [...document.body.querySelectorAll('*')].filter((element) => {
    if (getComputedStyle(element).position !== 'fixed' || !visible(element) || isToast(element)) return false
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && width < innerWidth * BAR && height < innerHeight * BAR
  })
  for (const fixed of modal ? [] : floating)
    for (const element of interactive) {
      if (fixedOf(element)) continue
      const [a, b] = [fixed.getBoundingClientRect(), shownOf(element)]
      const [left, right] = [Math.max(a.left, b.left), Math.min(a.right, b.right)]
      const [top, bottom] = [Math.max(a.top, b.top), Math.min(a.bottom, b.bottom)]
      if (right - left < 2 || bottom - top < 2) continue
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      if (hit && fixed.contains(hit)) {
        tell('floating', fixed, `over ${nameOf(element)}`)
        break
      }
    }

  // Sizes of targets.
  const stood = [...document.querySelectorAll('*')]
    .filter((at) => at.scrollHeight > at.clientHeight || at.scrollWidth > at.clientWidth)
    .map((at) => [at, at.scrollTop, at.scrollLeft] as const)
  const boxes = interactive.map((element) => ({ element, box: boxOf(element) }))
  const isInline = (element: Element) =>
    element.tagName === 'A' &&
    getComputedStyle(element).display.startsWith('inline') &&
    [...(element.parentElement?.childNodes ?? [])].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    )
  /** What is pressed may reach further than it is drawn: as far as a press on its middle lines still meets it. */
  const reachFrom = (element: HTMLElement, box: DOMRect): { width: number; height: number } => {
    const [x, y] = centre(box)
    const meets = (across: number, down: number) => {
      const hit = document
        .elementsFromPoint(x + across, y + down)
        .find((at) => isToast(at) === isToast(element))
      return hit !== undefined && (element.contains(hit) || (labelOf(element)?.contains(hit) ?? false))
    }
    const far = (across: number, down: number) => {
      let steps = 0
      while (steps < MIN_THUMB && meets(across * (steps + 1), down * (steps + 1))) steps += 1
      return steps
    }
    return meets(0, 0)
      ? { width: far(-1, 0) + far(1, 0) + 1, height: far(0, -1) + far(0, 1) + 1 }
      : { width: 0, height: 0 }
  }
  /** From its middle or, of a choice beside its words, from the mark. */
  const reachOf = (element: HTMLElement): { width: number; height: number } => {
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
    const whole = reachFrom(element, boxOf(element))
    const own = reachFrom(element, element.getBoundingClientRect())
    return own.height > whole.height ? own : whole
  }
  for (const { element, box: drawn } of boxes) {
    const isLess = Math.min(drawn.width, drawn.height) < (innerWidth <= PHONE ? MIN_THUMB : MIN_TARGET) - 0.5
    const reached = isLess ? reachOf(element) : drawn
    const box = {
      width: Math.max(drawn.width, reached.width),
      height: Math.max(drawn.height, reached.height),
    }
    if (box.width < 2 || box.height < 2 || isInline(element)) continue
    if (element.tagName === 'INPUT' && getComputedStyle(element).opacity === '0' && !labelOf(element))
      continue
    const least = Math.min(box.width, box.height)
    const size = `${Math.round(box.width)} × ${Math.round(box.height)}`
    if (least < MIN_TARGET - 0.5) tell('small', element, size)
    else if (
      innerWidth <= PHONE &&
      box.height < MIN_THUMB - 0.5 &&
      /^(BUTTON|INPUT|SELECT|TEXTAREA)$|button/.test(element.tagName + (element.getAttribute('role') ?? ''))
    )
      tell('thumb', element, size)
  }

  // Text: too small, or cut.
  const texts = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement
    if (
      !parent ||
      !node.textContent?.trim() ||
      parent.closest('svg,[aria-hidden=true],script,style,noscript')
    )
      continue
    if (!visible(parent)) continue
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    if (box.width < 2 || box.height < 2) continue
    const own = getComputedStyle(parent)
    if (near(parent, ({ clipPath, clip }) => clipPath.includes('inset(50%') || clip.startsWith('rect(0')))
      continue
    const spot = parent.getBoundingClientRect()
    if (spot.width <= 1 || spot.height <= 1) continue
    const size = Number.parseFloat(own.fontSize)
    if (size < MIN_TEXT - 0.1) tell('tiny', parent, `${size} px`)
    const clipper = near(
      parent,
      ({ overflowX, overflowY }) => overflowX !== 'visible' || overflowY !== 'visible',
    )
    if (!clipper || clipper === document.body) continue
    const style = getComputedStyle(clipper)
    const edge = clipper.getBoundingClientRect()
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    const isAside = edge.width <= 1 || edge.height <= 1
    if (isAside) continue
    const lost = Math.max(box.right - edge.right, edge.left - box.left)
    if (hides(style.overflowX) && lost > 1.5 && box.left < edge.right - 2 && box.right > edge.left + 2) {
      const isTold =
        style.textOverflow === 'ellipsis' &&
        (clipper.closest('[title],[aria-label]') ?? undefined) !== undefined
      if (!isTold) tell('cut', parent, `${Math.round(lost)} px of its width`)
    }
    const low = Math.max(box.bottom - edge.bottom, edge.top - box.top)
    const isClamped = style.webkitLineClamp !== 'none' && clipper.closest('[title],[aria-label]') !== null
    if (
      hides(style.overflowY) &&
      low > 3 &&
      box.top < edge.bottom - 3 &&
      box.bottom > edge.top + 3 &&
      !isClamped
    )
      tell('cut', parent, `${Math.round(low)} px of its height`)
  }

  // Covered where it is focused.
  const before = document.activeElement as HTMLElement | null
  const alike = new Map<string, number>()
  for (const element of interactive) {
    const key = `${element.tagName} ${element.className.toString()} ${element.getAttribute('role') ?? ''}`
    const times = (alike.get(key) ?? 0) + 1
    alike.set(key, times)
    // Of many alike the first, and one in eight of the rest.
    if (times > MOST && times % 8 !== 0) continue
    if (element.tabIndex < 0) continue
    element.focus()
    // As between two keys: what the focus opens is rendered, else it doesn't know that it is to close with the next.
    await Promise.resolve()
    if (document.activeElement !== element) continue
    const box = boxOf(element)
    const [x, y] = centre(box)
    if (box.width < 2 || box.height < 2) continue
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) {
      if (
        !near(
          element,
          ({ overflowX }) => overflowX === 'auto' || overflowX === 'scroll' || overflowX === 'hidden',
        )
      )
        tell('covered', element, 'outside of the page where it is focused')
      continue
    }
    let hit = over(element, x, y)
    // A list that opens when its field is focused closes a moment after the next one is.
    if (hit?.closest('[role=listbox]')) {
      await new Promise((resolve) => setTimeout(resolve, 50))
      hit = over(element, x, y)
    }
    if (!hit || !visible(hit) || isToast(hit)) continue
    const cover = hit.closest(SELECTOR) ?? hit.closest('svg')?.parentElement ?? hit
    tell('covered', element, `under ${nameOf(cover)}`)
  }
  if (before && before !== document.body) before.focus({ preventScroll: true })
  else (document.activeElement as HTMLElement | null)?.blur()
  for (const [at, top, left] of stood) {
    if (at.scrollTop !== top) at.scrollTop = top
    if (at.scrollLeft !== left) at.scrollLeft = left
  }
  return found
}
