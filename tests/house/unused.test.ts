import { expect, test } from 'vitest'
import { imports } from './rig/imports.ts'
import { code, isTest } from './rig/repository.ts'
import { SCREENS } from './rig/pages.ts'

/** Started or read by a tool, so nobody needs to import them. */
const ENTRY =
  /^scripts\/[^/]+\.(mjs|tsx)$|^scripts\/tasks\/|^client\/public\/|^client\/src\/app\/first\/(first\.ts|paint\.tsx)$|^client\/src\/api\/send\/aside\/worker\.ts$|^mock-server\/pages\/games\/(start|keep)\.js$|^mock-server\/demo\/(page\/boot\.ts|stick\/serve\.mjs)$|\/main\.tsx?$|\.table\.ts$|\.config\.m?[jt]s$|\.d\.ts$|^contract\/src\/index\.ts$/
/** Offers that the slices take up one by one. */
const OFFERS = /^client\/src\/(ui|art|lib|theme)\/|^contract\/src\/(rules|sport)\//

test('every file is imported by a file that is not its test', () => {
  const used = new Set<string | undefined>([
    ...imports
      .filter(({ from, file }) => file !== from && !from.endsWith('.test.ts'))
      .map(({ file }) => file),
    ...SCREENS,
  ])
  const unused = code.filter(
    (path) => !isTest(path) && !ENTRY.test(path) && !OFFERS.test(path) && !used.has(path),
  )
  expect(unused).toEqual([])
})
