import { violations } from './axe.ts'
import { LATIN } from './crawl.data.ts'
import { simplifiedIn } from './simplified.ts'
import { expect, type Page } from './visit.ts'

/** Higher pages are looked at from the top down to here. */
const HIGHEST = 6_000

/** Words of Latin letters that no Chinese text has: English left over. Names in code, mail and links aside. */
const englishIn = (text: string): string[] => {
  const plain = text.replaceAll(/\S*[@/._*]\S*|\b[\dA-Fa-f]{8,}\b|[A-Za-z]*\d[A-Za-z\d]*/g, ' ')
  return [...new Set(plain.match(/[A-Za-z][A-Za-z-]{2,}/g) ?? [])].filter((word) => !LATIN.has(word))
}

/** Opens an address inside the running client, as its own links do. */
export const goTo = async (page: Page, path: string): Promise<void> => {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
}

/** Until the page has what it asked for: no navigation, no skeleton, no call under way. */
export const settled = async (page: Page, underWay: () => number): Promise<void> => {
  await expect(page.locator('main').first()).toBeVisible()
  await expect
    .poll(
      async () => {
        const isBusy = await page.evaluate(
          () =>
            document.querySelector('[data-waiting]') !== null ||
            document.querySelector('main .mantine-Skeleton-root') !== null,
        )
        return isBusy ? 'busy' : underWay()
      },
      { intervals: [60, 60, 100, 200], message: `${page.url()} settles` },
    )
    .toBe(0)
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}

/** What is read or read out: texts, and the attributes that stand for them. Parts in another language aside. */
const wordsOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const own = document.documentElement.lang
    const isForeign = (element: Element | null) => {
      const lang = element?.closest('[lang]')?.getAttribute('lang')
      return lang !== null && lang !== undefined && lang !== own
    }
    const said: string[] = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (parent && !['SCRIPT', 'STYLE', 'NOSCRIPT', 'CODE'].includes(parent.tagName) && !isForeign(parent))
        said.push(node.textContent ?? '')
    }
    for (const name of ['aria-label', 'alt', 'title', 'placeholder'])
      for (const element of document.querySelectorAll(`[${name}]`))
        if (!isForeign(element)) said.push(element.getAttribute(name) ?? '')
    return said.join('\n')
  })

/** All that is wrong with what the page shows at one width; `theirs` are words that people gave, not the site. */
export const findings = async (
  page: Page,
  {
    width,
    locale,
    theirs,
    underWay,
  }: { width: number; locale: string; theirs: readonly string[]; underWay: () => number },
): Promise<string[]> => {
  await page.setViewportSize({ width, height: 900 })
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  // As tall as the page: what a fixed bar covers until one scrolls is no finding.
  await page.setViewportSize({ width, height: Math.min(Math.max(height, 900), HIGHEST) })
  await settled(page, underWay)
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  const words = theirs.reduce((text, word) => text.replaceAll(word, ''), await wordsOf(page))
  const english = englishIn(words)
  const simplified = locale === 'zh-TW' ? simplifiedIn(words) : []
  return [
    ...(over > 0 ? [`sticks out by ${over} px`] : []),
    ...(english.length > 0 ? [`English: ${english.join(' ')}`] : []),
    ...(simplified.length > 0 ? [`simplified: ${simplified.join('')} in ${around(words, simplified)}`] : []),
    ...(await violations(page)),
  ]
}

const around = (words: string, characters: readonly string[]): string =>
  words
    .split('\n')
    .filter((line) => characters.some((character) => line.includes(character)))
    .slice(0, 4)
    .map((line) => line.trim().slice(0, 40))
    .join(' / ')
