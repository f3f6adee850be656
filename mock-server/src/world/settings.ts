import type { State } from './state.ts'

export interface Settings {
  brandName: string
  title: string
  h5DomainUrl: string
  depositDisabled: boolean
  editionDisabled: boolean
  safeSwitch: boolean
  /** '1': games open inside the site (G-03, G-06). */
  gameOpenFlag: '0' | '1'
  maintenance: boolean
  captcha: 'auto' | 'picture' | 'slider' | 'none'
  /** A simulated region (U-TERM-02), empty for none. */
  region: string
  /** false: no money can be locked, so nobody can withdraw (6110). */
  fundLocking: boolean
  /** 6501 with a dialog, 6502 without. */
  authSuspended: 'no' | 'popup' | 'silent'
  /** Addresses that get 6033. */
  blockedIps: string[]
  /** false: calls without tt and xx pass (for curl); N-03 holds otherwise. */
  checkBlobs: boolean
}

export const DEFAULT_SETTINGS: Settings = {
  brandName: '澄湾',
  title: '澄湾体育',
  h5DomainUrl: '',
  depositDisabled: false,
  editionDisabled: false,
  safeSwitch: false,
  gameOpenFlag: '1',
  maintenance: false,
  captcha: 'auto',
  region: '',
  fundLocking: true,
  authSuspended: 'no',
  blockedIps: [],
  checkBlobs: true,
}

export interface SettingsStore {
  current(): Readonly<Settings>
  change(change: Partial<Settings>): Readonly<Settings>
}

/** Site settings of a world (U-SET-01, U-SET-02). */
export const openSettings = (state: State): SettingsStore => {
  const held = state.held<Settings>('settings', (kept) => ({ ...DEFAULT_SETTINGS, ...kept }))
  return {
    current: held.get,
    change: (change) => {
      held.set({ ...held.get(), ...change })
      return held.get()
    },
  }
}
