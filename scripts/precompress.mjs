// Writes .br and .gz beside every text file of a build, so that the server never compresses on the fly.
import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = /\.(?:html|js|mjs|css|json|svg|txt|xml|webmanifest|wasm|ico)$/
/** Below this the headers weigh more than the saving. */
const SMALLEST_BYTES = 1_024

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }

const compress = async (path) => {
  const source = await readFile(path)
  if (source.length < SMALLEST_BYTES) return 0
  const variants = [
    ['.br', await brotli(source, BEST)],
    ['.gz', await zip(source, { level: 9 })],
  ]
  for (const [suffix, packed] of variants)
    if (packed.length < source.length) await writeFile(path + suffix, packed)
  return 1
}

/** Compresses the files below `folder`, on all cores; answers how many. */
export const precompress = async (folder) => {
  const texts = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => compress(join(entry.parentPath, entry.name)))
  return (await Promise.all(texts)).reduce((sum, each) => sum + each, 0)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  for (const folder of process.argv.slice(2)) console.log(`${folder}: ${await precompress(folder)}`)
