import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import { build } from 'vite'
import { at } from '../kit/paths.mjs'
import { markdownPages } from './markdownPages.mjs'
import { styles } from './styles.mjs'
import { taiwanWriter, traditional } from './traditional.mjs'

const FOLDER = at('client/src/app/first')
/** What no page but home does without. */
const ICONS = 'art/icons.data.ts'
/** Around each page of a member: whoever isn't one is shown none of them. */
const MEMBER = ['app/layouts/MemberLayout.tsx', 'app/layouts/Header/MemberBar.tsx', ICONS]
/** Where visits begin, by address (a trailing slash: whatever follows), and what is fetched for it; home is the first. What is painted of them: paint.tsx. */
const SCREENS = {
  '/': ['features/lobby/HomeScreen.tsx'],
  '/game/egame': [ICONS, 'features/lobby/GameListScreen.tsx'],
  '/game/fishing': [ICONS, 'features/lobby/GameListScreen.tsx'],
  '/activity/discount': [ICONS, 'features/promotion/DiscountScreen.tsx'],
  '/app/help/': [ICONS, 'app/layouts/HelpLayout.tsx', 'features/help/HelpScreen.tsx'],
  '/game/sport/crty': [
    ICONS,
    'app/layouts/SportLayout.tsx',
    'features/sport/SportChannelScreen.tsx',
    'app/openChannel.ts',
    'features/sport/ahead.ts',
  ],
  '/mine/wallet': [...MEMBER, 'features/wallet/WalletScreen.tsx'],
  '/mine/savemoney': [...MEMBER, 'features/deposit/SaveMoneyScreen.tsx'],
  '/mine/takemoney': [...MEMBER, 'features/withdraw/TakeMoneyScreen.tsx'],
  '/mine/betRecord': [...MEMBER, 'features/bet/BetRecordScreen.tsx'],
  '/mine/': MEMBER,
}
/** The text of each page of help, beside what all of them have. */
const TEXTS = 'features/help/pages/zh-CN/'
const BRAND = '澄湾'
/** Built with the demo's tools: to go before a mock, most likely. */
const IS_STAGE = process.env.STAGE === '1'

/** The first advertisement of the seeds: what a backend of its own shows instead replaces it once it has answered. */
const firstAd = () => {
  const ad = JSON.parse(readFileSync(at('seeds/catalogue/ads.json'), 'utf8'))[0]
  return { ...ad, image: `/art/banner/${ad.art}~${ad.id}.svg` }
}

const writtenBy = (write, ad) =>
  Object.fromEntries(
    Object.entries(ad).map(([key, value]) => [
      key,
      typeof value === 'string' && key !== 'image' && key !== 'art' ? write(value) : value,
    ]),
  )

/** The pages' markup, rendered by React from the same components that replace it. */
const paintPages = async () => {
  const out = at('dist/.first')
  await build({
    root: at('client'),
    configFile: false,
    logLevel: 'warn',
    css: styles,
    plugins: [markdownPages(), traditional()],
    define: { 'import.meta.env.STAGE': JSON.stringify(IS_STAGE) },
    build: {
      ssr: join(FOLDER, 'paint.tsx'),
      outDir: out,
      emptyOutDir: true,
      minify: false,
      copyPublicDir: false,
      // Drawers are only asked for by what is drawn from names (vite.config.ts).
      rolldownOptions: { external: ['deployed-art'], output: { codeSplitting: false } },
    },
  })
  const { paint } = await import(`${pathToFileURL(join(out, 'paint.js')).href}?${Date.now()}`)
  const ad = firstAd()
  const { theme, page, openings } = await paint('zh-CN', ad)
  const write = await taiwanWriter()
  const other = await paint('zh-TW', writtenBy(write, ad))
  const branded = (markup) => markup.replaceAll(BRAND, write(BRAND))
  return {
    theme,
    brands: `${BRAND} ${write(BRAND)}`,
    pages: `<div lang="zh-CN">${page}</div><div lang="zh-TW">${branded(other.page)}</div>`,
    openings: Object.entries(openings).flatMap(([path, parts]) => [
      [`${path}.zh-CN.json`, JSON.stringify(parts)],
      [`${path}.zh-TW.json`, branded(JSON.stringify(other.openings[path]))],
    ]),
  }
}

