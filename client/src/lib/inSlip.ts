import { signal } from './signal.ts'

export interface Selection {
  gameId: string
  wtype: string
  w: string
}

/** The selections of the slip, for pages that show prices without the channel's code; none before its bar is there. */
export const inSlip = signal<readonly Selection[]>([])
