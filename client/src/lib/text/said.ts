/** Words that stay on the screen: a function where they are said anew in the language of each picture. */
export type Said = string | (() => string)

export const saidNow = (words: Said): string => (typeof words === 'function' ? words() : words)
