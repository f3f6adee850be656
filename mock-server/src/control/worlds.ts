import { z } from 'zod'
import { sceneOf } from '@app/seeds/scenes/scenes'
import { sceneIn } from '../scenes.ts'
import type { World } from '../world/world.ts'
import { WorldRefused, isWorldName } from '../world/worlds.ts'
import type { ControlPart } from './control.ts'
import { readBody, refuseControl } from './read.ts'

const Name = z.string().regex(/^[a-z0-9-]{1,40}$/, '只能用小写字母、数字和短横线，最多 40 个字符')
const NewWorld = z.strictObject({
  name: Name,
  seed: z
    .int()
    .min(0)
    .max(2 ** 31 - 1)
    .optional(),
  scene: z.string().max(40).optional(),
  persist: z.boolean().default(false),
})

const Reset = z.strictObject({ scene: z.string().max(40).optional() })

/** WorldRefused as what it is to the caller: a limit or a name that is taken. */
export const refusedWorld = (error: unknown): never => {
  if (error instanceof WorldRefused) return refuseControl(409, error.message)
  throw error
}
export const knownScene = (name: string) =>
  sceneOf(name) ??
  refuseControl(404, `没有名为 ${name.slice(0, 40)} 的场景`, [{ path: 'scene', message: '见 GET /scenes' }])

const shown = (world: World) => {
  const begun = sceneIn(world)
  return {
    name: world.name,
    seed: world.seed,
    now: world.clock.now(),
    ...(begun ? { scene: begun.scene, as: begun.as, opens: begun.opens } : {}),
  }
}

/**
 * GET, POST /worlds {name, seed?, scene?, persist?} · DELETE /worlds/:name · POST /reset {scene?}: a world that exists is
 * made anew by POST /worlds. The answer to a scene also says who to sign in as and which page it opens.
 */
export const worldsControl: ControlPart = (app, control) => {
  app.get('/worlds', (c) => c.json({ worlds: control.worlds.list() }))
  app.post('/worlds', async (c) => {
    const { name, seed, scene, persist } = await readBody(c, NewWorld)
    const told = scene === undefined ? undefined : knownScene(scene)
    try {
      const world = told
        ? await control.scenes.open(name, told, { seed, persist })
        : control.worlds.create(name, { seed, persist })
      return c.json({ ...shown(world), persist }, 201)
    } catch (error) {
      return refusedWorld(error)
    }
  })
  app.delete('/worlds/:name', (c) => {
    const name = c.req.param('name')
    if (!isWorldName(name) || !control.worlds.drop(name))
      refuseControl(404, `没有名为 ${name.slice(0, 40)} 的世界`)
    control.storage.dropSnapshots(name)
    return c.json({ dropped: name })
  })
  app.post('/reset', async (c) => {
    const { scene } = await readBody(c, Reset)
    const name = control.worldName(c)
    const told = scene === undefined ? undefined : knownScene(scene)
    try {
      return c.json(
        shown(told ? await control.scenes.open(name, told, { keep: true }) : control.worlds.reset(name)),
      )
    } catch (error) {
      return refusedWorld(error)
    }
  })
}
