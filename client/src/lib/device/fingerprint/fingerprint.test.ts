// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { deviceId, fingerprint } from './fingerprint.ts'
import { md5 } from '../md5.ts'
import { uuid } from '../requestId.ts'

test('without WebGL the fingerprint is the random id of the device and stays', async () => {
  const first = await fingerprint()
  expect(first).toMatch(/^[0-9a-f]{32}$|^localhost-[0-9a-f]{32}$/)
  expect(fingerprint()).toBe(first)
  expect(deviceId()).toBe(deviceId())
})

test('md5 of the specification example', () =>
  expect(md5('abcd1234')).toBe('e19d5cd5af0378da05f63f891c7467af'))

test('request ids are version 4 and differ', () => {
  expect(uuid()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(uuid()).not.toBe(uuid())
})