/** Every page fetches its sign twice as soon as it has its title, with the priority of what is painted: in the page it is no file. */
const SIGN = 'href="/favicon.svg"'
const signOf = () => {
  const svg = readFileSync(at('client/public/favicon.svg'), 'utf8').trim()
  return `href="data:image/svg+xml,${svg.replaceAll('"', "'").replaceAll('#', '%23')}"`
}

const BAND = /data-at="([^"]+)"/g
/** Its first picture, where windows of any width have one. */
const pictureOf = (pages, path) => {
  const [, band] = pages.split(`data-at="${path}"`)
  const [own] = band.split(/data-at=|data-room=|<div lang=/)
  return /url\(([^)]+\.svg)\)/.exec(own)?.[1]
}
/** A page without a band of its own has that of its kind. */
const shownAt = (bands) => (path) => {
  const band = bands.find((own) => path === own || (own.endsWith('/') && path.startsWith(own)))
  return band ? `html[data-band='${path}'] #first [data-at='${band}'] { display: block; }` : ''
}

const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 8)

const headScript = async () => {
  const bundle = await rolldown({ input: join(FOLDER, 'first.ts') })
  const { output } = await bundle.generate({ format: 'iife', minify: true })
  await bundle.close()
  const [{ code }] = output
  return { code, fileName: `assets/first-${hashOf(code)}.js` }
}

/** A chunk and all it imports, each once and behind what it imports itself: so its styles override theirs. */
const withImports = (bundle, fileName, found = new Set(), seen = new Set()) => {
  if (seen.has(fileName)) return found
  seen.add(fileName)
  for (const next of bundle[fileName]?.imports ?? []) withImports(bundle, next, found, seen)
  return found.add(fileName)
}

