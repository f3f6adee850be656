import { SITE_ID } from '@app/contract/kit/headers'
import { config } from '../lib/config.ts'
import { signal, useSignal } from '../lib/signal.ts'
import { stored } from '../lib/device/storage.ts'
import type { Answer } from './declared.ts'

export type PreInfo = Answer<'/site/api/v1/configuration/preInfo'>
export type SiteSettings = PreInfo['siteBaseConfig']

/** U-APP-01: the brand when not even a former visit tells it. */
const FALLBACK: SiteSettings = {
  title: '澄湾体育 - 体育赛事与娱乐',
  brandName: '澄湾',
  siteId: SITE_ID,
  h5DomainUrl: '',
  safeSwitch: '0',
  editionDisabled: '0',
  depositDisabled: '0',
  gameOpenFlag: '1',
  maintenance: '0',
  demo: '0',
  slider: 'builtin',
  currency: 'CNY',
  minAge: 18,
}

/** The settings of the last visit bridge a failure of preInfo (TRAP-63). */
const remembered = (): SiteSettings => {
  try {
    return { ...FALLBACK, ...(JSON.parse(stored.read('siteConfig') || '{}') as Partial<SiteSettings>) }
  } catch {
    return FALLBACK
  }
}

interface Known {
  ip: string
  settings: SiteSettings
  /** Of the last visit, or of the language before: preInfo was asked last without an answer. */
  isBridged: boolean
}

export const site = signal<Known>({ ip: '', settings: remembered(), isBridged: true })

/** preInfo gave no answer: on with what the last visit knew. */
export const bridgePreInfo = (): void =>
  site.set(({ ip }) => ({ ip, settings: remembered(), isBridged: true }))

/** A foreign backend may leave out what it doesn't know: the address, a setting, all of them. */
export const takePreInfo = ({ ip, siteBaseConfig }: Partial<PreInfo>): void => {
  const known = Object.entries(siteBaseConfig ?? {}).filter(([, value]) => value !== null)
  const settings: SiteSettings = { ...FALLBACK, ...Object.fromEntries(known) }
  stored.write('siteConfig', JSON.stringify(settings))
  stored.write('safeSwitch', settings.safeSwitch === '1' ? '1' : '')
  site.set({ ip: ip ?? '', settings, isBridged: false })
}

export const siteId = (): string => config.siteId || site.get().settings.siteId || SITE_ID

export const useSite = (): SiteSettings => useSignal(site).settings
