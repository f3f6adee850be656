/** As they were when the worker began. */
const { setTimeout, setInterval } = globalThis

/** Whoever leaves a clock of his own behind stops the timers of all files that follow in the worker. */
export const expectRealTimers = (): void => {
  if (globalThis.setTimeout !== setTimeout || globalThis.setInterval !== setInterval)
    throw new Error('a test file before this one has left its timers behind')
}
