import { type SubmitEvent, useEffect, useRef, useState } from 'react'

/**
 * One at a time: a second click, or a held Enter, before the first has come to its end is the same wish. The library
 * tells that a call is under way only with the next frame, which is too late for that.
 */
export const useSingly = <A extends unknown[]>(act: (...args: A) => Promise<unknown>) => {
  const isRunning = useRef(false)
  const [runs, setRuns] = useState(0)
  // Only with what the run has changed on the screen: until then a click is still meant for the former state.
  useEffect(() => {
    isRunning.current = false
  }, [runs])
  return async (...args: A): Promise<void> => {
    if (isRunning.current) return
    isRunning.current = true
    try {
      await act(...args)
    } finally {
      setRuns((count) => count + 1)
    }
  }
}

/**
 * What a form does with its submits: the page stays, one at a time, and a form behind the dialog that this one is in
 * hears nothing of it – in React's tree it lies around it.
 */
export const useSubmit = (act: () => unknown) => {
  const singly = useSingly(async () => await act())
  return (event: SubmitEvent): void => {
    event.preventDefault()
    event.stopPropagation()
    void singly()
  }
}
