import { signal } from './signal.ts'

export interface Selection {
  hgid: string
  wtype: string
  w: string
  /** From the home side. */
  line: number | null
}

/** The selections of the slip, for pages that show prices without the channel's code; none before its bar is there. */
export const inSlip = signal<readonly Selection[]>([])
