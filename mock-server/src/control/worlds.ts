import { z } from 'zod'
import { WorldRefused } from '../world/worlds.ts'
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
  persist: z.boolean().default(false),
})

/** GET, POST /worlds · DELETE /worlds/:name · POST /reset */
export const worldsControl: ControlPart = (app, control) => {
  app.get('/worlds', (c) => c.json({ worlds: control.worlds.list() }))
  app.post('/worlds', async (c) => {
    const { name, seed, persist } = await readBody(c, NewWorld)
    try {
      const world = control.worlds.create(name, { seed, persist })
      return c.json({ name, seed: world.seed, persist, now: world.clock.now() }, 201)
    } catch (error) {
      if (error instanceof WorldRefused) return refuseControl(409, error.message)
      throw error
    }
  })
  app.delete('/worlds/:name', (c) => {
    const name = c.req.param('name')
    if (!control.worlds.drop(name)) refuseControl(404, `没有名为 ${name.slice(0, 40)} 的世界`)
    return c.json({ dropped: name })
  })
  app.post('/reset', async (c) => {
    await readBody(c, z.strictObject({}))
    const world = control.worlds.reset(control.worldName(c))
    return c.json({ name: world.name, seed: world.seed, now: world.clock.now() })
  })
}
