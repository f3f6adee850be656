import type { ActivityPayload } from '@app/contract/promotion/activityContent'
import type { Kind } from './promotion.rules.ts'
import type { ActivityPage } from './useActivity.ts'

/** An activity on its page: what its own part of the page draws and calls. */
export interface Staged<K extends Kind> extends ActivityPage<K> {
  isOpen: boolean
  /** A break of the member's own is on: why stands among the requirements. */
  isResting: boolean
  /** It is an exclusion: what was earned is kept back as well (UN-32). */
  isHeld: boolean
  /** Claims, and celebrates what came. */
  take: (payload?: ActivityPayload) => Promise<void>
  /** Takes part, and says so. */
  takePart: () => Promise<void>
}
