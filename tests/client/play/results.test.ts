// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { openResults } from '../../../mock-server/pages/games/kit/results.js'

test('in a hall 十三水 has a row for each seat: its name, then whether it won, the newest round first', () => {
  const [counts, strip] = openResults('thirteen', [
    '庄 葫芦 · 天胜2道 地胜3道 玄胜1道',
    '庄 同花 · 天胜1道 地胜2道 玄胜0道',
  ])
  expect(counts!.textContent).toBe('天胜 1地胜 2玄胜 0')
  const [names, ...rounds] = [...strip!.children].map((one) =>
    [...one.querySelectorAll('b')].map((mark) => mark.dataset.word ?? mark.textContent),
  )
  expect(names).toEqual(['天', '地', '玄'])
  expect(rounds).toEqual([
    ['胜', '胜', '负'],
    ['负', '胜', '负'],
  ])
})
