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

test('what a round takes is gone from the balance at once; the net result counts the round when its result is shown', () => {
  const head = document.createElement('header')
  const bar = openBar(head, document.createElement('h1'))
  const net = head.querySelector('.net')
  const shown = () => ['.purse-amount', '.net'].map((part) => head.querySelector(part)?.textContent)
  bar.count([], -500)
  bar.setBalance(10_000)
  expect(shown()).toEqual(['100.00', '本次盈亏 -5.00'])
  bar.setBalance(9_000)
  expect(shown()).toEqual(['90.00', '本次盈亏 -5.00'])
  bar.count([], 1_005)
  bar.setBalance(11_005)
  expect(shown()).toEqual(['110.05', '本次盈亏 +5.05'])
  expect(net?.classList.contains('loss')).toBe(false)
})
