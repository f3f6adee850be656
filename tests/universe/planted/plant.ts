/** A fault put into a source as it is loaded. */
export interface Plant {
  name: string
  /** Where it is put in. */
  side: 'client' | 'server'
  /** Whose race it is: one side's, or of the two with each other. */
  kind: 'client' | 'server' | 'between'
  /** From the root of the repository. */
  file: string
  /** Exactly once in the file. */
  snippet: string
  planted: string
  what: string
}
