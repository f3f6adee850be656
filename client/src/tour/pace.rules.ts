/** Where a tour stands, in ms. */
export interface Pace {
  elapsed: number
  planned: number
  /** Behind the plan when positive, ahead of it when negative, 0 while the cue is in its time. */
  late: number
}

/** `seconds` is planned for each cue, `spent` is what each has taken (ms), `at` the cue that is shown. */
export const paceOf = (seconds: readonly number[], spent: readonly number[], at: number): Pace => {
  const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0)
  const elapsed = sum(spent)
  const [from, until] = [sum(seconds.slice(0, at)) * 1_000, sum(seconds.slice(0, at + 1)) * 1_000]
  const late = elapsed > until ? elapsed - until : elapsed < from ? elapsed - from : 0
  return { elapsed, planned: sum(seconds) * 1_000, late }
}

/** Adds what has passed since `since` to the cue at `at`. */
export const spentBy = (
  spent: readonly number[],
  at: number,
  since: number | null,
  now: number,
): readonly number[] =>
  since === null ? spent : spent.map((ms, cue) => (cue === at ? ms + Math.max(0, now - since) : ms))

/** "03:07" */
export const minutesText = (ms: number): string => {
  const seconds = Math.floor(Math.abs(ms) / 1_000)
  return [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
