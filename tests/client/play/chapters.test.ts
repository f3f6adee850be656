// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { openRules } from '../../../mock-server/pages/games/kit/dialog.js'
import { bombOf, kindOf } from '../../../mock-server/pages/games/kit/shed/forms.js'
import { shapesOf } from '../../../mock-server/pages/games/kit/shed/shapes.js'

HTMLDialogElement.prototype.showModal = vi.fn()
afterEach(() => document.body.replaceChildren())
const textsOf = (selector: string) => [...document.querySelectorAll(selector)].map((one) => one.textContent)

test('rules that each say what they are about have it beside them, and a line for each part; others are counted', () => {
  openRules('landlord', '96%', ['发牌：三家各十七张；随机一家为地主。', '胜负：先出完者胜。'])
  expect(textsOf('.chapters dt')).toEqual(['发牌', '胜负'])
  expect(textsOf('.chapters dd')).toEqual(['三家各十七张', '随机一家为地主', '先出完者胜'])
  document.body.replaceChildren()
  openRules('dice', '96%', ['点数：三颗骰子之和。', '三颗相同时，大小不中'])
  expect(textsOf('.chapters')).toEqual([])
  expect(textsOf('.rules li')).toEqual(['点数：三颗骰子之和。', '三颗相同时，大小不中'])
})

test('the cards that show a shape are what the table calls it', () => {
  const RANKS = 'A 2 3 4 5 6 7 8 9 10 J Q K'.split(' ')
  const cardsOf = (said: string) => {
    const ranks = said.split(' ').filter((each) => each !== '带')
    return ranks.map((rank, at) =>
      rank.endsWith('王')
        ? 52 + Number(rank === '大王')
        : 13 * ranks.slice(0, at).filter((each) => each === rank).length + RANKS.indexOf(rank),
    )
  }
  document.body.append(...shapesOf([], true))
  const shown = [...document.querySelectorAll('.shapes > div')].flatMap((row) =>
    [...row.querySelectorAll('[role=img]')].map((one) => {
      const cards = cardsOf(one.getAttribute('aria-label')!)
      return [row.querySelector('dt')!.textContent, bombOf(cards) || kindOf(cards)]
    }),
  )
  expect(shown).toEqual([
    ['单张', '单张'],
    ['对子', '对子'],
    ['三条', '三条'],
    ['三条', '三带一'],
    ['三条', '三带二'],
    ['顺子', '顺子'],
    ['连对', '连对'],
    ['飞机', '飞机带翅膀'],
    ['炸弹', '炸弹'],
    ['王炸', '王炸'],
  ])
})
