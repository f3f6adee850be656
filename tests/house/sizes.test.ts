import { posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { code, exists, files, isData, isTest, lineCount } from './rig/repository.ts'
import { longer, percentile } from './rig/sizes.ts'
import { tooLong } from './rig/sizes.data.ts'

const LONGEST = 300
const NINETY_PERCENT = 200
const MOST_IN_FOLDER = 25

const counted = code.filter((path) => !isData(path) && !path.endsWith('.d.ts'))
const lines = new Map(counted.map((path) => [path, lineCount(path)]))
const sources = counted.filter((path) => !isTest(path)).map((path) => lines.get(path) ?? 0)

describe('sizes', () => {
  test(`no file is longer than ${LONGEST} lines`, () => {
    expect(longer(lines, LONGEST, tooLong)).toEqual([])
  })

  test(`nine files in ten have at most ${NINETY_PERCENT} lines`, () => {
    expect(sources.length).toBeGreaterThan(0)
    expect(percentile(sources, 0.9)).toBeLessThanOrEqual(NINETY_PERCENT)
  })

  test(`no folder has more than ${MOST_IN_FOLDER} files side by side`, () => {
    const beside = Map.groupBy(files, (path) => posix.dirname(path))
    const crowded = [...beside].filter(([, paths]) => paths.length > MOST_IN_FOLDER)
    expect(crowded.map(([folder, paths]) => `${folder}: ${paths.length}`)).toEqual([])
  })

  test('an exception that became shorter is lowered or struck off', () => {
    const loose = Object.entries(tooLong).filter(([path, allowed]) => {
      const count = exists(path) ? (lines.get(path) ?? 0) : 0
      return count <= LONGEST || count < allowed
    })
    expect(loose.map(([path, allowed]) => `${path}: ${allowed} → ${lines.get(path) ?? 'gone'}`)).toEqual([])
  })
})
