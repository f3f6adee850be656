import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { rolldown } from 'rolldown'
import { at } from '../kit/paths.mjs'

/**
 * The drawings that the client asks its own origin for, as files: banners, bands and gifts, and the module that draws what is named by
 * data. A client in front of a backend without drawings needs nothing else; the mock draws the same itself.
 */
export const writeArt = async (out) => {
  const { BANNER_KINDS } = await import('../../seeds/art/banner.ts')
  const { GIFT_KINDS } = await import('../../seeds/art/gift.ts')
  const { draw } = await import('../../seeds/art/draw.ts')
  const fixed = [
    ...BANNER_KINDS.flatMap((kind) => [
      ['banner', kind],
      ['band', kind],
    ]),
    ...GIFT_KINDS.map((kind) => ['gift', kind]),
  ]
  for (const [kind, key] of fixed) {
    const path = join(out, 'art', kind, `${key}.svg`)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, draw(kind, key))
  }
  const bundle = await rolldown({ input: at('seeds/art/named.ts'), platform: 'browser', logLevel: 'warn' })
  await bundle.write({ file: join(out, 'art/named.js'), format: 'esm', minify: true })
  await bundle.close()
}
