import { expect, it } from 'vitest'
import games from '@app/seeds/catalogue/games.json' with { type: 'json' }
import { leagues } from '@app/seeds/leagues'
import { toTraditional } from '@app/mock-server/kit/traditional'
import { isBegun, isCalled } from './spelling.ts'

it('a name is called by a part of it, by its first letters or by its syllables, never by a piece of one', () => {
  const called = (words: string) => isCalled('锦鲤奇兵', words)
  expect(
    ['锦鲤', '奇', 'jl', 'jlqb', 'qb', 'jinli', 'jinliq', 'jin li', 'qibing', ' JinLi '].filter(
      (words) => !called(words),
    ),
  ).toEqual([])
  expect(['in', 'li q', 'lq', 'ingb', 'jlb', '7', 'ｊｌ', '龙'].filter(called)).toEqual(['li q', 'lq'])
})

it('a team is called by first letters from where a word of its name begins, by its syllables wherever they stand', () => {
  const begun = (words: string) => isBegun('云渚登竞 雄狮', words)
  expect(
    ['登竞', 'yz', 'yzdj', 'yzdjxs', 'xs', 'yunzhu', 'dengjing', 'deng j', 'xiongshi'].filter(begun),
  ).toHaveLength(9)
  expect(['dj', 'zd', 'a', 'jxs', '7', ''].filter(begun)).toEqual([''])
})

it('a team is called in either script, whichever its name is shown in', () => {
  expect(isBegun('贝尔桑德中央', '貝爾')).toBe(true)
  expect(isBegun('貝爾桑德中央', '贝尔')).toBe(true)
  const names = leagues.flatMap(({ name, teams }) => [name, ...teams.map((team) => team.name)])
  const lost = names.filter((name) => {
    const shown = toTraditional(name)
    return !isBegun(name, shown) || !isBegun(shown, name)
  })
  expect(lost).toEqual([])
})

it('what stands between the signs of a name is not typed', () => {
  expect(['lwklms', 'luowenkai', 'U2'].filter((words) => isCalled('罗文·凯勒曼斯(U21)', words))).toHaveLength(
    3,
  )
})

it('each sign of a name has its syllable, in both scripts', () => {
  const names = [...games, ...leagues, ...leagues.flatMap(({ teams }) => teams)].map(({ name }) => name)
  const silent = [...names, ...names.map(toTraditional)]
    .flatMap((name) => [...name])
    .filter(
      (sign) =>
        /\p{Script=Han}/u.test(sign) &&
        ![...'abcdefghjklmnopqrstwxyz'].some((first) => isCalled(sign, first)),
    )
  expect([...new Set(silent)]).toEqual([])
})
