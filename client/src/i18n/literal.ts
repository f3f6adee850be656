import { useSignal } from '../lib/signal.ts'
import { type Dictionary, texts } from './locale.ts'

/** Fixed texts are spelled in zh-CN by the contract: only another language needs a dictionary, by the text itself. */
const said = (dictionary: Dictionary | undefined, words: string): string => dictionary?.[words] ?? words

/** A fixed text of the contract in the chosen language; any other words come back as they are. */
export const literalText = (words: string): string => said(texts.get().slices.literal, words)

/** The same inside of components, where a switch of the language has to reach it; null stays null. */
export const useLiteral = () => {
  const dictionary = useSignal(texts).slices.literal
  return <W extends string | null | undefined>(words: W): W | string =>
    words ? said(dictionary, words) : words
}
