import { UPLOAD_MAX_BYTES } from '@app/contract/rules/limits'
import { expect, test } from 'vitest'
import { pictureProblem } from './picture.rules.ts'

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const file = (type: string, bytes: number[], size = bytes.length) =>
  new Blob([new Uint8Array(bytes), new Uint8Array(size - bytes.length)], { type })

test('pictures of the four kinds up to five megabytes may be sent', async () => {
  expect(await pictureProblem(file('image/png', PNG, UPLOAD_MAX_BYTES))).toBeNull()
  expect(await pictureProblem(file('image/png', PNG, UPLOAD_MAX_BYTES + 1))).toBe('size')
  expect(await pictureProblem(file('application/pdf', PNG))).toBe('format')
})

test('what is only called a picture is none', async () => {
  expect(await pictureProblem(file('image/png', [0x25, 0x50, 0x44, 0x46]))).toBe('format')
})
