import type { Tone } from '../../../ui/StatusTag/StatusTag.tsx'

/** The colour of a result beside its word. */
export const resultTone = (code: string): Tone => {
  if (code === 'W' || code === 'LW') return 'good'
  return code === 'L' || code === 'LL' ? 'bad' : 'off'
}
