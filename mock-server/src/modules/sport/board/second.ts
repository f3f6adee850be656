const SECOND = 1_000
/** Answers of one second that are kept. */
const MOST = 100

/**
 * What is the same for everybody who asks within a second: made once, and frozen, so that it is spelled once too.
 * `revision` says that somebody changed what it is made of.
 */
export const openSecond = (revision: () => number) => {
  let at = ''
  const made = new Map<string, object>()
  return <T extends object>(name: string, now: number, make: () => T): T => {
    const present = `${Math.floor(now / SECOND)}.${revision()}`
    if (at !== present || made.size >= MOST) made.clear()
    at = present
    let found = made.get(name) as T | undefined
    if (found === undefined) made.set(name, (found = Object.freeze(make())))
    return found
  }
}
