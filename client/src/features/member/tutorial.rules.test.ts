import { expect, test } from 'vitest'
import { stepStates } from './tutorial.rules.ts'

const names = ['safe', 'card', 'deposit', 'play'] as const
const isDone = { safe: true, card: false, deposit: true, play: false, withdraw: false, gifts: false }

test('the first step that is not done is the next one, whatever was done after it', () => {
  expect(stepStates(names, isDone)).toEqual(['done', 'next', 'done', 'ahead'])
})

test('what is not known has no state, and no step after it is called the next', () => {
  expect(stepStates(names, { ...isDone, card: undefined })).toEqual(['done', undefined, 'done', 'ahead'])
})
