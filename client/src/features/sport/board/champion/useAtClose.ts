import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { chatLine } from '../../../../lib/chat/chatLine.ts'
import { clock } from '../../../../lib/clock.ts'

/** After a market's last moment its winner is told. */
const AFTER_MS = 500
/** By looking at the clock: a timer would not know that the server's has been moved. */
const CHECK_MS = 250

/**
 * Asks again as soon as one of the markets closes, and says until when they have; at the latest as a bet is told to be settled.
 * What was asked before that is waited for: its answer is the former one, and nothing is asked beside it.
 */
export const useAtClose = (
  games: readonly { closesAt: number }[],
  isAsking: boolean,
  ask: () => unknown,
): number => {
  const [closed, setClosed] = useState(0)
  const [told, setTold] = useState(0)
  const at = closed + told
  const asked = useRef(at)
  const next = Math.min(...games.map(({ closesAt }) => closesAt).filter((at) => at > closed))
  const run = useEffectEvent(ask)
  useEffect(() => {
    if (!Number.isFinite(next)) return undefined
    const timer = setInterval(() => {
      const now = clock.now()
      if (now < next + AFTER_MS) return
      clearInterval(timer)
      setClosed(now)
    }, CHECK_MS)
    return () => clearInterval(timer)
  }, [next])
  useEffect(() => {
    const deaf = chatLine.on('notification', (news) => {
      if ((news as { type?: string }).type === 'bet') setTold((times) => times + 1)
    })
    return () => {
      deaf()
    }
  }, [])
  useEffect(() => {
    if (at === asked.current || isAsking) return
    asked.current = at
    void run()
  }, [at, isAsking])
  return closed
}
