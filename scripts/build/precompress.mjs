import { existsSync, readdirSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = /\.(?:html|js|mjs|css|json|svg|txt|xml|webmanifest|wasm|ico)$/
/** Below this the headers weigh more than the saving. */
const SMALLEST_BYTES = 1_024

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }

/** Under another name until it is whole: the server may be at work already. */
const write = async (path, bytes) => {
  await writeFile(`${path}.part`, bytes)
  await rename(`${path}.part`, path)
}

const compress = async (path) => {
  const source = await readFile(path)
  if (source.length < SMALLEST_BYTES) return
  const variants = [
    ['.br', await brotli(source, BEST)],
    ['.gz', await zip(source, { level: 9 })],
  ]
  for (const [suffix, packed] of variants)
    if (packed.length < source.length) await write(path + suffix, packed)
}

/** Writes .br and .gz beside each text file of a build that has none yet, on all cores: no server compresses on the fly. */
export const precompress = async (folder) => {
  const texts = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !existsSync(`${path}.gz`))
  await Promise.all(texts.map(compress))
}
