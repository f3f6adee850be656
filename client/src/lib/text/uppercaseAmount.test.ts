import { expect, test } from 'vitest'
import { uppercaseAmount } from './uppercaseAmount.ts'

test.each([
  [0, '零元整'],
  [5, '伍分'],
  [50, '伍角'],
  [105, '壹元零伍分'],
  [123450, '壹仟贰佰叁拾肆元伍角'],
  [100500, '壹仟零伍元整'],
  [140950, '壹仟肆佰零玖元伍角'],
  [600714, '陆仟零柒元壹角肆分'],
  [1640902, '壹万陆仟肆佰零玖元零贰分'],
  [32504, '叁佰贰拾伍元零肆分'],
  [10_000_000_500, '壹亿零伍元整'],
  [1_000_000_000, '壹仟万元整'],
  [10_005_000_000, '壹亿零伍万元整'],
  [99_999_999_999_999, '玖仟玖佰玖拾玖亿玖仟玖佰玖拾玖万玖仟玖佰玖拾玖元玖角玖分'],
  [-123400, '负壹仟贰佰叁拾肆元整'],
])('%i cents reads %s [FMT-02]', (cents, text) => expect(uppercaseAmount(cents)).toBe(text))

test.each([
  [20_000, '貳佰元整'],
  [-1_234_567_890_000, '負壹佰貳拾參億肆仟伍佰陸拾柒萬捌仟玖佰元整'],
  [105, '壹元零伍分'],
])('in traditional characters %i cents reads %s [FMT-02]', (cents, text) =>
  expect(uppercaseAmount(cents, 'zh-TW')).toBe(text),
)

test('an amount of ten thousand 亿 has no capitals', () =>
  expect(() => uppercaseAmount(1e14)).toThrow(RangeError))
