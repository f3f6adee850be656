import type { Context } from 'hono'
import { dual as calls } from '@app/contract/control/dual'
import { isWorldName, WORLD_NAME_RULE } from '@app/contract/control/worldName'
import { CAPSULE_BODY, isOfFewNodes } from '../control/tape/capsuleFile.ts'
import type { ControlPart } from '../control/control.ts'
import { readText, refuseControl, spelled } from '../control/read.ts'
import { refusedWorld } from '../control/worlds.ts'
import { systemTime } from '../world/clock.ts'
import { openShelf } from './keep/shelf.ts'
import type { DualPort, MockApp } from './port.ts'

const NONE = {
  calls: 0,
  frames: 0,
  compared: 0,
  apart: {},
  volatile: 0,
  differences: [],
  incidents: [],
  recorded: 0,
}

/** What the console shows and asks of the comparison; a kept scene opens on any server. */
export const dualControl =
  (port: DualPort | undefined, app: MockApp, started: number): ControlPart =>
  (serve, control) => {
    const on = (): DualPort =>
      port ?? refuseControl(409, '没有真实后端：以 PROXY=https://… npm start 启动后才有对照')
    const shelf = openShelf(control.storage.scenes)
    serve(calls.read, async (_c, { masked }) => ({
      upstream: port?.upstream ?? null,
      since: port?.since ?? started,
      waiting: port?.waiting() ?? 0,
      skipped: port?.skipped() ?? 0,
      ...(port ? await port.ask('read', { masked }) : NONE),
      kept: shelf.list(),
    }))
    serve(calls.difference, async (c: Context, { masked }) => {
      const id = Number(c.req.param('id'))
      return (await on().ask('difference', { id, masked })) ?? refuseControl(404, '没有这处差异')
    })
    serve(calls.clear, () => on().ask('clear', {}))
    serve(calls.keep, async (_c, { name }) => {
      const at = systemTime()
      shelf.room(name)
      return shelf.keep(name, await on().ask('keep', { name, at }), at)
    })
    serve(calls.drop, (c) => ({ removed: shelf.drop(c.req.param('name')) }))
    serve(calls.download, (c) => {
      const name = c.req.param('name')
      const text = shelf.read(name)
      c.header('content-disposition', `attachment; filename="${name}.dual.json"`)
      return c.body(text, 200, { 'content-type': 'application/json; charset=utf-8' })
    })
    const freeName = (): string => {
      let number = 1
      while (control.worlds.has(`dual-${number}`)) number += 1
      return `dual-${number}`
    }
    serve(calls.open, async (c, { name = freeName() }) => {
      if (!isWorldName(name)) refuseControl(400, `世界名称${WORLD_NAME_RULE}`)
      const text = await readText(c, CAPSULE_BODY, '场景文件超过 64 MiB，不能打开')
      if (!isOfFewNodes(text)) refuseControl(413, '场景文件的内容过多，不能打开')
      const { Recording } = await import('./keep/recording.ts')
      const { play } = await import('./play.ts')
      const recording = spelled(text, Recording)
      try {
        return await play(app, name, recording)
      } catch (error) {
        return refusedWorld(error)
      }
    })
  }
