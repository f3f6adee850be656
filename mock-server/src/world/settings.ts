import type { Settings } from '@app/contract/control/site'
import type { State } from './state.ts'

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
