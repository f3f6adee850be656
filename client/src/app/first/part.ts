/** A text, or an element with its class and what it holds. */
export type Part = string | readonly [tag: string, className: string, inner: readonly Part[]]
