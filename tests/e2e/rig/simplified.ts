import { Converter } from 'opencc-js'
import { SHARED } from './crawl.data.ts'

const toTraditional = Converter({ from: 'cn', to: 'tw' })

/** The characters that a reader of zh-TW doesn't write. */
export const simplifiedIn = (text: string): string[] =>
  [...new Set(text)].filter((character) => !SHARED.has(character) && toTraditional(character) !== character)
