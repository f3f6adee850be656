import { createHash } from 'node:crypto'
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from './lock.mjs'
import { npm } from './npm.mjs'

const npmCi = (root, signals, more) =>
  new Promise((resolve) => {
    const [command, ...first] = npm()
    const child = spawn(command, [...first, 'ci', '--no-audit', '--no-fund', ...more], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, npm_config_ignore_scripts: 'true', npm_config_loglevel: 'error' },
    })
    signals.child = child
    child.on('error', (error) => {
      console.error(`npm: ${error.message}`)
      resolve(1)
    })
    child.on('exit', (code) => {
      signals.child = undefined
      resolve(code ?? 1)
    })
  })

/**
 * Installs what the lockfile says unless that was already done; two first starts at once install once. What builds and runs are
 * dependencies, what checks and tests are not: a start does without those.
 */
export const install = async (root, signals, { isLean }) => {
  const lockfile = readFileSync(join(root, 'package-lock.json'))
  const wanted = createHash('sha256').update(lockfile).digest('hex')
  const modules = join(root, 'node_modules')
  const stamp = join(modules, '.lock-sha256')
  const lean = `${wanted} lean`
  const isDone = () => {
    const found = existsSync(stamp) ? readFileSync(stamp, 'utf8').trim() : ''
    return found === wanted || (isLean && found === lean)
  }
  if (isDone()) return 0
  // Beside node_modules, not in it: npm ci empties that folder.
  return withLock(
    join(root, '.install.lock'),
    () => console.log('另一个进程正在安装依赖，请稍候… · waiting for another install'),
    async () => {
      if (isDone()) return 0
      console.log('正在安装依赖（首次）… · installing dependencies')
      const code = await npmCi(root, signals, isLean ? ['--omit=dev'] : [])
      if (code !== 0) return code
      mkdirSync(modules, { recursive: true })
      writeFileSync(stamp, isLean ? lean : wanted)
      return 0
    },
  )
}
