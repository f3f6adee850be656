/** T-MARQ-300: a title of more than fifteen characters turns by one character every 300 ms. */
const MARQUEE_MS = 300
const MARQUEE_ABOVE = 15

/** Shows the title and keeps it turning when it is long; returns the end of it. */
export const runTitle = (title: string, show: (text: string) => void): (() => void) => {
  show(title)
  const characters = [...title]
  if (characters.length <= MARQUEE_ABOVE) return () => undefined
  let turned = 0
  const timer = setInterval(() => {
    turned = (turned + 1) % characters.length
    show(characters.slice(turned).join('') + characters.slice(0, turned).join(''))
  }, MARQUEE_MS)
  return () => clearInterval(timer)
}
