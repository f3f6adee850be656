import { CODE_STATES } from './states/codes.data.ts'
import { DIALOG_STATES } from './states/dialogs.data.ts'
import { PAGE_STATES } from './states/pages.data.ts'
import { SPORT_STATES } from './states/sport.data.ts'
import type { State } from './rig/state.ts'

/** Every state that the gallery shows. */
export const STATES: readonly State[] = [...SPORT_STATES, ...PAGE_STATES, ...DIALOG_STATES, ...CODE_STATES]
