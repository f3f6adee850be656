/** A fault put into a source as it is loaded. */
export interface Plant {
  name: string
  side: 'client' | 'server'
  /** From the root of the repository. */
  file: string
  /** Exactly once in the file. */
  snippet: string
  planted: string
  what: string
}
