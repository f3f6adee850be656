import { describe, expect, test } from 'vitest'
import { code, isTest } from './rig/repository.ts'
import { walk } from './rig/syntax.ts'
import { mainland, taiwan } from './rig/texts.ts'

const holes = (text = '') => (text.match(/\{\w+\}/g) ?? []).toSorted()

/** Every string the client and the contract spell, and how each of their templates begins. */
const spelled = () => {
  const strings = new Set<string>()
  const beginnings = new Set<string>()
  for (const path of code.filter((each) => /^(client|contract)\/src\//.test(each) && !isTest(each)))
    walk(path, (node) => {
      if (node.type === 'Literal' && typeof node.value === 'string') strings.add(node.value)
      if (node.type === 'Property' && node.key.type === 'Identifier') strings.add(node.key.name)
      if (node.type !== 'TemplateLiteral') return
      const start = node.quasis[0]?.value.cooked ?? ''
      if (node.quasis.length === 1) strings.add(start)
      else if (start.length > 1) beginnings.add(start)
    })
  return { strings, beginnings: [...beginnings] }
}

describe('texts', () => {
  test('no text is empty, and both locales have the same holes', () => {
    const wrong = [...mainland].flatMap(([slice, texts]) =>
      Object.entries(texts)
        .filter(([key, text]) => {
          const other = taiwan.get(slice)?.[key] ?? ''
          return text.trim() === '' || other.trim() === '' || holes(text).join() !== holes(other).join()
        })
        .map(([key]) => `${slice}.${key}`),
    )
    expect(wrong).toEqual([])
  })

  test('zh-TW has no character of a word cut at the wrong place', () => {
    // 一个|中心 is no 一|个中, 刷新|余额 no town of 新余, and one plays 遊藝 rather than swims it.
    const wrong = [...taiwan].flatMap(([slice, texts]) =>
      Object.keys(texts)
        .filter((key) => /箇|余額|游[戲藝玩樂]/.test(texts[key] ?? ''))
        .map((key) => `${slice}.${key}`),
    )
    expect(wrong).toEqual([])
  })

  test('every text is shown somewhere', () => {
    const { strings, beginnings } = spelled()
    const isUsed = (key: string) => strings.has(key) || beginnings.some((start) => key.startsWith(start))
    const unused = [...mainland].flatMap(([slice, texts]) =>
      Object.keys(texts)
        .filter((key) => !isUsed(key))
        .map((key) => `${slice}.${key}`),
    )
    expect(unused).toEqual([])
  })
})
