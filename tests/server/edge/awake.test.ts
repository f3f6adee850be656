import { describe, expect, it } from 'vitest'
import { openAwake } from '../../../mock-server/edge/awake.ts'

const GONE_MS = 12_000
/** So many worlds, each woken a millisecond after the one before it, and how many of them were refused. */
const awakeWith = (count: number) => {
  const awake = openAwake()
  let refused = 0
  for (let at = 1; at <= count; at += 1) if (!awake.wakes(`world-${at}`, at)) refused += 1
  return { ...awake, refused }
}

describe('worlds awake in one process', () => {
  it('are kept awake when idle up to 150', () => {
    expect(awakeWith(150).isCrowded(150)).toBe(false)
    expect(awakeWith(151).isCrowded(151)).toBe(true)
  })

  it('are 350 at most, though none of them answered yet', () => {
    expect(awakeWith(350).refused).toBe(0)
    expect(awakeWith(400).refused).toBe(50)
  })

  it('count once, however often they do something', () => {
    const { saw, wakes } = awakeWith(349)
    for (let at = 350; at < 1_000; at += 1) saw('world-1', at)
    expect(wakes('world-350', 1_000)).toBe(true)
    expect(wakes('world-351', 1_000)).toBe(false)
    // One of those that are counted begins again.
    expect(wakes('world-7', 1_000)).toBe(true)
  })

  it('make room in the order in which they were last used', () => {
    const { saw, wakes, isCrowded } = awakeWith(350)
    saw('world-1', 350)
    expect(wakes('one', 1 + GONE_MS)).toBe(false)
    // World 2 did nothing for longest: world 1, as old, was used since.
    expect(wakes('one', 2 + GONE_MS)).toBe(true)
    expect(wakes('other', 2 + GONE_MS)).toBe(false)
    expect(wakes('other', 3 + GONE_MS)).toBe(true)
    expect(isCrowded(199 + GONE_MS)).toBe(true)
    expect(isCrowded(350 + GONE_MS)).toBe(false)
  })
})
