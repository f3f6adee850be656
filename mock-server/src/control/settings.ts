import { z } from 'zod'
import type { Settings } from '../world/settings.ts'
import { announce } from './announce.ts'
import type { ControlPart } from './control.ts'
import { readBody } from './read.ts'

const Change = z.strictObject({
  brandName: z.string().min(1).max(20),
  title: z.string().min(1).max(60),
  h5DomainUrl: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]),
  depositDisabled: z.boolean(),
  editionDisabled: z.boolean(),
  safeSwitch: z.boolean(),
  gameOpenFlag: z.enum(['0', '1']),
  maintenance: z.boolean(),
  captcha: z.enum(['auto', 'picture', 'slider', 'none']),
  region: z.string().max(40),
  fundLocking: z.boolean(),
  authSuspended: z.enum(['no', 'popup', 'silent']),
  blockedIps: z.array(z.string().max(45)).max(100),
  checkBlobs: z.boolean(),
}) satisfies z.ZodType<Settings>

/** GET, PATCH /settings: live, open clients hear of it. */
export const settingsControl: ControlPart = (app, control) => {
  app.get('/settings', (c) => c.json(control.world(c).settings.current()))
  app.patch('/settings', async (c) => {
    const change = await readBody(c, Change.partial())
    const world = control.world(c)
    const next = world.settings.change(change)
    announce(world, 'settings', '站点设置已更新')
    return c.json(next)
  })
}
