import type { Dictionary } from './locale.ts'

// What only a demo shows comes with it (tour.ts).
const files = import.meta.glob<Dictionary>(
  ['./zh-CN/*.json', '../features/**/text.json', '!./zh-CN/tour.json'],
  { eager: true, import: 'default', query: '?zh-TW' },
)

export const slices: Record<string, Dictionary> = Object.fromEntries(
  Object.entries(files).map(([path, dictionary]) => [
    path.replace(/^.*\/(zh-CN|features)\/|(\/text)?\.json$/g, ''),
    dictionary,
  ]),
)
