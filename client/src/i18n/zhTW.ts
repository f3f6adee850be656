import type { Dictionary } from './locale.ts'

// What only a demo shows comes with it (stage.ts).
const files = import.meta.glob<Dictionary>(['./zh-TW/*.json', '!./zh-TW/stage.json'], {
  eager: true,
  import: 'default',
})

export const slices: Record<string, Dictionary> = Object.fromEntries(
  Object.entries(files).map(([path, dictionary]) => [path.replace(/^.*\/|\.json$/g, ''), dictionary]),
)
