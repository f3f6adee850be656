import { MENDED, TERMS } from './taiwan.data.ts'

/** A dictionary's; it is no part of the contract, for most readers never need one. */
type Convert = (text: string) => string

/** The words of the table, the longest first, apart from what stands between them. */
const partsBy = (words: readonly string[]): ((text: string) => string[]) => {
  const known = new RegExp(`(${words.toSorted((a, b) => b.length - a.length).join('|')})`)
  return (text) => text.split(known)
}
const partsOfMainland = partsBy(Object.keys(TERMS))

const BACK = new Map(
  Object.entries(TERMS)
    .toReversed()
    .map(([word, shown]) => [shown, word]),
)
const partsOfTaiwan = partsBy([...BACK.keys()])

/** A text of zh-CN as Taiwan writes it: the table's words as they stand there, the dictionary's between them. */
export const inTaiwan = (text: string, convert: Convert): string => {
  const words = partsOfMainland(text).map((part) => TERMS[part] ?? (part && convert(part)))
  return MENDED.reduce((mended, [wrong, right]) => mended.replace(wrong, right), words.join(''))
}

/** What a reader of zh-TW types to find what was shown to him, as it is called in zh-CN. */
export const inMainland = (text: string, convert: Convert): string =>
  partsOfTaiwan(text)
    .map((part) => BACK.get(part) ?? (part && convert(part)))
    .join('')
