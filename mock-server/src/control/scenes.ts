import { SCENES } from '@app/seeds/scenes/scenes'
import type { ControlPart } from './control.ts'

/** The page's address that opens a scene in a world of its own, signed in. */
const addressOf = (name: string, as: string | null) => `/?__scene=${name}${as ? `&__as=${as}` : ''}`

/** GET /scenes → {scenes: [{name, title, story, as, opens, address}]}: the named starting points. */
export const scenesControl: ControlPart = (app) => {
  const scenes = SCENES.map(({ tell: _, ...scene }) => ({
    ...scene,
    address: addressOf(scene.name, scene.as),
  }))
  app.get('/scenes', (c) => c.json({ scenes }))
}
