import type { AnyEndpoint } from '@app/contract/kit/endpoint'
import type { Site, Supplies } from '../backend.ts'
import type { Called } from '../caller.ts'

/** What one case stands on. */
interface Stage {
  supplies(call: Site['call']): Supplies
  /** Of each call of this case. */
  headers: Record<string, string>
  /** Throws NotProvable for a call that must not be made any more. */
  guard?(call: { endpoint: AnyEndpoint; body: object; token: string }): void
  /** Hears of each call. */
  noted?(called: Called): void
  close(): Promise<void>
}

/** Supplies what cases need. */
export interface Adapter {
  name: 'mock' | 'file' | 'person' | 'none'
  /** Each case has the backend to itself: several may be played at once. */
  isFresh: boolean
  begin(label: string): Promise<Stage>
  close(): Promise<void>
}
