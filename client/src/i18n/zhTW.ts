import type { Dictionary } from './locale.ts'

const files = import.meta.glob<Dictionary>('./zh-TW/*.json', { eager: true, import: 'default' })

export const slices: Record<string, Dictionary> = Object.fromEntries(
  Object.entries(files).map(([path, dictionary]) => [path.replace(/^.*\/|\.json$/g, ''), dictionary]),
)
