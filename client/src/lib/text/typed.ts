import { withoutSpaces } from '@app/contract/rules/account/username'

/** A text with the letters and digits that a Chinese keyboard made full width in their plain form. */
export const halfWidth = (text: string): string => text.normalize('NFKC')

/** The same of names, addresses and codes, in which no blank is meant. */
export const unspaced = (text: string): string => withoutSpaces(halfWidth(text))

/** The digits of a text: codes are pasted with blanks and words around them. */
export const digitsOf = (text: string): string => halfWidth(text).replace(/\D/g, '')

/** As a card's number is read and typed: "6222 0000 1111". */
export const inFours = (number: string): string => number.replaceAll(/\d{4}(?=\d)/g, '$& ')
