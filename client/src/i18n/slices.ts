import error from './zh-CN/error.json'
import frame from './zh-CN/frame.json'
import lobby from './zh-CN/lobby.json'
import route from './zh-CN/route.json'
import shell from './zh-CN/shell.json'
import ui from './zh-CN/ui.json'

/** Slices that the first screen needs: they travel with the application. */
export const eager = { ui, frame, lobby, route, shell, error }

/** Slices that come with their screens. */
export const lazy = {
  auth: () => import('./zh-CN/auth.json'),
}

type Loaded<L> = L extends () => Promise<{ default: infer D }> ? D : never
export type Slices = typeof eager & { [S in keyof typeof lazy]: Loaded<(typeof lazy)[S]> }
export type SliceName = keyof Slices
export type Key<S extends SliceName> = Extract<keyof Slices[S], string>
export type Dictionary = Readonly<Record<string, string>>

export const isLazy = (slice: SliceName): slice is keyof typeof lazy => slice in lazy
