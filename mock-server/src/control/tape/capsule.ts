import { capsule as calls } from '@app/contract/control/time'
import { isWorldName, WORLD_NAME_RULE } from '@app/contract/control/worldName'
import { replay } from '../../replay.ts'
import type { Segment, Taped } from '../../world/tape.ts'
import type { World } from '../../world/world.ts'
import { CAPSULE_BODY, Capsule, isOfFewNodes, segmentOf, written } from './capsuleFile.ts'
import type { ControlPart } from '../control.ts'
import { playwrightOf } from '../playwright.ts'
import { readText, refuseControl, spelled } from '../read.ts'
import { refusedWorld } from '../worlds.ts'

/** The whole tape as one segment: where a snapshot was taken, the world let go of what was in memory alone. */
const wholeOf = (world: World): Segment | undefined => {
  const [first, ...rest] = world.tape?.segments() ?? []
  if (!first) return undefined
  const later = rest.flatMap(({ at, events }): Taped[] => [{ kind: 'rest', at }, ...events])
  return { ...first, events: [...first.events, ...later] }
}

const firstDifference = (a: string, b: string): number => {
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  return at
}

/** Compares what the replayed world answered with what the capsule says was answered. */
const compared = ({ calls }: Capsule, world: World, events: readonly Taped[]) => {
  const pairs = calls.flatMap((call, index) => {
    const replayed = events[index]
    const id = replayed && 'id' in replayed ? replayed.id : undefined
    if (!('answer' in call) || call.answer === null || id === undefined) return []
    return [{ index, call, id, expected: call.answer, actual: world.journal.answer(id) ?? '' }]
  })
  const other = pairs.find(({ expected, actual }) => expected !== actual)
  const { method, path } = other?.call.kind === 'call' ? other.call.call : (other?.call.request ?? {})
  return {
    compared: pairs.length,
    equal: other === undefined,
    difference: other
      ? {
          index: other.index,
          id: other.call.id ?? null,
          method,
          path,
          expected: other.expected,
          actual: other.actual,
          at: firstDifference(other.expected, other.actual),
        }
      : null,
  }
}

export const capsuleControl: ControlPart = (serve, control) => {
  serve(calls.download, (c, { as }) => {
    const world = control.world(c)
    const whole = wholeOf(world) ?? refuseControl(409, '这个世界没有记录')
    if (as === 'playwright') return c.text(playwrightOf(world, whole.events))
    c.header('content-disposition', `attachment; filename="${world.name}.capsule.json"`)
    return c.json(written(world, whole))
  })
  const freeName = (): string => {
    let number = 1
    while (control.worlds.has(`capsule-${number}`)) number += 1
    return `capsule-${number}`
  }
  serve(calls.open, async (c, { name = freeName() }) => {
    if (!isWorldName(name)) refuseControl(400, `世界名称${WORLD_NAME_RULE}`)
    const text = await readText(c, CAPSULE_BODY, '胶囊文件超过 64 MiB，不能打开')
    if (!isOfFewNodes(text)) refuseControl(413, '胶囊文件的内容过多，不能打开')
    const capsule = spelled(text, Capsule, '胶囊文件不完整或已损坏，请重新导出；它')
    const segment = segmentOf(capsule)
    if (!control.worlds.isUsable(segment.image)) refuseControl(409, '胶囊与当前版本的数据结构不同，不能打开')
    const { world: staged, events } = await replay(control, capsule.world, segment)
    try {
      const result = compared(capsule, staged, events)
      control.worlds.drop(name)
      const world = control.worlds.create(name, { seed: capsule.seed, image: staged.db.serialize() })
      world.journal.adopt(staged.journal, staged.journal.next())
      world.tape?.adopt([{ ...segment, events }])
      return { name, now: world.clock.now(), replayed: events.length, ...result }
    } catch (error) {
      return refusedWorld(error)
    } finally {
      staged.close()
    }
  })
}
