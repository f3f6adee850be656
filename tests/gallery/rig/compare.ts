import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'

export const HOME = join(import.meta.dirname, '../../../.gallery')
export const NOW = join(HOME, 'now')
const ACCEPTED = join(HOME, 'accepted')

export type Verdict = 'new' | 'same' | 'changed'

const keep = (file: string, picture: Buffer) => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, picture)
}

/** Keeps the picture and holds it against the accepted one; where pixels differ, Playwright draws which. */
export const compare = (name: string, picture: Buffer): Verdict => {
  const now = join(NOW, name)
  keep(now, picture)
  const accepted = join(ACCEPTED, name)
  if (!existsSync(accepted)) return 'new'
  const before = readFileSync(accepted)
  if (before.equals(picture)) return 'same'
  try {
    expect(picture).toMatchSnapshot(name.split('/'))
    return 'same'
  } catch {
    const drawn = test.info().attachments.findLast(({ path }) => path?.endsWith('-diff.png'))?.path
    if (drawn) copyFileSync(drawn, now.replace(/\.png$/, '.diff.png'))
    return 'changed'
  }
}

/** What is to be seen from now on. */
export const acceptPicture = (name: string, picture: Buffer): void => keep(join(ACCEPTED, name), picture)
