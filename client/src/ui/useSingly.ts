import { type SubmitEvent, useLayoutEffect, useRef, useState } from 'react'

/** What a run comes to that has led to another page (useLeave). */
export const LEFT: unique symbol = Symbol('left')

/**
 * Ends a run; one that has led away goes with what it leaves, and that page may be long in coming: a press in between would
 * be meant for what has been done. Whoever goes back meanwhile is where he was.
 */
export const endWith = (outcome: unknown, end: () => void): void =>
  outcome === LEFT ? addEventListener('popstate', end, { once: true }) : end()

/**
 * One at a time: a second click, or a held Enter, before the first has come to its end is the same wish. The library
 * tells that a call is under way only with the next frame, which is too late for that. With it, whether one is under way
 * as the screen has it: when it no longer says so, the next one is taken.
 */
export const useBusily = <A extends unknown[]>(act: (...args: A) => Promise<unknown>) => {
  const isRunning = useRef(false)
  /** What had the focus: a button that is switched off while it is busy loses it. */
  const held = useRef<HTMLElement>(null)
  const [{ runs, isBusy }, setState] = useState({ runs: 0, isBusy: false })
  // Only with what the run has changed on the screen: until then a click is still meant for the former state.
  useLayoutEffect(() => {
    isRunning.current = false
    if (document.activeElement === document.body) held.current?.focus({ preventScroll: true })
  }, [runs])
  const run = async (...args: A): Promise<void> => {
    if (isRunning.current) return
    isRunning.current = true
    held.current = document.activeElement as HTMLElement
    setState((before) => ({ ...before, isBusy: true }))
    let hasWaited = false
    const turn = setTimeout(() => (hasWaited = true))
    let outcome: unknown
    try {
      outcome = await act(...args)
    } finally {
      clearTimeout(turn)
      // Refused at once, without a word to anybody: the next press is a new wish.
      if (!hasWaited) isRunning.current = false
      endWith(outcome, () =>
        setState(({ runs: before }) => ({ runs: hasWaited ? before + 1 : before, isBusy: false })),
      )
    }
  }
  return [run, isBusy] as const
}

/** The same for what shows by itself that it is under way. */
export const useSingly = <A extends unknown[]>(act: (...args: A) => Promise<unknown>) => useBusily(act)[0]

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
