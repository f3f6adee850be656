import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { Failure } from './failure.mjs'

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
]
const IN_CACHE = [
  'chrome-linux64/chrome',
  'chrome-linux/chrome',
  'chrome-win64/chrome.exe',
  'chrome-win/chrome.exe',
]
const PACKAGES = ['chromium', 'fonts-noto-cjk']

const playwrightCaches = () =>
  [
    process.env.PLAYWRIGHT_BROWSERS_PATH,
    join(homedir(), '.cache/ms-playwright'),
    join(homedir(), 'Library/Caches/ms-playwright'),
    join(homedir(), 'AppData/Local/ms-playwright'),
  ].filter((folder) => folder && existsSync(folder))

const inPlaywrightCache = () =>
  playwrightCaches().flatMap((cache) =>
    readdirSync(cache)
      .filter((name) => /^chromium-\d+$/.test(name))
      .sort()
      .reverse()
      .flatMap((name) => IN_CACHE.map((inside) => join(cache, name, inside))),
  )

/** The path of a Chromium or Chrome: CHROMIUM, an installed one, or one that Playwright downloaded. */
export const findChromium = () => {
  const chosen = process.env.CHROMIUM
  if (chosen) {
    if (!existsSync(chosen)) throw new Failure(`CHROMIUM=${chosen} 不存在 · CHROMIUM names no file`)
    return chosen
  }
  return [...INSTALLED, ...inPlaywrightCache()].find((path) => existsSync(path))
}

const hasApt = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

const apt = (...args) =>
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0

/** A browser for the journeys, installed from the distribution when we may; says what to do when there is none. */
export const needChromium = () => {
  const found = findChromium()
  if (found) return found
  if (hasApt()) {
    console.log(`未找到浏览器，正在安装 ${PACKAGES.join(' ')}… · installing a browser`)
    if (apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', ...PACKAGES)) {
      const installed = findChromium()
      if (installed) return installed
    }
  }
  throw new Failure(
    [
      '端到端测试需要 Chromium，但没有找到。 · The journeys need Chromium and none was found. Any one of these will do:',
      `  apt-get install -y ${PACKAGES.join(' ')}`,
      '  npx playwright install chromium',
      '  CHROMIUM=/path/to/chrome npm test',
    ].join('\n'),
  )
}
