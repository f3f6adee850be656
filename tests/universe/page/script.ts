import { compileFunction, runInNewContext } from 'node:vm'

type Page = Window & typeof globalThis
export type ClientScript = (window: Page) => void

/** What the language itself brings: pages share it with the process, which has compiled what they call. */
const LANGUAGE = new Set(runInNewContext('Object.getOwnPropertyNames(globalThis)') as string[])
/** A device may refuse to hand them out: they are asked for each time, at the window. */
export const FORBIDDABLE = ['localStorage', 'sessionStorage']
const ITSELF = ['window', 'self', 'globalThis']

const namesOf = (from: object): string[] => {
  const above = Object.getPrototypeOf(from) as object | null
  return [...Object.getOwnPropertyNames(from), ...(above ? namesOf(above) : [])]
}

/**
 * The client's script as a function of its window. Each page runs it from its beginning, and from the second on it is
 * warm: in a context of its own every page would be compiled anew, and every name be looked up across a border.
 * Whatever Node has and a page has not is undefined.
 */
export const scriptOf = (code: string): ClientScript => {
  const written = new Set(code.match(/[A-Za-z_$][\w$]*/g))
  let run: ((...values: unknown[]) => void) | undefined
  let names: string[] = []
  return (window) => {
    if (!run) {
      const known = [...namesOf(window), ...namesOf(globalThis)]
      const own = known.filter(
        (name) =>
          written.has(name) &&
          !FORBIDDABLE.includes(name) &&
          (!LANGUAGE.has(name) || window[name as never] !== globalThis[name as never]),
      )
      names = [...new Set([...ITSELF, ...own])]
      run = compileFunction(code, names, { filename: 'client.js' }) as (...values: unknown[]) => void
    }
    run(...names.map((name) => (ITSELF.includes(name) ? window : window[name as never])))
  }
}
