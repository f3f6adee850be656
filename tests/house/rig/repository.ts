import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))))

const GENERATED = /(^|\/)(migrations|__snapshots__)\/|^package-lock\.json$/
export const CODE = /\.(?:ts|tsx|mts|mjs|js|cjs)$/

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 })
    .split('\0')
    .filter(Boolean)

/** Every file that is committed or about to be, by its path from the root. */
export const files: readonly string[] = git('ls-files', '-z', '--cached', '--others', '--exclude-standard')
  .filter((path) => existsSync(join(root, path)))
  .toSorted()

export const read = (path: string) => readFileSync(join(root, path), 'utf8')
export const exists = (path: string) => existsSync(join(root, path))

/** Hand-written code: no migrations, no snapshots. */
export const code = files.filter((path) => CODE.test(path) && !GENERATED.test(path))

export const isTest = (path: string) => /\.(?:test|spec)\.tsx?$/.test(path) || path.startsWith('tests/')
export const isData = (path: string) => /\.data\.tsx?$/.test(path)
export const lineCount = (path: string) => read(path).trimEnd().split('\n').length
