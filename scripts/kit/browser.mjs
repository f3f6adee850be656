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
/** Chromium without its window: the journeys take a fifth less of the processor in it. */
const SHELLS = ['/usr/bin/chromium-headless-shell']
const IN_CACHE = [
  {
    folder: /^chromium_headless_shell-\d+$/,
    isShell: true,
    file: 'chrome-headless-shell-linux64/chrome-headless-shell',
  },
  { folder: /^chromium_headless_shell-\d+$/, isShell: true, file: 'chrome-linux/headless_shell' },
  { folder: /^chromium-\d+$/, file: 'chrome-linux64/chrome' },
  { folder: /^chromium-\d+$/, file: 'chrome-linux/chrome' },
  { folder: /^chromium-\d+$/, file: 'chrome-win64/chrome.exe' },
  { folder: /^chromium-\d+$/, file: 'chrome-win/chrome.exe' },
]
const FONTS = 'fonts-noto-cjk'
/** Not every distribution has the first. */
const PACKAGES = ['chromium-headless-shell', 'chromium']

const playwrightCaches = () =>
  [
    process.env.PLAYWRIGHT_BROWSERS_PATH,
    join(homedir(), '.cache/ms-playwright'),
    join(homedir(), 'Library/Caches/ms-playwright'),
    join(homedir(), 'AppData/Local/ms-playwright'),
  ].filter((folder) => folder && existsSync(folder))

const inPlaywrightCache = (isWhole) =>
  playwrightCaches().flatMap((cache) =>
    IN_CACHE.filter(({ isShell }) => !(isShell && isWhole)).flatMap(({ folder, file }) =>
      readdirSync(cache)
        .filter((name) => folder.test(name))
        .sort()
        .reverse()
        .map((name) => join(cache, name, file)),
    ),
  )

/**
 * The path of a Chromium or Chrome: CHROMIUM, an installed one, or one that Playwright downloaded. One without a window comes
 * first unless a whole browser is asked for.
 */
export const findChromium = ({ isWhole = false } = {}) => {
  const chosen = process.env.CHROMIUM
  if (chosen) {
    if (!existsSync(chosen)) throw new Failure(`CHROMIUM=${chosen} 不存在 · CHROMIUM names no file`)
    return chosen
  }
  return [...(isWhole ? [] : SHELLS), ...INSTALLED, ...inPlaywrightCache(isWhole)].find((path) =>
    existsSync(path),
  )
}

const hasApt = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

const apt = (...args) =>
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0

const installs = (name) => apt('install', '-y', '-qq', '--no-install-recommends', name, FONTS)

/** A browser, installed from the distribution when we may; says what to do when there is none. */
export const needChromium = (wanted = {}) => {
  const found = findChromium(wanted)
  if (found) return found
  if (hasApt()) {
    console.log('未找到浏览器，正在安装 Chromium… · installing a browser')
    const packages = wanted.isWhole ? PACKAGES.slice(1) : PACKAGES
    if (apt('update', '-qq') && packages.some(installs)) {
      const installed = findChromium(wanted)
      if (installed) return installed
    }
  }
  throw new Failure(
    [
      '端到端测试需要 Chromium，但没有找到。 · The journeys need Chromium and none was found. Any one of these will do:',
      `  apt-get install -y chromium ${FONTS}`,
      '  npx playwright install chromium',
      '  CHROMIUM=/path/to/chrome npm test',
    ].join('\n'),
  )
}
