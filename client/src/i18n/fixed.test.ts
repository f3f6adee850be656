import * as addedTexts from '@app/contract/rules/addedTexts'
import * as fixedTexts from '@app/contract/rules/texts'
import { STATUS } from '@app/contract/kit/status'
import { expect, test } from 'vitest'
import error from './zh-CN/error.json'
import literal from './zh-CN/literal.json'

test('the catalogue’s messages are those that get translated', () => {
  const spoken = Object.entries(STATUS).filter(([name, { message }]) => name !== 'SUCCESS' && message !== '')
  expect(error).toEqual(Object.fromEntries(spoken.map(([name, { message }]) => [name, message])))
})

test('every fixed text without holes is translated, by itself', () => {
  const fixed = Object.values({ ...fixedTexts, ...addedTexts }).filter((text) => !text.includes('{'))
  expect(Object.keys(literal).toSorted()).toEqual([...new Set(fixed)].toSorted())
  expect(Object.values(literal)).toEqual(Object.keys(literal))
})
