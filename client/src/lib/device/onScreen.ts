import { useEffect } from 'react'

/** Orders and feedbacks that a page shows with their state, as often as pages show them. */
const shown: string[] = []

export const isOnScreen = (orderNo: string): boolean => shown.includes(orderNo)

/** The page is the message about it: a notification of it says nothing beside. */
export const useOnScreen = (orderNo: string): void =>
  useEffect(() => {
    if (orderNo === '') return undefined
    shown.push(orderNo)
    return () => void shown.splice(shown.indexOf(orderNo), 1)
  }, [orderNo])
