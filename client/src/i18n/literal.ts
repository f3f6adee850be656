import { slice } from './slice.ts'
import literal from './zh-CN/literal.json'

const { useText, text } = slice('literal', literal)
type Fixed = keyof typeof literal

const isFixed = (words: string): words is Fixed => Object.hasOwn(literal, words)

/** A fixed text of the contract in the chosen language; any other words come back as they are. */
export const literalText = (words: string): string => (isFixed(words) ? text(words) : words)

/** The same inside of components, where a switch of the language has to reach it; null stays null. */
export const useLiteral = () => {
  const t = useText()
  return <W extends string | null | undefined>(words: W): W | string =>
    words && isFixed(words) ? t(words) : words
}
