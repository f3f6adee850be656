import * as addedTexts from '@app/contract/rules/addedTexts'
import * as fixedTexts from '@app/contract/rules/texts'
import { STATUS } from '@app/contract/kit/status'
import { oddsTypeLabels } from '@app/contract/sport/codes'
import { families, periods } from '@app/contract/sport/market/markets.data'
import type { FamilyDef, PeriodDef } from '@app/contract/sport/market/markets.data'
import { resultLabels, voidReasons } from '@app/contract/sport/settle/results'
import { CATEGORY_NAMES } from '@app/contract/venue/categories'
import { expect, test } from 'vitest'
import error from './zh-CN/error.json'
import literal from './zh-CN/literal.json'

/** More than figures and the sides, which are written alike everywhere. */
const OWN_WORD = /[^\s\d~+/主和客-]/

/** Names of the channel and of the categories. */
const names = (): string[] => {
  const defs: FamilyDef[] = Object.values(families)
  const spans: PeriodDef[] = Object.values(periods)
  const all = [
    ...defs.flatMap(({ name, names: own, selections, halfSelections = [] }) => [
      name,
      ...Object.values(own ?? {}),
      ...[...selections, ...halfSelections].map((selection) => selection.name),
    ]),
    ...spans.flatMap(({ name, names: own }) => [name, ...Object.values(own ?? {})]),
    ...Object.values(oddsTypeLabels),
    ...Object.values(CATEGORY_NAMES),
    ...Object.values(resultLabels),
    ...Object.values(voidReasons),
  ]
  return all.filter((name) => OWN_WORD.test(name))
}

test('the catalogue’s messages are those that get translated', () => {
  const spoken = Object.entries(STATUS).filter(([name, { message }]) => name !== 'SUCCESS' && message !== '')
  expect(error).toEqual(Object.fromEntries(spoken.map(([name, { message }]) => [name, message])))
})

test('every fixed text without holes and every name of the channel is translated, by itself', () => {
  const fixed = (Object.values({ ...fixedTexts, ...addedTexts }) as string[]).filter(
    (text) => !text.includes('{'),
  )
  expect(Object.keys(literal).toSorted()).toEqual([...new Set([...fixed, ...names()])].toSorted())
  expect(Object.values(literal)).toEqual(Object.keys(literal))
})
