export type StepName = 'safe' | 'card' | 'deposit' | 'play' | 'withdraw' | 'gifts'
export type StepState = 'done' | 'next' | 'ahead'

/** Each step's state in the order of the steps: the first that isn't done is the next. Undefined is not known yet. */
export const stepStates = (
  names: readonly StepName[],
  isDone: Readonly<Record<StepName, boolean | undefined>>,
): (StepState | undefined)[] => {
  const next = names.find((name) => isDone[name] !== true)
  return names.map((name) => {
    const done = isDone[name]
    return done === undefined ? undefined : done ? 'done' : name === next ? 'next' : 'ahead'
  })
}
