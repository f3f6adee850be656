const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.isContentEditable)

/**
 * A held Enter is one press: what it opened – the next step, the login form after the last one – isn't answered by what
 * the keyboard repeats. In a text of several lines it goes on making lines.
 */
const once = (event: KeyboardEvent): void => {
  if (event.key === 'Enter' && event.repeat && !isWriting(event.target)) event.preventDefault()
}

export const wireHeldEnter = (): (() => void) => {
  document.addEventListener('keydown', once, { capture: true })
  return () => document.removeEventListener('keydown', once, { capture: true })
}
