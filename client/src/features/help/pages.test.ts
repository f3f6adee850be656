import { describe, expect, test } from 'vitest'
import { PAGES } from '../../pages.ts'
import { pathOf, type RouteName } from '../../paths.ts'
import { HELP_PAGES } from './menu.ts'
import type { Block, Inline } from './page.ts'
import { LEGAL, loadPage } from './pages.ts'
import { FIGURES } from './parts/Figure.tsx'

const linesOf = (block: Block): readonly (readonly Inline[])[] => {
  if ('text' in block) return [block.text]
  if ('note' in block) return [block.note]
  if ('steps' in block) return block.steps
  if ('points' in block) return block.points
  return 'rows' in block ? block.rows.flat() : []
}

const SITE = Object.values(
  import.meta.glob<object>('/client/src/**/*.json', { eager: true, import: 'default' }),
)
  .flatMap((texts) => Object.values(texts))
  .join('\n')
/** Said by a game, or only stressed. */
const NOT_THE_SITES =
  /^(发牌|开奖|换一场|重试|繁體|清楚|快|克制|N串M|\d–\d|准确金额|无法撤回|开头四位和最后四位|不要登录，也不要付款|未成立，立即退还)$/

const written = HELP_PAGES.filter((page) => !LEGAL[page])

test('the help centre has 23 pages', () => {
  expect(HELP_PAGES).toHaveLength(23)
  expect(new Set(HELP_PAGES).size).toBe(23)
})

describe.each(written)('%s', (page) => {
  test('is written in both locales, in the same form', async () => {
    const [mainland, taiwan] = [await loadPage(page, 'zh-CN'), await loadPage(page, 'zh-TW')]
    expect(mainland.length).toBeGreaterThan(4)
    expect(taiwan.map((block) => Object.keys(block))).toEqual(mainland.map((block) => Object.keys(block)))
  })

  test('tells of nothing that is done in the address', async () => {
    expect(JSON.stringify(await loadPage(page, 'zh-CN'))).not.toMatch(/[?&]\w+=/)
  })

  test('calls what one presses as the site does', async () => {
    const stressed = (await loadPage(page, 'zh-CN'))
      .flatMap(linesOf)
      .flat()
      .flatMap((piece) => (typeof piece === 'object' && 'strong' in piece ? piece.strong : []))
    expect(stressed.filter((name) => !NOT_THE_SITES.test(name) && !SITE.includes(name))).toEqual([])
  })

  test('links to destinations of this site and shows pictures that exist', async () => {
    const blocks = await loadPage(page, 'zh-TW')
    for (const block of blocks) {
      if ('figure' in block) expect(Object.keys(FIGURES)).toContain(block.figure)
      for (const piece of linesOf(block).flat())
        if (typeof piece === 'object' && 'to' in piece) {
          expect(PAGES).toHaveProperty(piece.to)
          expect(pathOf(piece.to as RouteName)).not.toContain(':')
        }
    }
  })
})
