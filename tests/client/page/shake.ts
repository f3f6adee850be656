/**
 * `SHAKE=seed vitest run --project jsdom`: React and the answers come late at random, as on a busy machine.
 * A test that asks once for what comes a moment later fails here, not on somebody else's machine.
 */
const seed = Number(process.env['SHAKE'] ?? 0)
let state = seed
/** Longer than React works in one go. */
const TURN_MS = 6

const random = () => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return state / 2 ** 32
}
const lateMs = (mostMs: number) => (random() < 0.4 ? random() * mostMs : 0)

/** An answer on its way: at once, unless shaken. */
export const late = async <T>(answer: T | Promise<T>): Promise<T> => {
  const found = await answer
  if (seed !== 0) await new Promise((done) => void setTimeout(done, lateMs(150)))
  return found
}

if (seed !== 0) {
  const soon = globalThis.setImmediate
  const later = globalThis.setTimeout
  globalThis.setImmediate = ((work: () => void) => {
    const ms = lateMs(60)
    return ms === 0 ? soon(work) : later(work, ms)
  }) as unknown as typeof setImmediate
  const dropped = globalThis.clearImmediate
  globalThis.clearImmediate = ((handle: NodeJS.Immediate & NodeJS.Timeout) => {
    clearTimeout(handle)
    dropped(handle)
  }) as typeof clearImmediate

  // React's turn ends at random: what it deferred waits behind the answers, as where each piece of work takes long.
  const now = performance.now.bind(performance)
  let told = 0
  performance.now = () => (told = Math.max(told, now() + (random() < 0.5 ? TURN_MS : 0)))
}
