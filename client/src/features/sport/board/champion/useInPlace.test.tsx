import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useInPlace } from './useInPlace.ts'

test('what leaves the list keeps its place in it, what is new comes after it', () => {
  const { result, rerender } = renderHook(({ ids }) => useInPlace(ids), { initialProps: { ids: ['a', 'b'] } })
  rerender({ ids: ['b'] })
  expect(result.current).toEqual(['a', 'b'])
  rerender({ ids: ['c', 'b'] })
  expect(result.current).toEqual(['a', 'b', 'c'])
})
