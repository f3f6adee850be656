import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findings, goTo, settled } from './rig/crawl.ts'
import { addresses, MEMBER, THEIRS } from './rig/crawl.data.ts'
import { expect, test } from './rig/visit.ts'

/** `npm run task crawl` looks at every route; the tests at a sample in two combinations, another one in each. */
const IS_WHOLE = process.env.CRAWL === 'all'
const EVERY = 20
/** The last is a phone at twice the size. */
const WIDTHS = [1366, 390, 195]
const SHEETS = join(import.meta.dirname, '../../.crawl')
const COMBINATIONS = (['classic', 'professional'] as const).flatMap((edition) =>
  (['zh-CN', 'zh-TW'] as const).map((locale) => ({ edition, locale })),
)
/** Lines that stay open by their nature. */
const ENDLESS = /\/stream\/|\/art\//

const sheetOf = (names: readonly string[]) =>
  `<!doctype html><meta charset="utf-8"><style>body{font:14px sans-serif;display:grid;grid-template-columns:repeat(auto-fill,minmax(320px,1fr));gap:16px}img{width:100%;height:420px;object-fit:cover;object-position:top;border:1px solid #999}</style>${names
    .map((name) => `<figure><img loading="lazy" src="${name}.jpg"><figcaption>${name}</figcaption></figure>`)
    .join('')}`

for (const [turn, { edition, locale }] of COMBINATIONS.entries()) {
  if (!IS_WHOLE && turn % 3 !== 0) continue
  // [RT-*]
  test(`${IS_WHOLE ? 'every page' : 'a sample of the pages'} is sound in ${edition}, ${locale}`, async ({
    page,
    baseURL,
    watched,
  }) => {
    test.setTimeout(IS_WHOLE ? 1_800_000 : 240_000)
    await page.addInitScript(
      ([look, language]) => {
        localStorage.setItem('edition', look ?? '')
        localStorage.setItem('locale', language ?? '')
      },
      [edition, locale],
    )
    const calls = new Set<unknown>()
    page.on('request', (request) => {
      if (!ENDLESS.test(request.url())) calls.add(request)
    })
    page.on('requestfinished', (request) => void calls.delete(request))
    page.on('requestfailed', (request) => void calls.delete(request))

    const all = addresses(baseURL ?? '')
    const chosen = all.filter((_, at) => IS_WHOLE || at % EVERY === turn * (EVERY / COMBINATIONS.length))
    await page.goto(`/?__as=${MEMBER}`)
    await expect(page.getByRole('banner').getByRole('button', { name: /VIP5/ })).toBeVisible()
    const found: string[] = []
    const shown: string[] = []
    for (const { name, path } of chosen) {
      await page.setViewportSize({ width: WIDTHS[0]!, height: 900 })
      await goTo(page, path)
      await settled(page, () => calls.size)
      for (const width of WIDTHS) {
        // A phone opens pages from links too: its first picture is not that of a wide one made narrow.
        if (IS_WHOLE && width !== WIDTHS[0]) {
          await page.setViewportSize({ width, height: 900 })
          await page.goto(path)
          await settled(page, () => calls.size)
        }
        for (const each of await findings(page, {
          width,
          locale,
          theirs: THEIRS,
          underWay: () => calls.size,
        }))
          found.push(`${name} at ${width}: ${each}`)
        if (!IS_WHOLE) continue
        const sheet = join(SHEETS, `${edition}-${locale}-${width}`)
        mkdirSync(sheet, { recursive: true })
        await page.screenshot({ path: join(sheet, `${name}.jpg`), type: 'jpeg', quality: 60 })
      }
      shown.push(name)
      for (const error of watched.errors.splice(0)) found.push(`${name}: ${error}`)
    }
    if (IS_WHOLE)
      for (const width of WIDTHS)
        writeFileSync(join(SHEETS, `${edition}-${locale}-${width}`, 'index.html'), sheetOf(shown))
    expect(found).toEqual([])
  })
}
