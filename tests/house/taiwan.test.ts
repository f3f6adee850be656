import fc from 'fast-check'
import { Converter } from 'opencc-js'
import { expect, test } from 'vitest'
import { TERMS } from '@app/contract/kit/taiwan.data'
import { drawNamed } from '@app/seeds/art/named'
import games from '@app/seeds/catalogue/games.json' with { type: 'json' }
import { leagues } from '@app/seeds/leagues'
import { toSimplified, toTraditional } from '../../mock-server/src/kit/traditional.ts'
import { SHARED } from '../e2e/rig/crawl.data.ts'
import { CODE, files, isTest, read } from './rig/repository.ts'
import { walk } from './rig/syntax.ts'
import { mainland, taiwan } from './rig/texts.ts'

const HAN = /\p{Script=Han}/u

test('the build writes every text of the client as the server would, under its key', () => {
  expect(mainland.size).toBeGreaterThan(30)
  for (const [slice, texts] of mainland) {
    const byServer = Object.entries(texts).map(([key, text]) => [key, toTraditional(text)])
    expect({ slice, ...taiwan.get(slice) }).toEqual({ slice, ...Object.fromEntries(byServer) })
  }
})

test.each(Object.entries(TERMS))('%s is %s wherever it stands, and is understood', (word, shown) => {
  for (const text of [word, `请${word}。`, `{name}${word}`, `1${word}2`])
    expect(toTraditional(text)).toContain(shown)
  expect(toTraditional(toSimplified(shown))).toBe(shown)
})

test.each([
  ['朋友通过链接注册，审核通过后到账', '朋友透過連結註冊，審核通過後到帳'],
  ['请通过“意见反馈”提出，通过 在线客服 亦可', '請透過「意見回饋」提出，透過 線上客服 亦可'],
])('%s is %s: by what means, and that it went well, are two words', (text, there) => {
  expect(toTraditional(text)).toBe(there)
})

const sought = [...new Set(games.flatMap(({ name, tags }) => [name, ...tags]))].filter((word) =>
  HAN.test(word),
)

test('whatever a list can be searched for is found by what was shown of it, whole or in part', () => {
  expect(sought.length).toBeGreaterThan(100)
  expect(sought.filter((word) => toSimplified(toTraditional(word)) !== word)).toEqual([])
  fc.assert(
    fc.property(fc.constantFrom(...sought), fc.nat(), fc.integer({ min: 2, max: 4 }), (word, at, length) => {
      const shown = toTraditional(word)
      // A word that is longer there has no half that both know.
      fc.pre(shown.length === word.length)
      const from = at % shown.length
      expect(word).toContain(toSimplified(shown.slice(from, from + length)))
    }),
  )
})

test('a team, a game and a league have the same picture in both scripts', () => {
  const shown = (text: string) => [text, toTraditional(text)] as const
  const teams = leagues.flatMap((league) => league.teams.map(({ name }) => name))
  for (const [name, there] of [...teams, ...leagues.map(({ name }) => name)].map(shown)) {
    expect(drawNamed('crest', there)).toBe(drawNamed('crest', name))
    expect(drawNamed('league', there)).toBe(drawNamed('league', name))
  }
  for (const { enName, gameCode, name } of games) {
    const cover = (text: string) => drawNamed('cover', enName.slice(-2).toUpperCase(), gameCode, text, name)
    expect(cover(toTraditional(name))).toBe(cover(name))
  }
})

/** What the server, its catalogues and the contract spell; the console, the documents and the bench are for developers. */
const SERVER = /^(seeds|mock-server\/(src|pages)|contract\/src)\//
const FOR_DEVELOPERS = /\/(docs|control|console|kit\/taiwan)|\.test\./

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsIn)
      : []

const spelledIn = (path: string): string[] => {
  if (path.endsWith('.json')) return stringsIn(JSON.parse(read(path)))
  if (!CODE.test(path)) return /\.(?:html|svg|md)$/.test(path) ? read(path).split('\n') : []
  const found: string[] = []
  walk(path, (node) => {
    if (node.type === 'Literal' && typeof node.value === 'string') found.push(node.value)
    if (node.type === 'TemplateElement') found.push(node.value.cooked ?? '')
  })
  return found
}

/** Words of the mainland, as the dictionary would leave them or make them up. */
const MAINLAND =
  /用戶|稽核|充值|二維碼|郵箱|手機號(?!碼)|視頻|網絡|信息|短信|登錄|賬|屏幕|鼠標|軟件|硬件|默認|數據|服務器|專案|物件|釋出|型別|迴圈|許可權|獲取|渠道|倒計時|一箇|剋制|點選|衝正/

test('nothing that the server says keeps a simplified character or a word that Taiwan does not use', () => {
  const character = Converter({ from: 'cn', to: 'tw' })
  const texts = files
    .filter((path) => SERVER.test(path) && !FOR_DEVELOPERS.test(path) && !isTest(path))
    .flatMap((path) => spelledIn(path).map((text) => ({ path, text })))
    .filter(({ text }) => HAN.test(text))
  expect(texts.length).toBeGreaterThan(3_000)
  const wrong = texts.flatMap(({ path, text }) => {
    const shown = toTraditional(text)
    const left = [...shown].filter((each) => !SHARED.has(each) && character(each) !== each)
    const word = MAINLAND.exec(shown)?.[0]
    return left.length > 0 || word ? [`${path}: ${shown.slice(0, 60)} (${left.join('')} ${word ?? ''})`] : []
  })
  expect(wrong).toEqual([])
})

test.each([
  ['转账与兑换只在自己的账户之间', '轉帳與兌換只在自己的帳戶之間'],
  ['三只、这只', '三隻、這隻'],
  ['按汇率折合，锁定后折算', '按匯率折合，鎖定後折算'],
  ['奖金发放到中心钱包', '獎金發放到中心錢包'],
  ['没有找到“{words}”', '沒有找到「{words}」'],
])('%s is %s', (text, shown) => {
  expect(toTraditional(text)).toBe(shown)
})

test('nor does what the client says', () => {
  const pages = import.meta.glob('../../client/src/features/help/pages/zh-CN/*.md', {
    eager: true,
    import: 'default',
    query: '?zh-TW',
  })
  const texts = [...[...taiwan.values()].flatMap((slice) => Object.values(slice)), ...stringsIn(pages)]
  expect(texts.length).toBeGreaterThan(2_000)
  expect(texts.filter((text) => MAINLAND.test(text))).toEqual([])
})
