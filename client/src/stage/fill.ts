/** Whether somebody can see it. */
export const isShown = (element: Element): boolean =>
  element.isConnected && (element.checkVisibility?.({ visibilityProperty: true }) ?? true)

/** Types into a field of the product as a hand would: its own handlers hear of it. */
export const putInto = (field: HTMLInputElement, text: string): void => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const CODE_FIELDS = 'input[autocomplete="one-time-code"]'

/** The first box of the group that a code goes to: the one that was used last, else the last one on the screen. */
export const codeField = (): HTMLInputElement | undefined => {
  const fields = Array.from(document.querySelectorAll<HTMLInputElement>(CODE_FIELDS)).filter(isShown)
  const used = fields.find((field) => field === lastField) ?? fields.at(-1)
  const group = used?.closest('[role=group], form')
  return (group && fields.find((field) => group.contains(field))) ?? used
}

let lastField: Element | null = null
/** The drawer takes the focus away; the field that had it is remembered. */
export const followFocus = (): (() => void) => {
  const note = ({ target }: FocusEvent) => {
    if (target instanceof HTMLInputElement) lastField = target
  }
  document.addEventListener('focusin', note)
  return () => document.removeEventListener('focusin', note)
}

/** Puts a code where the page asks for one. */
export const fillCode = (code: string): void => {
  const field = codeField()
  if (!field) return
  field.focus()
  putInto(field, code)
}
