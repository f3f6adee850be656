import { isWorldName } from '@app/contract/control/worldName'
import { worlds } from '@app/contract/control/worlds'
import { SCENES, sceneOf } from '@app/seeds/scenes/scenes'
import { nobodyNamed } from '../kit/nearest.ts'
import { sceneIn } from '../scenes.ts'
import type { World } from '../world/world.ts'
import { WorldRefused } from '../world/worlds.ts'
import type { ControlPart } from './control.ts'
import { refuseControl } from './read.ts'

/** WorldRefused as what it is to the caller: a limit or a name that is taken. */
export const refusedWorld = (error: unknown): never => {
  if (error instanceof WorldRefused) return refuseControl(409, error.message)
  throw error
}
const SCENE_NAMES = SCENES.map(({ name }) => name)
export const knownScene = (name: string) =>
  sceneOf(name) ??
  refuseControl(404, nobodyNamed('场景', name, SCENE_NAMES), [{ path: 'scene', message: '见 GET /scenes' }])

const shown = (world: World) => {
  const begun = sceneIn(world)
  return {
    name: world.name,
    seed: world.seed,
    now: world.clock.now(),
    ...(begun ? { scene: begun.scene, as: begun.as, opens: begun.opens } : {}),
  }
}

export const worldsControl: ControlPart = (serve, control) => {
  serve(worlds.list, () => ({ worlds: control.worlds.list() }))
  serve(worlds.create, async (_c, { name, seed, scene, persist }) => {
    const told = scene === undefined ? undefined : knownScene(scene)
    try {
      const world = told
        ? await control.scenes.open(name, told, { seed, persist })
        : control.worlds.create(name, { seed, persist })
      return { ...shown(world), persist }
    } catch (error) {
      return refusedWorld(error)
    }
  })
  serve(worlds.drop, (c) => {
    const name = c.req.param('name')
    if (!isWorldName(name) || !control.worlds.drop(name))
      refuseControl(
        404,
        nobodyNamed(
          '世界',
          name,
          control.worlds.list().map((world) => world.name),
        ),
      )
    control.storage.dropSnapshots(name)
    return { dropped: name }
  })
  serve(worlds.reset, async (c, { scene }) => {
    const name = control.worldName(c)
    const told = scene === undefined ? undefined : knownScene(scene)
    try {
      return shown(told ? await control.scenes.open(name, told, { keep: true }) : control.worlds.reset(name))
    } catch (error) {
      return refusedWorld(error)
    }
  })
}
