import { useEffect, useRef } from 'react'
import { useBalance } from '../../../features/wallet/wallet.api.ts'

/** Before money that could not be refreshed is asked for again, and twice as long before each further time. */
const AGAIN_MS = 15_000

/** The member's balance for the header: asked for again by itself until it is known. */
export const useFreshBalance = () => {
  const { data, error, isFetching, refetch } = useBalance()
  const tries = useRef(0)
  useEffect(() => {
    if (isFetching) return undefined
    if (error === undefined) {
      tries.current = 0
      return undefined
    }
    const again = () => {
      tries.current += 1
      void refetch()
    }
    const timer = setTimeout(again, AGAIN_MS * 2 ** tries.current)
    return () => clearTimeout(timer)
  }, [error, isFetching, refetch])
  return { data, isLoading: isFetching, refresh: () => void refetch() }
}
