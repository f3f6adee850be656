import type { HelpPage } from './menu.ts'
import { type Block, wordsOf } from './page.ts'

export interface Entry {
  page: HelpPage
  title: string
  /** The heading above it, '' at the top of a page. */
  heading: string
  words: string
  /** Of a title or a heading, the first line below it. */
  below?: string
}

export interface Found extends Entry {
  /** The line around the word: what is before, the word, what follows. */
  around: readonly [string, string, string]
}

const linesOf = (block: Block): readonly string[] => {
  if ('text' in block) return [wordsOf(block.text)]
  if ('note' in block) return [wordsOf(block.note)]
  if ('steps' in block) return block.steps.map(wordsOf)
  if ('points' in block) return block.points.map(wordsOf)
  if ('rows' in block) return block.rows.map((row) => row.map(wordsOf).join(' · '))
  return []
}

/** The first line before the next heading. */
const firstOf = (blocks: readonly Block[]): string => {
  const end = blocks.findIndex((block) => 'heading' in block)
  return blocks.slice(0, end === -1 ? undefined : end).flatMap(linesOf)[0] ?? ''
}

/** Every line of a page under its heading. */
export const entriesOf = (page: HelpPage, title: string, blocks: readonly Block[]): Entry[] => {
  const entries: Entry[] = [{ page, title, heading: '', words: title, below: firstOf(blocks) }]
  let heading = ''
  for (const [at, block] of blocks.entries()) {
    if ('heading' in block) {
      heading = block.heading
      entries.push({ page, title, heading, words: heading, below: firstOf(blocks.slice(at + 1)) })
    }
    for (const words of linesOf(block)) entries.push({ page, title, heading, words })
  }
  return entries
}

/** Other words for what the pages call by the last one. */
const SAME: readonly (readonly string[])[] = [
  ['提款', '提现', '提現', '出款', '取款'],
  ['充值', '储值', '儲值', '入款', '存款'],
  ['注单', '注單', '投注'],
]
/** Ways to write the same, each as long as the one that it is compared by. */
const SPELLED: readonly (readonly [RegExp, string])[] = [
  [/[帐帳賬]/g, '账'],
  [/號/g, '号'],
  [/登[陆陸錄入]/g, '登录'],
]
const plain = (words: string): string =>
  SPELLED.reduce((known, [other, one]) => known.replace(other, one), words.toLowerCase())

const SHOWN = 12
const AROUND = 28

const cut = (words: string, at: number, length: number): Found['around'] => [
  `${at > AROUND ? '…' : ''}${words.slice(Math.max(0, at - AROUND), at)}`,
  words.slice(at, at + length),
  `${words.slice(at + length, at + length + AROUND)}${at + length + AROUND < words.length ? '…' : ''}`,
]

/** The lines that hold the word, titles and headings first, one for each heading; letters of either case. */
export const search = (entries: readonly Entry[], word: string): Found[] => {
  const asked = word.trim().toLowerCase()
  if (!asked) return []
  const sought = [asked, ...SAME.filter((words) => words.includes(asked)).map((words) => words.at(-1)!)].map(
    plain,
  )
  const found = new Map<string, Found & { rank: number }>()
  for (const entry of entries) {
    const words = plain(entry.words)
    const hit = sought.find((each) => words.includes(each))
    if (hit === undefined) continue
    const at = words.indexOf(hit)
    const rank = entry.below === undefined ? 2 : entry.heading ? 1 : 0
    const id = `${entry.page} ${entry.heading}`
    const known = found.get(id)
    if (!known || rank < known.rank)
      found.set(id, { ...entry, rank, around: cut(entry.words, at, hit.length) })
  }
  return [...found.values()].toSorted((a, b) => a.rank - b.rank).slice(0, SHOWN)
}
