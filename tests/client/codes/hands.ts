/** What a player does with a part of the page: rows are written once, and worked in jsdom as in a browser. */
export type Name = string | RegExp
type Choice = 'tab' | 'radio' | 'checkbox' | 'switch'
export type AuthForm = 'login' | 'register' | 'forget_password'

export interface Part {
  /** Waits until it is on the page. */
  isThere: () => Promise<unknown>
  /** Waits until it has a button of this name. */
  has: (button: Name) => Promise<unknown>
  /** Waits until it has a field of this label. */
  hasField: (label: string) => Promise<unknown>
  /** Fields by their labels, as soon as they are there. */
  type: (fields: Record<string, string>) => Promise<void>
  /** A text box by its name. */
  write: (name: RegExp, text: string) => Promise<void>
  /** The button of this name that submits: the last one, ready again after the call before. */
  press: (name: Name, which?: 'first' | 'last') => Promise<void>
  /** The first button that says this. */
  pressSaying: (words: string) => Promise<void>
  /** Presses it if it is there. */
  pressIfThere: (name: Name) => Promise<void>
  /** Of a choice, the first one of this name unless it is chosen already. */
  choose: (role: Choice, name?: Name, which?: 'first' | 'last') => Promise<void>
  /** Waits until a radio isn't chosen: a refusal is told before its choice is taken back. */
  isOff: (radio: Name) => Promise<unknown>
  /** Opens the list of this label and takes one of it. */
  pick: (label: string, option: string) => Promise<void>
  attach: (label: string, fileName: string) => Promise<void>
  /** The form around the field of this label. */
  formOf: (label: string) => Part
}

export interface Hands {
  main: () => Part
  dialog: (name: Name) => Part
  /** Whether a dialog has opened by the last press. */
  isOpen: (name: Name) => Promise<boolean>
  /** Waits until no dialog is open. */
  isClosed: () => Promise<unknown>
  sees: (words: string) => Promise<unknown>
  authForm: (form: AuthForm) => Promise<unknown>
  /** A setting of the device, before the page is opened. */
  prefers: (key: string, value: string) => Promise<unknown>
}

let hands: Hands | undefined
export const workWith = (own: Hands): void => {
  hands = own
}
const own = (): Hands => {
  if (!hands) throw new Error('nobody works the rows: workWith() is called by what runs them')
  return hands
}

export const main = (): Part => own().main()
export const dialog = (name: Name): Part => own().dialog(name)
export const isOpen = (name: Name): Promise<boolean> => own().isOpen(name)
export const isClosed = (): Promise<unknown> => own().isClosed()
export const sees = (words: string): Promise<unknown> => own().sees(words)
export const authForm = (form: AuthForm): Promise<unknown> => own().authForm(form)
export const prefers = (key: string, value: string): Promise<unknown> => own().prefers(key, value)

export const PASSWORD = 'abc12345'
