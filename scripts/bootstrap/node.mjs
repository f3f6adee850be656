import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** jsdom and type stripping without a flag both need this. */
const NEEDED = [24, 15]

const fits = ([major, minor]) => major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])

/** The Node that everything runs on: the one installed with the packages, else the running one when it is new enough. */
export const findNode = (root) => {
  const isWindows = process.platform === 'win32'
  const folder = `node-${isWindows ? 'win' : process.platform}-${process.arch}`
  const own = join(root, 'node_modules', folder, 'bin', isWindows ? 'node.exe' : 'node')
  if (existsSync(own)) return own
  return fits(process.versions.node.split('.').map(Number)) ? process.execPath : undefined
}

export const missingNode = () =>
  [
    `需要 Node.js ${NEEDED.join('.')} 或更新版本（当前 ${process.versions.node}，${process.platform}-${process.arch}）。`,
    `This project needs Node.js >= ${NEEDED.join('.')}; it is running on ${process.versions.node}.`,
    process.platform === 'darwin'
      ? 'npm has no matching Node package for macOS: install it from https://nodejs.org or with `brew install node@24`, then try again.'
      : 'No Node package of ours fits this system: install Node 24 from https://nodejs.org, then try again.',
  ].join('\n')
