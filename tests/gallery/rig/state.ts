import { STATUS } from '@app/contract/kit/status'
import type { Control, Page } from '../../e2e/rig/visit.ts'

/** Rules before whatever a screen meets: who isn't known sees none of a member's pages, who isn't let in none of a venue's. */
export const LETS_IN = ['/site/api/v1/user/member/info', '/game/api/v1/venue/launch'].map((path) => ({
  path,
  status_code: STATUS.SUCCESS.code,
}))

/** What a screen can be in; every screen has those that `tests/gallery/list.test.ts` asks for. */
export type Kind =
  | 'full'
  | 'first'
  | 'visitor'
  | 'loading'
  | 'failed'
  | 'refused'
  | 'offline'
  | 'dropped'
  | 'largest'
  | 'open'

/** One thing that a person does. */
export interface Step {
  say: string
  do: (page: Page, control: Control, rest: () => Promise<void>) => Promise<unknown>
}

export interface State {
  /** A name of PAGES. */
  screen: string
  kind: Kind
  /** Apart from others of the same screen and kind. */
  name?: string
  path: string
  /** A member of the cast; a visitor without. */
  as?: string
  /** The world and the device, before anybody comes. */
  world?: (control: Control, page: Page) => Promise<unknown>
  /** The site is open elsewhere first, and the screen comes by a link of its own: what is armed then meets only its calls. */
  meets?: object
  steps?: readonly Step[]
  /** The button or radio in the middle of every picture, in either language: where a page stands after its size or its words have changed isn't told by chance. */
  middle?: RegExp
  /** Opened at each width by itself: what was opened wide isn't what a phone shows. */
  isEachWidth?: true
  /** There is none of it but on a phone. */
  isInHand?: true
  /** What is long waited for comes on the way there. */
  isRunning?: true
  /** Its calls stay under way; nothing else is armed then. */
  isEndless?: true
}

export const idOf = ({ screen, kind, name }: Pick<State, 'screen' | 'kind' | 'name'>): string =>
  [screen, kind, ...(name ? [name] : [])].join('.').replaceAll(/[\s/：、，?*]+/g, '-')
