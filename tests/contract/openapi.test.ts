import { contract } from '@app/contract'
import { flatten } from '@app/contract/kit/endpoint'
import { openapi } from '@app/contract/kit/openapi'
import { expect, it } from 'vitest'

const document = openapi(contract, { title: '澄湾', version: '1' })

it('shows every call once, under its path and method', () => {
  const shown = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const declared = flatten(contract).map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)
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

it('keeps the wire: a change shows in the snapshot', async () => {
  await expect(`${JSON.stringify(document, null, 1)}\n`).toMatchFileSnapshot('__snapshots__/openapi.json')
})
