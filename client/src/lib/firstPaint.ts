/** What index.html painted before the client ran (app/first): it covers the page until that is on the screen. */
const painted = (): HTMLElement | null => document.getElementById('first')

/** No picture is waited for longer than this. */
const LONGEST_MS = 4000

/** The whole of it goes. */
export const leaveFirstPaint = (): void => painted()?.remove()

/** The page is there: all goes but the hero, which stays in its place until its own picture is there as well. */
export const leaveFirstFrame = (): void => {
  const first = painted()
  if (!first) return
  const hero = Array.from(first.querySelectorAll<HTMLElement>('main > section')).find(
    (section) => section.offsetHeight > 0,
  )
  if (!hero) return leaveFirstPaint()
  // Its own box stays where it was: moved, it would count as a shift of the layout.
  first.style.cssText = `padding-top: ${hero.getBoundingClientRect().top + scrollY}px; background: none`
  first.replaceChildren(hero)
  setTimeout(leaveFirstPaint, LONGEST_MS)
}
