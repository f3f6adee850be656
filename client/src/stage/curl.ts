import type { Made } from './made.ts'
import { worldName } from './world.ts'

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

/** The control call as a line for a shell. */
export const curlOf = ({ method, path, body, about }: Omit<Made, 'id' | 'outcome'>): string =>
  [
    'curl -s',
    method === 'GET' ? '' : `-X ${method}`,
    quoted(`${location.origin}/__mock/api${path}`),
    `-H ${quoted(`x-mock-world: ${about ?? worldName()}`)}`,
    '-H "authorization: Bearer $MOCK_TOKEN"',
    body === undefined ? '' : `-H 'content-type: application/json' -d ${quoted(body)}`,
  ]
    .filter(Boolean)
    .join(' ')
