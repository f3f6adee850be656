import { PATHS, to } from '../../paths.ts'
import type { RouteName } from '../../paths.ts'

/** The address an advertisement leads to, by the destination's name; undefined for none or a name this client doesn't know. */
export const linkOf = (name: string, id: string): string | undefined => {
  if (!Object.hasOwn(PATHS, name)) return undefined
  return to(name as RouteName & 'activityLandPage', { id })
}
