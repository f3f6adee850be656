import { contract } from '@app/contract'
import { flatten } from '@app/contract/kit/endpoint'

const schemas = new Map(flatten(contract).map(({ endpoint }) => [endpoint.path, endpoint.response]))

/** An answer that breaks the contract is reported, not hidden: a test fails by the console error. */
export const check = (path: string, data: unknown): void => {
  const result = schemas.get(path)?.safeParse(data)
  if (result && !result.success) console.error(`${path} breaks the contract`, result.error.issues)
}
