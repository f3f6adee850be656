// Contact sheets of the artwork: `node scripts/contact-sheet.mjs [sheet…]` writes test-results/art-<sheet>-<edition>.png.
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { rolldown } from 'rolldown'
import { draw } from '../seeds/art/draw.ts'
import { SHEETS } from './contact-sheet.data.mjs'
import { needChromium } from './kit/browser.mjs'

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const EDITIONS = {
  light:
    '--brand:#1F4FD8;--brand-soft:#E8EEFD;--gold:#B27A12;--text-1:#1B2333;--text-3:#6B7587;--surface-0:#F7F5F1;--surface-1:#fff;--surface-2:#F1F3F7;--line:#E2E6EE',
  dark: '--brand:#6E9BFF;--brand-soft:#1D2B4D;--gold:#F0C463;--text-1:#EAF0FB;--text-3:#8F9DB8;--surface-0:#0F1623;--surface-1:#172033;--surface-2:#1F2A40;--line:#2A3650',
}

/** The client's components as one HTML string each, rendered by React's own server renderer. */
async function components(entry) {
  const bundle = await rolldown({ input: at(entry), platform: 'node', transform: { jsx: 'react-jsx' } })
  const file = at('test-results/art-components.mjs')
  await bundle.write({ format: 'esm', file, codeSplitting: false })
  return import(file)
}

const image = (kind, key, style = '') => {
  const drawn = draw(kind, key)
  if (!drawn) throw new Error(`nothing is drawn for ${kind} ${key}`)
  return `<img style="${style}" src="data:image/svg+xml;base64,${Buffer.from(drawn).toString('base64')}">`
}

const wanted = process.argv.slice(2)
const browser = await chromium.launch({ executablePath: needChromium() })
await mkdir(at('test-results'), { recursive: true })
const client = await components('scripts/contact-sheet.entry.tsx')
for (const [name, sheet] of Object.entries(SHEETS)) {
  if (wanted.length && !wanted.includes(name)) continue
  for (const edition of sheet.editions ?? ['light']) {
    const page = await browser.newPage({
      viewport: { width: sheet.width ?? 1400, height: 200 },
      deviceScaleFactor: sheet.zoom ?? 1,
    })
    const body = sheet.body({ image, client })
    await page.setContent(
      `<html style="${EDITIONS[edition]}"><style>body{margin:0;padding:16px;background:var(--surface-0);color:var(--text-1);font:13px 'Noto Sans CJK SC',sans-serif;display:flex;flex-wrap:wrap;gap:${sheet.gap ?? 10}px;align-items:center}img{display:block}${sheet.css ?? ''}</style><body>${body}`,
    )
    await page.screenshot({ path: at(`test-results/art-${name}-${edition}.png`), fullPage: true })
    await page.close()
  }
}
await browser.close()
