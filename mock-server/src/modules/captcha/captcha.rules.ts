import { KTYPE } from '@app/contract/auth/numbers'
import { SLIDER_TOLERANCE_PX } from '@app/contract/rules/limits'

export type CaptchaKind = 'picture' | 'slider'
export type SliderInput = 'drag' | 'keyboard' | 'buttons'
/** x, y, milliseconds. */
export type TrackPoint = readonly [number, number, number]
type Ktype = (typeof KTYPE)[keyof typeof KTYPE]

/** U-AUTH-03: pictures for registration and resets, a slider for a login that looks odd; a setting forces either.
 * null: a signed-in member's call, which only the setting asks one of. */
export const requiredCaptcha = (
  ktype: Ktype | null,
  forced: 'auto' | 'none' | CaptchaKind,
  isOddLogin: () => boolean,
): CaptchaKind | null => {
  if (forced !== 'auto') return forced === 'none' ? null : forced
  if (ktype === null) return null
  if (ktype !== KTYPE.login) return 'picture'
  return isOddLogin() ? 'slider' : null
}

export const fitsHole = (x: number, hole: number): boolean => Math.abs(x - hole) <= SLIDER_TOLERANCE_PX

// What a hand can do (U-AUTH-18): a drag takes a moment, is not a machine's even stride and never jumps the whole way.
const DRAG_POINTS = 4
const DRAG_MS = 120
const DRAG_JUMP = 0.7
const STEP_POINTS = 2
const STEP_MS = 150
const STEP_JUMP = 60
const LONGEST_MS = 120_000

const gaps = (track: readonly TrackPoint[], at: 0 | 2): number[] =>
  track.slice(1).map((point, before) => point[at] - track[before]![at])

/** Whether somebody could have made this track: by dragging, by arrow keys or by the arrow buttons. */
export const isPlausible = (input: SliderInput, track: readonly TrackPoint[], x: number): boolean => {
  const last = track.at(-1)
  const first = track[0]
  if (!first || !last || Math.abs(last[0] - x) > SLIDER_TOLERANCE_PX) return false
  const steps = gaps(track, 0)
  const pauses = gaps(track, 2)
  const took = last[2] - first[2]
  if (pauses.some((pause) => pause < 0) || took > LONGEST_MS) return false
  if (input === 'drag') {
    const jumped = steps.some((step) => Math.abs(step) > Math.max(1, x) * DRAG_JUMP)
    const mechanical = new Set(steps).size === 1 && new Set(pauses).size === 1
    return track.length >= DRAG_POINTS && took >= DRAG_MS && !jumped && !mechanical
  }
  return track.length >= STEP_POINTS && took >= STEP_MS && steps.every((step) => Math.abs(step) <= STEP_JUMP)
}
