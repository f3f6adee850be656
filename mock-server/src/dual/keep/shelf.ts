import { dual, type Kept } from '@app/contract/control/dual'
import { refuseControl } from '../../control/read.ts'
import { DataFailure, type WorldStorage } from '../../world/storage.ts'

const MOST_KEPT = 20
const HEAD = /^\{"format":"chengwan-dual".*?(?=,"entries":\[)/s
const LONGEST_HEAD = 2_000

/** What a file says of itself at its beginning; undefined where it is none of ours. */
const headOf = (name: string, text: Uint8Array): Kept | undefined => {
  const [head] = HEAD.exec(new TextDecoder().decode(text.subarray(0, LONGEST_HEAD))) ?? []
  try {
    const { at, calls, frames, replaced } = JSON.parse(`${head}}`) as Kept
    return dual.keep.answer!.parse({ name, at, calls, frames, replaced, bytes: text.length }) as Kept
  } catch {
    return undefined
  }
}

/** The scenes that were kept, this server's and those of the servers before it on the same data. */
export const openShelf = (scenes: WorldStorage['scenes']) => {
  const heads = new Map<string, { at: number; kept: Kept | undefined }>()
  const listed = (name: string, bytes: number, at: number): Kept | undefined => {
    const before = heads.get(name)
    if (before?.at === at && before.kept?.bytes === bytes) return before.kept
    const kept = headOf(name, scenes!.read(name)!)
    heads.set(name, { at, kept })
    return kept
  }
  const list = (): Kept[] =>
    (scenes?.list() ?? []).flatMap(({ name, bytes, at }) => listed(name, bytes, at) ?? [])
  const found = (name: string): Uint8Array => scenes?.read(name) ?? refuseControl(404, '没有留下这个场景')
  return {
    list,
    /** Refuses where there is none left: what somebody kept isn't pushed out by what comes later. */
    room: (name: string): void => {
      const others = (scenes?.list() ?? []).filter((each) => each.name !== name)
      if (others.length >= MOST_KEPT) refuseControl(409, `已留下 ${MOST_KEPT} 个场景，请先下载并删除不用的`)
    },
    keep: (name: string, text: string, at: number): Kept => {
      try {
        scenes?.save(name, new TextEncoder().encode(text), at)
      } catch (error) {
        if (error instanceof DataFailure) refuseControl(409, error.message)
        throw error
      }
      return list().find((kept) => kept.name === name)!
    },
    read: (name: string) => new Uint8Array(found(name)),
    drop: (name: string): string => {
      found(name)
      scenes!.drop(name)
      return name
    },
  }
}
