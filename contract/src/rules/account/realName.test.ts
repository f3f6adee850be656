import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalizedRealName, realNameError } from './realName.ts'
import { REAL_NAME_FORMAT } from '../texts.ts'

test.each([
  '张三',
  '李四',
  '阿凡提·买买提',
  '阿凡提•买买提',
  '买买提·江',
  'John',
  'John·Smith',
  'José·Núñez',
  'John.Smith',
  'J.R.R.Tolkien',
  'John．Smith',
  '阿凡提‧买买提',
  '𠮷田',
  '䶮䶮',
  '王𬎆',
  '〇一',
  '迪丽'.repeat(15),
  'a'.repeat(50),
  '\uFA0E\uFA0F',
])('%s is a name [V-NAME-01 V-NAME-02 V-NAME-03 V-NAME-04]', (name) => {
  expect(realNameError(name)).toBeNull()
})

test.each([
  '',
  '李',
  '阿凡提··买买提',
  '阿凡提·•买买提',
  '·张三',
  '张三·',
  '•张三',
  '1李四',
  'John2',
  '-李',
  '张A',
  'A张',
  'John Smith',
  '.John',
  'John.',
  'John..Smith',
  'John.·Smith',
  '买买提.江',
  '张 三',
  '张3三',
  '张A三',
  '张·A',
  'John-Smith',
  '张三\n',
  '\u200B张三',
  '⼀⼆',
  '張々',
  'ａｂ',
  'アリ',
  '迪'.repeat(31),
  'a'.repeat(51),
  '😀😀',
])('%j is no name [TRAP-15 V-NAME-01 V-NAME-02 V-NAME-03 V-NAME-04]', (name) => {
  expect(realNameError(name)).toBe(REAL_NAME_FORMAT)
})

test('the bullet becomes the middle dot [TRAP-15]', () => {
  expect(normalizedRealName('阿凡提•买买提')).toBe('阿凡提·买买提')
})

test('a Latin name is letters with single dots between them, whichever dots [V-NAME-04]', () => {
  const part = fc.stringMatching(/^[A-Za-zÀ-ÖØ-öø-ɏ]{2,5}$/)
  const dot = fc.constantFrom('.', '·', '•', '‧', '．')
  fc.assert(
    fc.property(part, fc.array(fc.tuple(dot, part), { maxLength: 4 }), dot, (first, more, extra) => {
      const name = first + more.map(([between, letters]) => between + letters).join('')
      expect(realNameError(name)).toBeNull()
      for (const wrong of [extra + name, name + extra, `${first}${extra}${extra}${name}`, `${name}7`])
        expect(realNameError(wrong)).toBe(REAL_NAME_FORMAT)
    }),
  )
})

test('normalising twice changes nothing and never changes the answer', () => {
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.constantFrom('张', '𠮷', '·', '•', '‧', '.', '．', 'a', 'é', 'e\u0301', '1', ' '),
      }),
      (name) => {
        const once = normalizedRealName(name)
        expect(normalizedRealName(once)).toBe(once)
        expect(realNameError(once)).toBe(realNameError(name))
      },
    ),
  )
})
