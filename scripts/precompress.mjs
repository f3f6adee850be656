// Writes .br and .gz beside every text file of a build, so that the server never compresses on the fly.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const TEXT = /\.(?:html|js|mjs|css|json|svg|txt|xml|webmanifest|wasm|ico)$/
/** Below this the headers weigh more than the saving. */
const SMALLEST_BYTES = 1_024

const variants = (source) => [
  ['.br', brotliCompressSync(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })],
  ['.gz', gzipSync(source, { level: 9 })],
]

/** Compresses the files below `folder`; answers how many. */
export const precompress = (folder) => {
  let count = 0
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !TEXT.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const source = readFileSync(path)
    if (source.length < SMALLEST_BYTES) continue
    for (const [suffix, packed] of variants(source))
      if (packed.length < source.length) writeFileSync(path + suffix, packed)
    count += 1
  }
  return count
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  for (const folder of process.argv.slice(2)) console.log(`${folder}: ${precompress(folder)}`)
