import { posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { code, files, isData, lineCount } from './rig/repository.ts'
import { longer } from './rig/sizes.ts'

const LONGEST = 300
const MOST_IN_FOLDER = 25

const counted = code.filter((path) => !isData(path) && !path.endsWith('.d.ts'))

describe('sizes', () => {
  test(`no file is longer than ${LONGEST} lines`, () => {
    expect(counted.length).toBeGreaterThan(0)
    expect(longer(new Map(counted.map((path) => [path, lineCount(path)])), LONGEST)).toEqual([])
  })

  test(`no folder has more than ${MOST_IN_FOLDER} files side by side`, () => {
    const beside = Map.groupBy(files, (path) => posix.dirname(path))
    const crowded = [...beside].filter(([, paths]) => paths.length > MOST_IN_FOLDER)
    expect(crowded.map(([folder, paths]) => `${folder}: ${paths.length}`)).toEqual([])
  })
})
