/** One layer: which files belong to it and what they may import. First match decides. */
export interface Layer {
  name: string
  files: RegExp
  /** Layers it may import; 'own folder' is the folder of the slice. */
  may: readonly string[]
  /** Layers of which it may import types only. */
  mayTypes?: readonly string[]
  /** npm packages and node modules; '*' is any. */
  packages: readonly string[]
}

const HTTP = ['hono', '@hono/node-server']
const SQL = ['drizzle-orm']
const REACT = ['react', 'react-dom', 'react-redux', 'react-router-dom', '@reduxjs/toolkit']
const MANTINE = ['core', 'hooks', 'form', 'notifications'].map((name) => `@mantine/${name}`)
const SCREEN = [...REACT, ...MANTINE, '@tanstack/react-virtual']

const CONTRACT = ['contract kit', 'contract rules', 'contract slice', 'contract']
const PLATFORM = ['mock kit', 'mock world', 'mock time', 'mock db']
const MODULE = ['module routes', 'module service', 'module store', 'module table', 'module rules', 'module']
const CLIENT_BASE = ['client lib', 'client theme', 'client paths']
const CLIENT = [...CLIENT_BASE, 'client api', 'client i18n', 'client art', 'client assets', 'client ui']

export const layers: readonly Layer[] = [
  // Proves any backend: of the project it knows the contract alone.
  {
    name: 'verify',
    files: /^tests\/verify\/(?!.*\.test\.ts$)/,
    may: ['verify', ...CONTRACT],
    packages: [
      'zod',
      'ws',
      'junit-report-builder',
      ...['fs', 'http', 'net', 'os', 'path', 'util', 'timers/promises', 'readline/promises'].map(
        (name) => `node:${name}`,
      ),
    ],
  },
  // Tests see everything.
  { name: 'test', files: /\.test\.tsx?$|^tests\/|^client\/src\/test\//, may: ['*'], packages: ['*'] },
  {
    name: 'configuration',
    files: /^[^/]+\.config\.ts$|^(client|mock-server)\/(console\/)?[^/]+\.config\.m?[tj]s$/,
    may: ['script', 'configuration'],
    packages: ['*'],
  },
  { name: 'script', files: /^scripts\//, may: ['*'], packages: ['*'] },

  {
    name: 'contract kit',
    files: /^contract\/src\/kit\//,
    may: ['contract kit', 'contract rules'],
    packages: ['zod', '@noble/ciphers', '@noble/hashes'],
  },
  {
    name: 'contract rules',
    files: /^contract\/src\/rules\//,
    may: ['contract rules', 'contract kit'],
    packages: ['@noble/hashes'],
  },
  { name: 'contract', files: /^contract\/src\/[^/]+\.ts$/, may: CONTRACT, packages: ['zod'] },
  {
    name: 'contract slice',
    files: /^contract\/src\/[^/]+\//,
    may: ['contract kit', 'contract rules', 'contract slice'],
    packages: ['zod', '@noble/hashes'],
  },

  { name: 'seed', files: /^seeds\//, may: ['seed', ...CONTRACT], packages: ['@faker-js/faker', 'zod'] },

  { name: 'mock main', files: /^mock-server\/src\/main\.ts$/, may: ['*'], packages: ['*'] },
  {
    name: 'mock host',
    files: /^mock-server\/src\/host\//,
    may: ['mock host', 'mock app', ...PLATFORM, ...CONTRACT],
    packages: [...HTTP, 'ws', 'better-sqlite3', '@scalar/fastify-api-reference'],
  },
  // A real backend in front and the mock beside it. Only its wire and its thread touch Node.
  {
    name: 'mock dual',
    files: /^mock-server\/src\/dual\//,
    may: ['mock dual', 'mock app', 'mock control', 'mock host', ...PLATFORM, ...CONTRACT],
    mayTypes: MODULE,
    packages: [...HTTP, 'ws', 'zod'],
  },
  // The composition root and what it composes from: app, routes, site, composition/, planting/, security.
  {
    name: 'mock app',
    files: /^mock-server\/src\/([^/]+\.ts$|composition\/|planting\/)/,
    may: ['mock app', 'mock control', 'mock dual', 'mock page', 'seed', ...MODULE, ...PLATFORM, ...CONTRACT],
    packages: [...HTTP, ...SQL],
  },
  {
    name: 'mock page',
    files: /^mock-server\/src\/pages\//,
    may: ['mock page', 'mock app', 'mock control', 'seed', ...PLATFORM, ...CONTRACT],
    packages: [...HTTP, 'uqr', 'fflate'],
  },
  {
    name: 'mock db',
    files: /^mock-server\/src\/db\//,
    may: [...PLATFORM, 'module table', ...CONTRACT],
    packages: [...SQL, 'better-sqlite3', 'sqlite-wasm'],
  },
  {
    name: 'mock kit',
    files: /^mock-server\/src\/kit\//,
    may: [...PLATFORM, ...CONTRACT],
    packages: [
      ...HTTP,
      ...SQL,
      'zod',
      'ws',
      '@noble/hashes',
      '@noble/ciphers',
      'fflate',
      'opencc-js',
      'fastest-levenshtein',
    ],
  },
  // Units of time, spans of days, seeded chance and what is reckoned once, pure: modules may use their values, of the rest of world only types.
  {
    name: 'mock time',
    files: /^mock-server\/src\/world\/(clock|calendar|once|random|span)\.ts$/,
    may: [...PLATFORM, ...CONTRACT],
    packages: SQL,
  },
  {
    name: 'mock world',
    files: /^mock-server\/src\/world\//,
    may: [...PLATFORM, 'seed', ...CONTRACT],
    packages: [...HTTP, ...SQL, 'zod', '@noble/hashes', 'fflate'],
  },
  {
    name: 'mock control',
    files: /^mock-server\/src\/control\//,
    may: ['mock control', 'mock app', 'module rules', ...PLATFORM, 'seed', ...CONTRACT],
    mayTypes: MODULE,
    packages: [...HTTP, ...SQL, 'zod', '@noble/hashes', 'fflate'],
  },

  {
    name: 'module routes',
    files: /^mock-server\/src\/modules\/.+\.routes\.ts$/,
    may: ['own folder', 'mock time', 'mock kit', ...CONTRACT],
    mayTypes: ['mock world'],
    packages: HTTP,
  },
  {
    name: 'module service',
    files: /^mock-server\/src\/modules\/.+\.service\.ts$/,
    may: ['own folder', 'mock time', 'seed', ...CONTRACT],
    mayTypes: ['mock world', 'mock kit'],
    packages: ['@noble/hashes', 'fflate', 'uqr'],
  },
  {
    name: 'module store',
    files: /^mock-server\/src\/modules\/.+\.store\.ts$/,
    may: ['own folder', 'mock db', 'mock time', ...CONTRACT],
    mayTypes: ['mock world'],
    packages: SQL,
  },
  {
    name: 'module table',
    files: /^mock-server\/src\/modules\/.+\.table\.ts$/,
    may: ['own folder', 'module table', 'mock db', ...CONTRACT],
    packages: SQL,
  },
  {
    name: 'module rules',
    files: /^mock-server\/src\/modules\/.+\.rules\.ts$/,
    may: ['own folder', 'mock time', 'seed', ...CONTRACT],
    packages: ['@noble/hashes'],
  },
  {
    name: 'module',
    files: /^mock-server\/src\/modules\//,
    may: ['own folder', 'mock time', 'mock kit', 'seed', ...CONTRACT],
    mayTypes: ['mock world'],
    packages: ['@noble/hashes', 'fflate', 'uqr'],
  },
  // The server inside a browser's worker, and what its pages need to reach it: neither may touch Node.
  {
    name: 'mock demo',
    files: /^mock-server\/demo\/(worker|page|messages\.ts)/,
    may: ['mock demo', 'mock app', ...PLATFORM, ...CONTRACT],
    packages: [],
  },
  // The server in objects of workerd: it may not touch Node.
  {
    name: 'mock edge',
    files: /^mock-server\/edge\//,
    may: ['mock edge', 'mock app', 'mock control', 'mock mcp', ...PLATFORM, ...CONTRACT],
    packages: ['hono', 'fflate', 'cloudflare:workers', 'sqlite.wasm'],
  },
  // Goes beside the files of the demo as it is.
  {
    name: 'mock stick',
    files: /^mock-server\/demo\/stick\//,
    may: [],
    packages: ['node:fs', 'node:http', 'node:path', 'node:url'],
  },
  // For agents: beside the host, for the server in a browser has none.
  {
    name: 'mock mcp',
    files: /^mock-server\/src\/mcp\//,
    may: ['mock mcp', 'mock page', 'mock control', 'mock kit', ...CONTRACT],
    packages: [...HTTP, '@modelcontextprotocol/server'],
  },
  // What testers' scripts import: no dependency but Playwright's for its fixture.
  {
    name: 'mock testing',
    files: /^mock-server\/src\/testing\//,
    may: ['mock testing', ...CONTRACT],
    packages: ['@playwright/test'],
  },
  {
    name: 'console',
    files: /^mock-server\/console\//,
    may: ['console', ...CONTRACT],
    mayTypes: ['mock testing'],
    packages: ['react', 'react-dom', '@mantine/core', '@mantine/hooks', '@tanstack/react-virtual', 'uqr'],
  },
  { name: 'page', files: /^mock-server\/pages\//, may: ['page', ...CONTRACT], packages: [] },

  {
    name: 'client paths',
    files: /^client\/src\/(paths|pages)\.ts$/,
    may: [...CONTRACT, 'client paths'],
    packages: [],
  },
  {
    name: 'client lib',
    files: /^client\/src\/lib\//,
    may: ['client lib', ...CONTRACT],
    packages: ['react', 'uqr', '@noble/ciphers', '@noble/hashes'],
  },
  {
    name: 'client theme',
    files: /^client\/src\/theme\//,
    may: ['client theme', ...CONTRACT],
    packages: ['react', ...MANTINE],
  },
  {
    name: 'client api',
    files: /^client\/src\/api\//,
    may: ['client api', 'client lib', ...CONTRACT],
    packages: REACT,
  },
  {
    name: 'client i18n',
    files: /^client\/src\/i18n\//,
    may: ['client i18n', 'client lib', 'client theme', ...CONTRACT],
    packages: ['react'],
  },
  {
    name: 'client art',
    files: /^client\/src\/art\//,
    may: ['client art', 'client lib', 'client theme', ...CONTRACT],
    packages: ['react'],
  },
  // Served as it is, before any script of ours.
  { name: 'client public', files: /^client\/public\//, may: [], packages: [] },
  { name: 'client assets', files: /^client\/src\/assets\//, may: [], packages: [] },
  {
    name: 'client ui',
    files: /^client\/src\/ui\//,
    may: [
      'client ui',
      'client lib',
      'client theme',
      'client i18n',
      'client art',
      'client assets',
      ...CONTRACT,
    ],
    packages: [...SCREEN, 'deployed-art', 'uqr'],
  },
  {
    name: 'client feature',
    files: /^client\/src\/features\//,
    may: ['own folder', ...CLIENT, ...CONTRACT],
    packages: [...SCREEN, 'uqr'],
  },
  {
    name: 'client realtime',
    files: /^client\/src\/realtime\//,
    may: ['client realtime', 'client feature', ...CLIENT, ...CONTRACT],
    packages: REACT,
  },
  // What a demo has beside the product: it plays and steers the whole of it, and the application loads it on demand.
  {
    name: 'client stage',
    files: /^client\/src\/(stage|tour)\//,
    may: ['client stage', 'client app', 'client realtime', 'client feature', ...CLIENT, ...CONTRACT],
    packages: REACT,
  },
  {
    name: 'client app',
    files: /^client\/src\/(app\/|main\.tsx$|[^/]+\.d\.ts$)/,
    may: ['client app', 'client stage', 'client realtime', 'client feature', ...CLIENT, ...CONTRACT],
    packages: [...SCREEN, 'vite'],
  },
]

/** The only files of the server that touch Node. */
export const mayTouchNode = /^mock-server\/src\/(main\.ts|db\/open\.ts|host\/.+|dual\/(wire\/.+|shadow\.ts))$/

/** Loaded in development and tests only, so it alone may reach zod; production drops the import. */
export const developmentOnly = /^client\/src\/(api\/check|features\/\w+\/checkAnswer)\.ts$/
