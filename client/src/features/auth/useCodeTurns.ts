import { useState } from 'react'

/** One countdown for text and voice codes: a voice call starts it anew, and opens only after one has run out. */
export const useCodeTurns = ({ isSent = false }: { isSent?: boolean } = {}) => {
  const [turn, setTurn] = useState(0)
  const [hasWaited, setWaited] = useState(false)
  return {
    hasWaited,
    /** Of the CodeButton. */
    button: { key: turn, isSent: isSent || turn > 0, onEnd: () => setWaited(true) },
    voice: async (send: () => Promise<boolean>) => {
      if (await send()) setTurn((current) => current + 1)
    },
  }
}
