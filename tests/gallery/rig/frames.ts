/** What each state is looked at in; the locale changes but twice, for it asks for everything anew. */
export const LOCALES = ['zh-TW', 'zh-CN'] as const
export const EDITIONS = ['classic', 'professional'] as const
export const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
] as const

export interface Frame {
  locale: (typeof LOCALES)[number]
  edition: (typeof EDITIONS)[number]
  width: number
  height: number
}

export const frameName = ({ edition, locale, width }: Frame): string => `${edition}-${locale}-${width}`
