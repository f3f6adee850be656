import { expect, test } from 'vitest'
import { filterOf, tabsFor } from './gameFilter.ts'

test('the address chooses what is listed, rubbish is left out, words are never cut', () => {
  expect(filterOf('?type=pool&venue=cwdz&q=%E9%94%A6')).toEqual({
    type: 'pool',
    venue: 'cwdz',
    tag: '',
    keyword: '锦',
    pageNum: 1,
  })
  expect(filterOf(`?type=__proto__&q=${'a'.repeat(80)}`)).toMatchObject({
    type: 'all',
    keyword: 'a'.repeat(80),
  })
})

test('a visitor has neither favourites nor a history, fishing has no pools', () => {
  expect(tabsFor(false, true)).toEqual(['all', 'hot', 'new', 'pool'])
  expect(tabsFor(true, false)).toEqual(['all', 'hot', 'new', 'recent', 'collection'])
})
