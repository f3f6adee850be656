// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { openBar } from '../../../mock-server/pages/games/kit/bar.js'

test('a table never shows a balance that nobody had', () => {
  const head = document.createElement('header')
  const bar = openBar(head, document.createElement('h1'))
  const purse = head.querySelector('.purse-amount')
  bar.setBalance(10_000)
  expect(purse?.textContent).toBe('100.00')
  bar.setBalance(25_050)
  expect(purse?.textContent).toBe('250.50')
})

test('what a round has taken is gone from the balance and from the net result alike, until it comes back', () => {
  const head = document.createElement('header')
  const bar = openBar(head, document.createElement('h1'))
  const shown = () => ['.purse-amount', '.net'].map((part) => head.querySelector(part)?.textContent)
  bar.setBalance(9_000, 1_000)
  expect(shown()).toEqual(['90.00', '本次盈亏 -10.00'])
  bar.count([], 500)
  bar.setBalance(10_500)
  expect(shown()).toEqual(['105.00', '本次盈亏 +5.00'])
})
