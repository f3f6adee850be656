import { expect, test } from 'vitest'
import { files, isTest, read } from './repository.ts'

const screens = files.filter((path) => /^client\/src\/.+\.tsx$/.test(path) && !isTest(path))

test('no field of the client is cut by the browser, which says nothing: rules refuse in words, or useLimit does', () => {
  expect(screens.length).toBeGreaterThan(200)
  expect(screens.filter((path) => /\bmaxLength\b/.test(read(path)))).toEqual([])
})

test('what a form complains of goes with the field that is changed: its complaints are those of useErrors', () => {
  const forms = screens.filter((path) => read(path).includes('useFirstError('))
  expect(forms.length).toBeGreaterThan(15)
  // These two are the frames of forms that lie in other files.
  const frames = [
    'client/src/features/card/parts/AddForm.tsx',
    'client/src/features/member/parts/MemberForm.tsx',
  ]
  const keeping = forms.filter((path) => !read(path).includes('useErrors('))
  expect(keeping).toEqual(frames)
  for (const frame of frames) expect(read(frame)).toContain('errors: object')
})
