import { expect, test } from 'vitest'
import { CODE, files, isTest, read } from './rig/repository.ts'

/** What runs in a browser. */
const pages = files.filter(
  (path) =>
    CODE.test(path) && !isTest(path) && /^(client\/src|mock-server\/(src|pages|console|demo))\//.test(path),
)
const using = (pattern: RegExp) => pages.filter((path) => pattern.test(read(path)))

/** Drawings of the demo's games: of constants and figures, never of a text that somebody wrote. */
const DRAWN = ['duel.js', 'kit/tileFace.js', 'kit/wheel.js'].map((name) => `mock-server/pages/games/${name}`)
/** Of its own pages and its worker, which share an origin; no window listens. */
const PORTS = ['page/boot.ts', 'page/socket.ts', 'page/worker.ts', 'worker/main.ts', 'worker/sockets.ts'].map(
  (name) => `mock-server/demo/${name}`,
)

/** The worker of a page hears that page alone. */
const ASIDE = 'client/src/api/send/aside/worker.ts'

test('nothing makes markup of a text', () => {
  expect(pages.length).toBeGreaterThan(500)
  expect(
    using(
      /[iI]nnerHTML|outerHTML|insertAdjacentHTML|document\.write|DOMParser|createContextualFragment|setHTML|\beval\(|new Function/,
    ),
  ).toEqual(DRAWN)
})

/** The page and the console in its frame. */
const FRAMED = ['client/src/stage/DrawerFrame.tsx', 'mock-server/console/src/page.ts']

test('no window hears what another one posts to it, but page and drawer each other', () => {
  expect(using(/addEventListener\(\s*['"]message|(?:window|self|globalThis)\.onmessage/)).toEqual([
    ASIDE,
    ...FRAMED,
    ...PORTS,
  ])
  for (const path of FRAMED)
    expect(read(path)).toMatch(/if \(origin !== location\.origin \|\| source !== .+ return/)
  for (const path of PORTS) expect(read(path)).not.toMatch(/(?:window|^)\.?addEventListener\(\s*['"]message/m)
})

test('a link that leads home is the one that reloads [NAV-11]', () => {
  expect(using(/\bto=(?:"\/"|\{(?:HOME|'\/'|to\('home'\))\})/)).toEqual([
    'client/src/ui/HomeLink/HomeLink.tsx',
  ])
})
