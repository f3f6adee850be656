import { arriving } from '../../lib/arriving.ts'
import { config } from '../../lib/config.ts'
import { artUrl } from '../artUrl.ts'

/** The kinds whose names come from data: teams, games, people, venues. */
export type NamedKind = 'crest' | 'cover' | 'avatar' | 'league'
type Draw = (kind: NamedKind, ...fields: readonly string[]) => string | null

const NOTHING = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E'

let draw: Draw | undefined
let coming: Promise<void> | undefined

export const areDrawn = (): boolean => draw !== undefined || config.art === 'served'

/** Loads the drawers, once; without them the places stay empty. */
export const loadDrawers = (): Promise<void> =>
  (coming ??= arriving(() => import('deployed-art')).then((module) => {
    draw = module.drawNamed
  }))

/** The address of a named drawing: the backend's, or the picture itself. */
export const namedUrl = (kind: NamedKind, fields: readonly string[]): string => {
  if (config.art === 'served') return artUrl(kind, ...fields)
  const svg = draw?.(kind, ...fields)
  return svg ? `data:image/svg+xml,${encodeURIComponent(svg)}` : NOTHING
}
