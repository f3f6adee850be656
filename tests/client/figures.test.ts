import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The tokens that a style sheet of the client gives to a property, each once. */
const tokens = (path: string, property: string) => {
  const css = readFileSync(`client/src/ui/${path}`, 'utf8')
  return [
    ...new Set(
      Array.from(css.matchAll(new RegExp(` ${property}: var\\((--[\\w-]+)\\)`, 'g')), ([, token]) => token),
    ),
  ]
}

test('what came and what went have the colours of the signed figures beside the picture', () => {
  expect(tokens('Bars/Bars.module.css', 'background')).toEqual(tokens('Money/Money.module.css', 'color'))
})
