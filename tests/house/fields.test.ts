import { expect, test } from 'vitest'
import { files, isTest, read } from './rig/repository.ts'

const screens = files.filter((path) => /^client\/src\/.+\.tsx$/.test(path) && !isTest(path))

test('no field of the client is cut by the browser, which says nothing: rules refuse in words, or useLimit does', () => {
  expect(screens.length).toBeGreaterThan(200)
  expect(screens.filter((path) => /\bmaxLength\b/.test(read(path)))).toEqual([])
})

test('what a form complains of goes with the field that is changed: every form is one of ui/Form', () => {
  const own = screens.filter((path) => read(path).includes('<form'))
  // One field or one button: nothing to complain of beside it.
  expect(own).toEqual([
    'client/src/features/chat/parts/Composer.tsx',
    'client/src/features/sport/slip/place/PlaceBar.tsx',
  ])
  expect(screens.filter((path) => read(path).includes('useForm({')).length).toBeGreaterThan(15)
})
