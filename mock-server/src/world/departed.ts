import { MINUTE } from './clock.ts'
import type { World } from './world.ts'

type Why = 'idle' | 'room' | 'broken'

const WHY: Record<Why, string> = {
  idle: '闲置太久，已被收回',
  room: '闲置最久，已给新的世界让位',
  broken: '没有来得及保存，上次服务突然中断',
}
/** Names that are remembered. */
const MOST = 1_000

/** Worlds of memory that were let go: whoever asks for one of that name again finds in its journal that it began anew. */
export const openDeparted = (time: () => number) => {
  const gone = new Map<string, { at: number; why: Why }>()
  return {
    note: (name: string, why: Why): void => {
      gone.delete(name)
      gone.set(name, { at: time(), why })
      const [oldest] = gone.keys()
      if (gone.size > MOST && oldest !== undefined) gone.delete(oldest)
    },
    /** Nobody goes on with what was dropped on purpose. */
    forget: (name: string): void => void gone.delete(name),
    tell: (world: World): void => {
      const found = gone.get(world.name)
      if (!found) return
      gone.delete(world.name)
      const minutes = Math.round((time() - found.at) / MINUTE)
      const text = `名为 ${world.name} 的世界${WHY[found.why]}（${minutes} 分钟前）：现在从初始数据重新开始`
      world.journal.add({
        at: world.clock.now(),
        member: null,
        method: 'WORLD',
        path: 'begun-anew',
        request: JSON.stringify({ why: found.why }),
        response: JSON.stringify({ message: text }),
        statusCode: null,
        http: 200,
        ms: 0,
        forced: false,
      })
    },
  }
}
