// The brand's pictures in client/public, drawn anew: `node scripts/brand-images.mjs`.
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { defs, fade, glow, ground } from '../seeds/art/brush/light.ts'
import { ladder } from '../seeds/art/brush/palette.ts'
import { tile } from '../seeds/art/brush/pattern.ts'
import { picture } from '../seeds/art/brush/picture.ts'
import { bay, sparkles, sunburst } from '../seeds/art/scene.ts'
import { seeded } from '../seeds/art/brush/seeded.ts'

const at = (name) => fileURLToPath(new URL(`../client/public/${name}`, import.meta.url))

const favicon = await readFile(at('favicon.svg'), 'utf8')
/** The sign in white and gold, as it stands on the brand's blue. */
const sign = favicon
  .replace(/<svg[^>]*>|<\/svg>|<style>.*?<\/style>/g, '')
  .replace('class="a"', 'stop-color="#fff"')
  .replace('class="b"', 'stop-color="#cfe0ff"')
  .replace('fill="#04123d" opacity=".2"', 'fill="#1f4fd8" opacity=".3"')
const blue = ground('k', ['#4f86ff', '#1f4fd8', '#0f2a7d'])

const icon = (size, share) => {
  const inner = size * share
  const edge = (size - inner) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}"><defs>${blue}</defs><path d="M0 0h${size}v${size}H0z" fill="url(#k)"/><svg x="${edge}" y="${edge}" width="${inner}" height="${inner}" viewBox="0 0 32 32">${sign}</svg></svg>`
}

const box = { w: 1200, h: 630, cx: 850, cy: 290, s: 1 }
const b = ladder(264)
const og = picture(
  1200,
  630,
  defs(blue, tile('p', 'seigaiha', '#ffffff12', 1.2, 2.6), fade('v', '#071238', 0.55, 0, '')),
  '<path d="M0 0H1200V630H0z" fill="url(#k)"/>',
  sunburst(box, 22, 0.05),
  '<path d="M0 0H1200V630H0z" fill="url(#p)"/>',
  bay(box, b, 0.7),
  glow(340, 880, 300, 0.35),
  sparkles(seeded('og'), 6, box),
  '<path d="M0 0H760V630H0z" fill="url(#v)"/>',
  `<svg x="700" y="125" width="360" height="360" viewBox="0 0 32 32">${sign.replace(/(id="|url\(#)([csw])\b/g, '$1o$2')}</svg>`,
  '<g fill="#fff"><text x="110" y="330" font-size="150" letter-spacing="24">澄湾</text><text x="114" y="410" font-size="46" letter-spacing="16" font-weight="600" fill="#cfe0ff">CHENGWAN</text><text x="114" y="490" font-size="32" font-weight="500" fill="#cfe0ff">演示环境 · 虚拟金额</text></g>',
)
await writeFile(at('icon.svg'), icon(512, 0.62) + '\n')
await writeFile(at('og.svg'), og + '\n')

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium' })
const touch = await browser.newPage({ viewport: { width: 180, height: 180 } })
await touch.setContent(`<body style="margin:0">${icon(180, 0.7)}`)
await touch.screenshot({ path: at('apple-touch-icon.png') })
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
await page.setContent(`<body style="margin:0">${og}`)
await page.screenshot({ path: at('../../test-results/art-og.png') })
await browser.close()
