import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from './paths.mjs'

const IGNORED = new Set(['node_modules', 'dist', '.data', 'coverage', 'test', '.git', '.types'])
const isIgnored = (name) => IGNORED.has(name) || /\.test\.tsx?$/.test(name)

const filesIn = (path) => {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path)
    .filter((name) => !isIgnored(name))
    .sort()
    .flatMap((name) => filesIn(join(path, name)))
}

/** One hash over the names and contents of everything below the given paths (tests aside). */
export const hashOf = (paths) => {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(filesIn))
    hash.update(`${relative(root, file)}\0`).update(readFileSync(file))
  return hash.digest('hex')
}

export const isFresh = (stamp, hash) => existsSync(stamp) && readFileSync(stamp, 'utf8') === hash

export const writeStamp = (stamp, hash) => {
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, hash)
}
