import type { Context } from 'hono'
import { z } from 'zod'
import { replay } from '../replay.ts'
import type { Segment, Taped } from '../world/tape.ts'
import type { World } from '../world/world.ts'
import { isWorldName } from '../world/worlds.ts'
import { CAPSULE_BODY, Capsule, isOfFewNodes, segmentOf, written } from './capsuleFile.ts'
import type { ControlPart } from './control.ts'
import { playwrightOf } from './playwright.ts'
import { readQuery, readText, refuseControl, spelled } from './read.ts'
import { refusedWorld } from './worlds.ts'

const Query = z.object({ as: z.enum(['file', 'playwright']).default('file'), name: z.string().optional() })

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

/**
 * GET /capsule → a file: snapshot, seed, clock, faults and everything that came to the world since, secrets included ·
 * GET /capsule?as=playwright → the calls as a test · POST /capsule?name= (the file) → 201 {name, now, replayed, compared,
 * equal, difference}: a new world that has lived through it; `difference` is the first answer that isn't the same byte for
 * byte.
 */
export const capsuleControl: ControlPart = (app, control) => {
  app.get('/capsule', (c) => {
    const { as } = readQuery(c, Query)
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
  app.post('/capsule', async (c: Context) => {
    const { name = freeName() } = readQuery(c, Query)
    if (!isWorldName(name)) refuseControl(400, '世界名称只能用小写字母、数字和短横线，最多 40 个字符')
    const text = await readText(c, CAPSULE_BODY, '胶囊文件超过 64 MiB，不能打开')
    if (!isOfFewNodes(text)) refuseControl(413, '胶囊文件的内容过多，不能打开')
    const capsule = spelled(text, Capsule)
    const segment = segmentOf(capsule)
    if (!control.worlds.isUsable(segment.image)) refuseControl(409, '胶囊与当前版本的数据结构不同，不能打开')
    const { world: staged, events } = await replay(control, capsule.world, segment)
    try {
      const result = compared(capsule, staged, events)
      control.worlds.drop(name)
      const world = control.worlds.create(name, { seed: capsule.seed, image: staged.db.serialize() })
      world.journal.adopt(staged.journal, staged.journal.next())
      world.tape?.adopt([{ ...segment, events }])
      return c.json({ name, now: world.clock.now(), replayed: events.length, ...result }, 201)
    } catch (error) {
      return refusedWorld(error)
    } finally {
      staged.close()
    }
  })
}
