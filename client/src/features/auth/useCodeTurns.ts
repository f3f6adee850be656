import { useState } from 'react'
import type { CodeTurn } from '../../api/codes/codes.ts'

/** One countdown for text and voice codes: a voice call starts it anew, and opens only after one has run out. */
export const useCodeTurns = (first?: CodeTurn) => {
  const [turn, setTurn] = useState(first)
  const [hasWaited, setWaited] = useState(false)
  return {
    /** One that can be typed. */
    hasCode: turn !== undefined && turn.code !== 'none',
    hasWaited,
    /** Of the CodeButton. */
    button: { until: turn?.until, onEnd: () => setWaited(true) },
    turn,
    /** Whether there is a code to type now. */
    take: (next: CodeTurn | undefined): boolean => {
      if (next) setTurn(next)
      return next !== undefined && next.code !== 'none'
    },
  }
}
