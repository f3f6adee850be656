/**
 * A picture that didn't come leaves its place empty, not the browser's sign with words over what lies there, and is asked for again
 * when the network is back.
 */
export const mendPictures = (): (() => void) => {
  const over = new AbortController()
  const heard =
    (isBroken: boolean) =>
    ({ target }: Event) =>
      target instanceof HTMLImageElement && target.toggleAttribute('data-broken', isBroken)
  // Neither rises to the document.
  const each = { capture: true, signal: over.signal }
  document.addEventListener('error', heard(true), each)
  document.addEventListener('load', heard(false), each)
  const again = () => {
    for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-broken]'))
      picture.src = picture.getAttribute('src') ?? ''
  }
  addEventListener('online', again, { signal: over.signal })
  return () => over.abort()
}
