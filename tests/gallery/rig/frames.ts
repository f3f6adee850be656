import type { CDPSession } from '@playwright/test'
import type { Page } from '../../e2e/rig/visit.ts'

/** What each state is looked at in; the locale changes but twice, for it asks for everything anew. */
export const LOCALES = ['zh-TW', 'zh-CN'] as const
export const EDITIONS = ['classic', 'professional'] as const
export const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
] as const
export const HAND = SIZES[2]

/** A window as wide as a hand is one: touched, without a pointer that hovers. */
export const resize = async (
  page: Page,
  session: CDPSession,
  size: (typeof SIZES)[number],
): Promise<void> => {
  const enabled = size.width < 480
  await session.send('Emulation.setTouchEmulationEnabled', { enabled, maxTouchPoints: 1 })
  await page.setViewportSize(size)
}

export interface Frame {
  locale: (typeof LOCALES)[number]
  edition: (typeof EDITIONS)[number]
  width: number
  height: number
}

export const frameName = ({ edition, locale, width }: Frame): string => `${edition}-${locale}-${width}`
