import { expect, it } from 'vitest'
import { contract } from '@app/contract'
import { flatten } from '@app/contract/kit/endpoint'
import { catalogue } from '../verify/catalogue/catalogue.ts'

it('has each declared outcome of every call in the catalogue, once [ENT-21 N-07]', () => {
  const declared = flatten(contract)
    .filter(({ endpoint }) => !endpoint.upgrade)
    .flatMap(({ endpoint: { path, refusals } }) => ['SUCCESS', ...refusals].map((name) => `${path} ${name}`))
  const played = catalogue.flatMap(({ endpoint: { path }, outcomes }) =>
    Object.keys(outcomes).map((name) => `${path} ${name}`),
  )
  expect(played.toSorted()).toEqual(declared.toSorted())
})
