import { expect, it } from 'vitest'
import games from '@app/seeds/catalogue/games.json' with { type: 'json' }
import venues from '@app/seeds/catalogue/venues.json' with { type: 'json' }
import type { Category } from '@app/contract/venue/categories'
import { slotEngine } from '../../../mock-server/src/modules/play/games/slot.ts'
import { kindOf } from '../../../mock-server/src/modules/play/play.rules.ts'
import { seededRandom } from '../../../mock-server/src/world/random.ts'

const categoryOf = new Map(venues.map(({ enName, category }) => [enName, category as Category]))
const of = (category: Category) => games.filter(({ enName }) => categoryOf.get(enName) === category)

/** What the games of a kind are told by, of all kinds but slots. */
const TOLD: Readonly<Record<string, readonly string[]>> = {
  baccarat: ['扑克', '庄闲'],
  dragon: ['扑克', '比大小'],
  redblack: ['扑克', '比大小'],
  dice: ['骰子'],
  roulette: ['轮盘'],
  niuniu: ['扑克', '对庄'],
  thirteen: ['扑克', '对庄'],
  tiles: ['骨牌', '对庄'],
  race: ['扑克', '竞猜'],
  landlord: ['扑克', '竞猜'],
  digits: ['数字'],
  sides: ['数字', '两面'],
  colours: ['号码', '颜色'],
  duel: ['赛前'],
  fish: ['锁定瞄准'],
}

it('no name of a slot promises chains or turns anew, which none has', () => {
  const promise = /连环|连消|消除|转转|再转|重转|转盘|翻倍/
  expect(of('DZ').filter(({ name }) => promise.test(name))).toEqual([])
})

it('each tag of a slot is so: its lines, whether it wins seldom and then more, its pool', () => {
  /** Of a hundred rounds. */
  const wins = (lines: string) => {
    const engine = slotEngine(lines, 95)
    const random = seededRandom(7)
    const play = () => engine.play({ kind: 'slot', stake: '1.00' }, random).payoutCents > 0
    return Array.from({ length: 5_000 }, play).filter(Boolean).length / 50
  }
  const often = new Map([...new Set(of('DZ').map(({ lines }) => lines))].map((lines) => [lines, wins(lines)]))
  const tagOf = (lines: string) => (often.get(lines)! < 30 ? '高波动' : '低波动')
  for (const { name, lines, hasPool, tags } of of('DZ'))
    expect([name, ...tags]).toEqual([name, lines, tagOf(lines), ...(hasPool ? ['奖池'] : [])])
})

it('a game that is no slot is tagged by how it is played', () => {
  for (const game of games.filter(({ enName }) => !['DZ', 'TY'].includes(categoryOf.get(enName)!)))
    expect([game.name, ...game.tags]).toEqual([
      game.name,
      ...TOLD[kindOf(categoryOf.get(game.enName)!, game.name)!]!,
    ])
})
