import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import { build } from 'vite'
import { toTraditional } from '../../mock-server/src/kit/traditional.ts'
import { at } from '../kit/paths.mjs'

const FOLDER = at('client/src/app/first')
/** Where visits begin, by address (a trailing slash: whatever follows), and the screen there; home is the first. */
const SCREENS = {
  '/': 'lobby/HomeScreen.tsx',
  '/game/egame': 'lobby/GameListScreen.tsx',
  '/game/fishing': 'lobby/GameListScreen.tsx',
  '/activity/discount': 'promotion/DiscountScreen.tsx',
  '/app/help/': 'help/HelpScreen.tsx',
}
const BRAND = '澄湾'

/** The first advertisement of the seeds: what a backend of its own shows instead replaces it once it has answered. */
const firstAd = () => {
  const ad = JSON.parse(readFileSync(at('seeds/catalogue/ads.json'), 'utf8'))[0]
  return { ...ad, image: `/art/banner/${ad.art}~${ad.id}.svg` }
}

const traditional = (ad) =>
  Object.fromEntries(
    Object.entries(ad).map(([key, value]) => [
      key,
      typeof value === 'string' && key !== 'image' && key !== 'art' ? toTraditional(value) : value,
    ]),
  )

/** The pages' markup, rendered by React from the same components that replace it. */
const paintPages = async () => {
  const out = at('dist/.first')
  await build({
    root: at('client'),
    configFile: false,
    logLevel: 'warn',
    css: { postcss: at('client') },
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
  const { theme, page } = await paint('zh-CN', ad)
  const { page: other } = await paint('zh-TW', traditional(ad))
  return {
    theme,
    pages: `<div lang="zh-CN">${page}</div><div lang="zh-TW">${other.replaceAll(BRAND, toTraditional(BRAND))}</div>`,
  }
}

const headScript = async () => {
  const bundle = await rolldown({ input: join(FOLDER, 'first.ts') })
  const { output } = await bundle.generate({ format: 'iife', minify: true })
  await bundle.close()
  const [{ code }] = output
  return { code, fileName: `assets/first-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js` }
}

/** A chunk and all it imports, each once. */
const withImports = (bundle, fileName, seen = new Set()) => {
  if (!seen.has(fileName)) {
    seen.add(fileName)
    for (const next of bundle[fileName]?.imports ?? []) withImports(bundle, next, seen)
  }
  return seen
}

/**
 * index.html paints the frame and the home page's hero by itself, before any script of the client has run:
 * its markup, the theme's variables, the styles of home, and a small script that knows the device (app/first).
 * @returns {import('vite').Plugin}
 */
export const firstPaint = () => {
  let script
  return {
    name: 'first-paint',
    apply: (_config, { command, mode }) => command === 'build' && mode !== 'test',
    enforce: 'pre',
    async buildStart() {
      script = await headScript()
      this.emitFile({ type: 'asset', fileName: script.fileName, source: script.code })
      // Where no backend draws it, it lies beside the other drawings (art.mjs).
      const { art, id, image } = firstAd()
      const { draw } = await import('../../seeds/art/draw.ts')
      this.emitFile({ type: 'asset', fileName: image.slice(1), source: draw('banner', art, id) })
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk')
        const chunksOf = (screen) => [
          ...withImports(
            bundle,
            chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/features/${screen}`)).fileName,
          ),
        ]
        const stylesOf = (fileNames) =>
          fileNames.flatMap((fileName) => [...(bundle[fileName].viteMetadata?.importedCss ?? [])])
        const isMissing = (fileName) => !html.includes(`"/${fileName}"`)
        const styles = stylesOf(chunksOf(SCREENS['/'])).filter(isMissing)
        // The styles of home are in the page anyway.
        const early = Object.fromEntries(
          Object.entries(SCREENS).map(([path, screen]) => {
            const scripts = chunksOf(screen)
            const own = stylesOf(scripts).filter((fileName) => !styles.includes(fileName))
            return [path, [...new Set([...scripts, ...own])].filter(isMissing).map((name) => `/${name}`)]
          }),
        )
        early['/'].push(firstAd().image)
        const { theme, pages } = await paintPages()
        const css = readFileSync(join(FOLDER, 'first.css'), 'utf8').replace(/\/\*.*?\*\/|\s+/gs, ' ')
        return html
          .replace(
            /(<script src="\/config\.js")/,
            `<script src="/${script.fileName}" data-brands="${BRAND} ${toTraditional(BRAND)}" data-early="${JSON.stringify(early).replaceAll('"', '&quot;')}"></script>\n    <style id="theme">${theme}</style><style>${css}</style>\n    $1 defer`,
          )
          .replace(
            '</head>',
            `${styles.map((path) => `  <link rel="stylesheet" crossorigin href="/${path}">\n`).join('')}  </head>`,
          )
          .replace(
            '<div id="root">',
            `<div id="first" inert aria-hidden="true">${pages}</div>\n    <div id="root">`,
          )
      },
    },
  }
}
