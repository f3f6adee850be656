export interface Held {
  mode: 'exclusive' | 'shared'
}
interface Asked {
  mode: Held['mode']
  grant: () => void
}
/** Of a device, by name: who holds, and who waits in turn. */
export type Locks = Map<string, { held: Set<Held>; waiting: Asked[] }>

interface Options {
  mode?: Held['mode']
  ifAvailable?: boolean
  signal?: AbortSignal
}
type Work = (lock: object | null) => unknown

/** Web Locks between the tabs of a device; a page that is closed lets go of all of its own. */
export const locksOf = (locks: Locks) => {
  const own = new Map<Held, string>()
  const queueOf = (name: string) => {
    const found = locks.get(name) ?? { held: new Set<Held>(), waiting: [] }
    locks.set(name, found)
    return found
  }
  const isFree = (name: string, mode: Held['mode']) => {
    const { held } = queueOf(name)
    return held.size === 0 || (mode === 'shared' && [...held].every((one) => one.mode === 'shared'))
  }
  const next = (name: string) => {
    const { waiting } = queueOf(name)
    while (waiting[0] && isFree(name, waiting[0].mode)) waiting.shift()!.grant()
  }
  const letGo = (lock: Held) => {
    const name = own.get(lock)
    own.delete(lock)
    if (name === undefined) return
    queueOf(name).held.delete(lock)
    next(name)
  }
  const hold = async (name: string, mode: Held['mode'], work: Work): Promise<unknown> => {
    const lock: Held = { mode }
    queueOf(name).held.add(lock)
    own.set(lock, name)
    try {
      return await work(lock)
    } finally {
      letGo(lock)
    }
  }
  const request = async (name: string, first: Options | Work, second?: Work): Promise<unknown> => {
    const work = second ?? (first as Work)
    const { mode = 'exclusive', ifAvailable, signal } = second ? (first as Options) : {}
    if (isFree(name, mode) && queueOf(name).waiting.length === 0) return hold(name, mode, work)
    if (ifAvailable) return work(null)
    await new Promise<void>((grant, reject) => {
      const asked: Asked = { mode, grant }
      const { waiting } = queueOf(name)
      waiting.push(asked)
      signal?.addEventListener('abort', () => {
        const place = waiting.indexOf(asked)
        if (place < 0) return
        waiting.splice(place, 1)
        reject(signal.reason as Error)
        next(name)
      })
    })
    return hold(name, mode, work)
  }
  return { manager: { request }, release: () => Array.from(own.keys(), letGo) }
}
