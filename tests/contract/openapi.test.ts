import { contract } from '@app/contract'
import { flatten } from '@app/contract/kit/endpoint'
import type { JsonObject } from '@app/contract/kit/reference/schemas'
import { expect, it } from 'vitest'
import { siteDocument } from '../../mock-server/src/pages/documents/siteDocument.ts'
import { signature } from './signature.ts'

const document = siteDocument('1')

it('shows every call once, under its path and method, but for the websocket', () => {
  const shown = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const declared = flatten(contract)
    .filter(({ endpoint }) => !endpoint.upgrade)
    .map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)
  expect(shown.toSorted()).toEqual(declared.toSorted())
})

it('leads every reference somewhere', () => {
  const refs = new Set(JSON.stringify(document).match(/(?<="\$ref":")[^"]+/g))
  const target = (ref: string) =>
    ref
      .split('/')
      .slice(1)
      .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], document)
  expect(refs.size).toBeGreaterThan(100)
  expect([...refs].filter((ref) => target(ref) === undefined)).toEqual([])
})

it('keeps the wire: a change shows in its signature', async () => {
  await expect(signature(document)).toMatchFileSnapshot('__snapshots__/wire.txt')
})

it('sees a limit that changes though no field does', () => {
  const other = structuredClone(document)
  const schemas = other.components['schemas'] as Record<string, JsonObject>
  schemas['WithdrawForm']!['description'] = 'changed'
  const [before, after] = [document, other].map((each) => signature(each).split('\n'))
  expect(after!.filter((line, at) => line !== before![at])).toEqual([expect.stringMatching(/^WithdrawForm /)])
})
