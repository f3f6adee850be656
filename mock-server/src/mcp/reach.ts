/** How a caller of this protocol reaches a mock. */
export interface Reach {
  /** Asks an address of the mock, with whatever lets its caller steer. */
  ask(path: string, init?: RequestInit): Promise<Response>
  /** The world that is meant where none is named. */
  world: string
  /** Nothing that changes a world is offered. */
  isReadOnly: boolean
  version: string
}

export const JSON_TYPE = { 'content-type': 'application/json' }

/** Something that can't be done, told to the agent as the result of its call. */
export class Told extends Error {
  override name = 'Told'
}

/** The text of an answer; throws what it was refused with. */
export const textOf = async (answer: Response): Promise<string> => {
  const text = await answer.text()
  if (answer.ok) return text
  throw new Told(text === '' ? `HTTP ${answer.status}` : text)
}

/** Whatever an agent or a document gave, as a word. */
export const wordOf = (value: unknown): string =>
  (typeof value === 'string' ? value : JSON.stringify(value)) ?? ''
