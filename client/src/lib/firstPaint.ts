/** What index.html painted before the client ran (app/first): it covers the page until that is on the screen. */
const painted = (): HTMLElement | null => document.getElementById('first')

/** No picture is waited for longer than this. */
const LONGEST_MS = 4000

/** The whole of it goes. */
export const leaveFirstPaint = (): void => painted()?.remove()

/** The page is there: the frame goes, the hero stays until its own picture is there as well. */
export const leaveFirstFrame = (): void => {
  const first = painted()
  if (!first) return
  first.dataset.left = 'frame'
  setTimeout(leaveFirstPaint, LONGEST_MS)
}
