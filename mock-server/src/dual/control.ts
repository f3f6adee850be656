import type { Context } from 'hono'
import { dual as calls } from '@app/contract/control/dual'
import { isWorldName, WORLD_NAME_RULE } from '@app/contract/control/worldName'
import { CAPSULE_BODY, isOfFewNodes } from '../control/tape/capsuleFile.ts'
import type { ControlPart } from '../control/control.ts'
import { readText, refuseControl, spelled } from '../control/read.ts'
import { refusedWorld } from '../control/worlds.ts'
import { systemTime } from '../world/clock.ts'
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
  kept: [],
}

/** What the console shows and asks of the comparison; a kept scene opens on any server. */
export const dualControl =
  (port: DualPort | undefined, app: MockApp, started: number): ControlPart =>
  (serve, control) => {
    const on = (): DualPort =>
      port ?? refuseControl(409, '没有真实后端：以 PROXY=https://… npm start 启动后才有对照')
    serve(calls.read, async (_c, { masked }) => ({
      upstream: port?.upstream ?? null,
      since: port?.since ?? started,
      waiting: port?.waiting() ?? 0,
      skipped: port?.skipped() ?? 0,
      ...(port ? await port.ask('read', { masked }) : NONE),
    }))
    serve(calls.difference, async (c: Context, { masked }) => {
      const id = Number(c.req.param('id'))
      return (await on().ask('difference', { id, masked })) ?? refuseControl(404, '没有这处差异')
    })
    serve(calls.clear, () => on().ask('clear', {}))
    serve(calls.keep, (_c, { name }) => on().ask('keep', { name, at: systemTime() }))
    serve(calls.download, async (c) => {
      const name = c.req.param('name')
      const text = (await on().ask('kept', { name })) ?? refuseControl(404, '没有留下这个场景')
      c.header(
        'content-disposition',
        `attachment; filename="${isWorldName(name) ? name : 'scene'}.dual.json"`,
      )
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
