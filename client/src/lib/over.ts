/** What lies open over the page, each by what closes it; the topmost is the last. */
export const over = new Set<() => void>()

let isOwn = false
/** Goes back where the page itself has led on: no press of Back, so it closes nothing. */
export const stepBack = (navigate: (delta: number) => unknown): void => {
  isOwn = true
  navigate(-1)
}
/** Whether the step that has come is such a one; asked once. */
export const isOwnStep = (): boolean => {
  const was = isOwn
  isOwn = false
  return was
}
