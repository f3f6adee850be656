import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { packed } from './packed.ts'

const long = '澄湾体育 0.94 '.repeat(400)

test.each([
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['br', 'BR;q=0.5', brotliDecompressSync],
  ['gzip', 'gzip, deflate', gunzipSync],
  ['gzip', 'br;q=0, gzip;q=1.0', gunzipSync],
])('a long text goes as %s to who takes %s', (coding, accepted, unpack) => {
  const found = packed(long, accepted)!
  expect([found.coding, unpack(found.bytes).toString()]).toEqual([coding, long])
  expect(found.bytes.length).toBeLessThan(Buffer.byteLength(long) / 10)
})

test.each([
  ['who takes nothing of the kind', long, 'deflate, *;q=0'],
  ['who does not say', long, undefined],
  ['anyone when it is short', '{"status_code":6000,"data":null,"message":""}', 'gzip, br'],
])('goes as it is to %s', (_, text, accepted) => expect(packed(text, accepted)).toBeUndefined())
