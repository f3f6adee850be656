import { isShown, putInto } from './fill.ts'

const STEPS = [
  ['PageUp', 24],
  ['ArrowRight', 4],
] as const
/** Slow enough for a hand, quick enough for a demo. */
const STEP_MS = 40

const place = () => Array.from(document.querySelectorAll('[data-challenge]')).findLast(isShown)

/** The challenge that the page asks for now. */
export const shownChallenge = (): string | undefined => place()?.getAttribute('data-challenge') ?? undefined

const press = (target: Element, key: string) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))

const slide = async (thumb: Element, to: number): Promise<void> => {
  let x = Number(thumb.getAttribute('aria-valuenow'))
  for (const [key, by] of STEPS)
    while (to - x >= by / 2 && to - x > 2) {
      if (key === 'PageUp' && to - x < by) break
      press(thumb, key)
      x += by
      await new Promise((done) => setTimeout(done, STEP_MS))
    }
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
