import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { at } from '../kit/paths.mjs'

const FILE = 'contract/released.json'
const FOLDER = 'docs/decisions'
/** A line of a decision: 破坏契约：`deposit.pay`、`ws:10003` */
const MARK = /^破坏契约[：:](.+)$/gm

const decisions = () => readdirSync(at(FOLDER)).filter((name) => name.endsWith('.md'))

/** The wire of the last release, its version, and the decisions that were there by then. */
export const readReleased = () => {
  const { version, decisions: known, wire } = JSON.parse(readFileSync(at(FILE), 'utf8'))
  return { version, known, wire: JSON.parse(brotliDecompressSync(Buffer.from(wire, 'base64'))) }
}

export const writeReleased = (wire) => {
  const { version } = JSON.parse(readFileSync(at('package.json'), 'utf8'))
  const packed = brotliCompressSync(JSON.stringify(wire), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
  })
  const text = JSON.stringify({ version, decisions: decisions(), wire: packed.toString('base64') }, null, 2)
  writeFileSync(at(FILE), `${text}\n`)
  return { file: FILE, version, bytes: text.length }
}

/** What decisions since the release say that they break: the ids of calls, `ws:` and a message's number, a code. */
export const decidedSince = (
  known,
  texts = decisions().map((name) => [name, readFileSync(at(FOLDER, name), 'utf8')]),
) =>
  new Set(
    texts
      .filter(([name]) => !known.includes(name))
      .flatMap(([, text]) =>
        [...text.matchAll(MARK)].flatMap(([, line]) => [...line.matchAll(/`([^`]+)`/g)].map(([, id]) => id)),
      ),
  )
