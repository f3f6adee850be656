import { isShown, putInto } from './fill.ts'

/** Slow enough for a hand, quick enough for a demo. */
const STEP_MS = 40

const place = () => Array.from(document.querySelectorAll('[data-challenge]')).findLast(isShown)

/** The challenge that the page asks for now. */
export const shownChallenge = (): string | undefined => place()?.getAttribute('data-challenge') ?? undefined

const press = (target: Element, key: string) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))

/** As far as each key brings it. */
const slide = async (thumb: Element, to: number): Promise<void> => {
  const at = () => Number(thumb.getAttribute('aria-valuenow'))
  const move = async (key: string) => {
    const from = at()
    press(thumb, key)
    await new Promise((done) => setTimeout(done, STEP_MS))
    return Math.abs(at() - from)
  }
  const step = await move('ArrowRight')
  const leap = await move('PageUp')
  while (to - at() >= leap && (await move('PageUp')));
  while (to - at() >= step / 2 && (await move('ArrowRight')));
  while (at() - to >= step / 2 && (await move('ArrowLeft')));
  press(thumb, 'Enter')
}

/** Answers the challenge on the screen: the picture's text is typed and left to be sent, the slider is brought home. */
export const answerChallenge = async (answer: string | number): Promise<void> => {
  const own = place()
  const thumb = own?.querySelector('[role=slider]')
  if (thumb) return slide(thumb, Number(answer))
  const field = own?.querySelector('input')
  if (field) putInto(field, String(answer))
}
