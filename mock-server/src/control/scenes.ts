import { worlds } from '@app/contract/control/worlds'
import { SCENES } from '@app/seeds/scenes/scenes'
import type { ControlPart } from './control.ts'

/** The page's address that opens a scene in a world of its own, signed in. */
const addressOf = (name: string, as: string | null) => `/?__scene=${name}${as ? `&__as=${as}` : ''}`

export const scenesControl: ControlPart = (serve) => {
  const scenes = SCENES.map(({ tell: _, ...scene }) => ({
    ...scene,
    address: addressOf(scene.name, scene.as),
  }))
  serve(worlds.scenes, () => ({ scenes }))
}
