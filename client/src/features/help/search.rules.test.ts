import { expect, test } from 'vitest'
import { entriesOf, search } from './search.rules.ts'

const entries = [
  ...entriesOf('help-kh', '开户', [
    { text: ['到账以后', { strong: '开户' }, '才算完成'] },
    { heading: '存款到账' },
    { steps: [['先付款'], ['等到账']] },
  ]),
  ...entriesOf('help-ck', '存款', [{ head: ['方式', '到账'], rows: [[['银行'], ['1 分钟到账']]] }]),
]

test('a title comes before a heading, and a heading before a line', () => {
  expect(search(entries, '存款').map(({ page, heading }) => [page, heading])).toEqual([
    ['help-ck', ''],
    ['help-kh', '存款到账'],
  ])
})

test('a heading is found once, whatever its lines hold', () => {
  expect(search(entries, '到账').map(({ words }) => words)).toEqual([
    '存款到账',
    '到账以后开户才算完成',
    '银行 · 1 分钟到账',
  ])
})

test('a title and a heading are told with what stands below them', () => {
  expect(search(entries, '开户').map(({ below }) => below)).toEqual(['到账以后开户才算完成'])
  expect(search(entries, '存款').map(({ below }) => below)).toEqual(['银行 · 1 分钟到账', '先付款'])
})

test('the line is cut around the word, letters of either case', () => {
  const long = `${'甲'.repeat(40)}USDT${'乙'.repeat(40)}`
  const [found] = search(entriesOf('help-qk', '取款', [{ text: [long] }]), ' usdt ')
  expect(found?.around).toEqual([`…${'甲'.repeat(28)}`, 'USDT', `${'乙'.repeat(28)}…`])
})

test('what players call otherwise is found by what the pages call it, and marked', () => {
  expect(search(entries, '充值').map(({ page, around }) => [page, around[1]])).toEqual([
    ['help-ck', '存款'],
    ['help-kh', '存款'],
  ])
})

test('nothing is found for nothing', () => {
  expect(search(entries, '  ')).toEqual([])
  expect(search(entries, '没有的词')).toEqual([])
})

test('a word that is written in another way is found', () => {
  const lines = entriesOf('help-kh', '账号与登录', [{ text: ['一般一分钟内到账'] }])
  const foundBy = (word: string) => search(lines, word).map(({ around: [, hit] }) => hit)
  expect(foundBy('到帐')).toEqual(['到账'])
  expect(foundBy('到帳')).toEqual(['到账'])
  expect(foundBy('帳號')).toEqual(['账号'])
  expect(foundBy('登陆')).toEqual(['登录'])
})
