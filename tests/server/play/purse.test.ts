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