const MAIN = /[ \t]*<script type="module" crossorigin src="[^"]+"><\/script>\n/
const PRELOADS = /<link rel="modulepreload" crossorigin href="([^"]+)">/g
/** All but the largest: that fills the line until the head's script is here, and what is painted first doesn't wait for the rest. */
const LATER = /<script type="module"(?= crossorigin src="\/assets\/(?!react))/g

/**
 * What the client imports first, each as a script before it: every one runs in a task of its own, between which the
 * page answers. Never by an `await` at the top of a module: Safari then takes what imports it for loaded, and is empty.
 */
const inTurn = (html) => {
  const [main] = MAIN.exec(html)
  return html
    .replace(main, '')
    .replaceAll(PRELOADS, '<script type="module" crossorigin src="$1"></script>')
    .replace('</head>', `${main}  </head>`)
    .replaceAll(LATER, '$& fetchpriority="low"')
}

const SHEETS = /[ \t]*<link rel="stylesheet"[^>]* href="\/([^"]+)">\n/g
const FIRST_CODE = /[ \t]*<script (?:src="\/config|type="module")/

/**
 * The styles stand in the page, before any code: nothing is painted without them, and no file is waited for. A link that is
 * switched off says of each that it is there, for the loader of the screens that name it as well; without its `media`
 * the browser would still fetch it while it looks ahead.
 */
const stylesFirst = (html, bundle) => {
  const sheets = Array.from(html.matchAll(SHEETS), ([, fileName]) => fileName)
  const links = sheets
    .map((fileName) => `<link rel="stylesheet" disabled media="not all" href="/${fileName}">`)
    .join('')
  const css = sheets.map((fileName) => bundle[fileName].source).join('')
  return html
    .replaceAll(SHEETS, '')
    .replace(FIRST_CODE, (code) => `    <style>${css}</style>${links}\n${code}`)
}

/**
 * index.html paints the frame and the home page's hero by itself, before any script of the client has run:
 * its markup, the theme's variables, the styles of home, and a small script that knows the device (app/first).
 * @returns {import('vite').Plugin}
 */
export const firstPaint = () => {
  let script
  let painted
  let openings
  return {
    name: 'first-paint',
    apply: (_config, { command, mode }) => command === 'build' && mode !== 'test',
    enforce: 'pre',
    async buildStart() {
      script = await headScript()
      this.emitFile({ type: 'asset', fileName: script.fileName, source: script.code })
      painted = await paintPages()
      openings = `assets/${hashOf(JSON.stringify(painted.openings))}`
      for (const [path, source] of painted.openings)
        this.emitFile({ type: 'asset', fileName: openings + path, source })
      // Where no backend draws it, it lies beside the other drawings (art.mjs).
      const { art, id, image } = firstAd()
      const { draw } = await import('../../seeds/art/draw.ts')
      this.emitFile({ type: 'asset', fileName: image.slice(1), source: draw('banner', art, id) })
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk')
        const chunksOf = (screens) => [
          ...new Set(
            screens.flatMap((screen) => {
              const own = chunks.find(({ moduleIds }) =>
                moduleIds.some((id) => id.endsWith(`/client/src/${screen}`)),
              )
              return [...withImports(bundle, own.fileName)]
            }),
          ),
        ]
        const stylesOf = (fileNames) =>
          fileNames.flatMap((fileName) => [...(bundle[fileName].viteMetadata?.importedCss ?? [])])
        const isMissing = (fileName) => !html.includes(`"/${fileName}"`)
        const styles = stylesOf(chunksOf(SCREENS['/'])).filter(isMissing)
        // The styles of home are in the page anyway.
        const early = Object.fromEntries(
          Object.entries(SCREENS).map(([path, screens]) => {
            const scripts = chunksOf(screens)
            const own = stylesOf(scripts).filter((fileName) => !styles.includes(fileName))
            return [path, [...new Set([...own, ...scripts])].filter(isMissing).map((name) => `/${name}`)]
          }),
        )
        early['/'].unshift(firstAd().image)
        for (const name of readdirSync(at('client/src', TEXTS)))
          early[`/app/help/${name.replace('.md', '')}+`] = chunksOf([TEXTS + name]).map((file) => `/${file}`)
        const card = Object.keys(bundle).find((name) => name.includes('/cardWorker-'))
        const { theme, brands, pages } = painted
        const bands = [...new Set(Array.from(pages.matchAll(BAND), ([, path]) => path))]
        for (const path of bands) early[path].unshift(...[pictureOf(pages, path) ?? []].flat())
        const css = [
          readFileSync(join(FOLDER, 'first.css'), 'utf8'),
          ...Object.keys(SCREENS).map(shownAt(bands)),
        ]
          .join('')
          .replace(/\/\*.*?\*\/|\s+/gs, ' ')
        return stylesFirst(
          inTurn(html)
            .replace(SIGN, signOf())
            .replace(
              /(<script src="\/config\.js")/,
              `<script src="/${script.fileName}" data-brands="${brands}"${IS_STAGE ? ' data-demo="1"' : ''} data-card="/${card}" data-openings="/${openings}" data-early='${JSON.stringify(early)}'></script>\n    <style id="theme">${theme}</style><style>${css}</style>\n    $1 defer`,
            )
            .replace(
              '</head>',
              `${styles.map((path) => `    <link rel="stylesheet" crossorigin href="/${path}">\n`).join('')}  </head>`,
            )
            .replace(
              '<div id="root">',
              `<div id="first" inert aria-hidden="true">${pages}</div>\n    <div id="root">`,
            ),
          bundle,
        )
      },
    },
  }
}
