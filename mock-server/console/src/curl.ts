import { CLIENT_TYPE, HEADER, SITE_ID } from '@app/contract/kit/headers'
import type { Made } from './made.ts'
import { world } from './world.ts'

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`
const control = (path: string) => quoted(`${location.origin}/__mock/api${path}`)
const BEARER = `-H "authorization: Bearer $MOCK_TOKEN"`

/** The control call as a line for a shell. */
export const curlOf = ({
  method,
  path,
  body,
  about = world,
  file,
  type,
  saved,
}: Omit<Made, 'id' | 'outcome'>): string =>
  [
    'curl -s',
    method === 'GET' ? '' : `-X ${method}`,
    control(path),
    `-H ${quoted(`x-mock-world: ${about}`)}`,
    BEARER,
    body === undefined ? '' : `-H 'content-type: application/json' -d ${quoted(body)}`,
    file === undefined ? '' : `-H ${quoted(`content-type: ${type}`)} --data-binary ${quoted(`@${file}`)}`,
    saved === undefined ? '' : `-o ${quoted(saved)}`,
  ]
    .filter(Boolean)
    .join(' ')

export interface SiteCall {
  method: string
  path: string
  member: string | null
  request: unknown
}

/** A call of the site as lines for a shell: signs its member in first, without captcha and cipher. */
export const siteCurlOf = ({ method, path, member, request }: SiteCall): string => {
  const isGet = method === 'GET'
  const query = new URLSearchParams(
    Object.entries(request ?? {}).map(([name, value]) => [name, String(value)]),
  )
  const given = Object.fromEntries(
    Object.entries(request ?? {}).filter(([name]) => name !== 'tt' && name !== 'xx'),
  )
  query.delete('tt')
  query.delete('xx')
  const name = `-H ${quoted(`x-mock-world: ${world}`)} ${BEARER}`
  const steer = `${name} -H 'content-type: application/json'`
  return [
    `curl -s -X PATCH ${control('/settings')} ${steer} -d '{"checkBlobs":false}' >/dev/null`,
    member === null
      ? 'TOKEN='
      : `TOKEN=$(curl -s -X POST ${control(`/members/${member}/session`)} ${steer} -d '{}' | sed 's/.*"token":"\\([^"]*\\)".*/\\1/')`,
    [
      'curl -s',
      isGet ? '' : `-X ${method}`,
      quoted(`${location.origin}${path}${isGet && query.size > 0 ? `?${query}` : ''}`),
      `-H ${quoted(`x-mock-world: ${world}`)}`,
      ...[
        [HEADER.client, CLIENT_TYPE],
        [HEADER.site, SITE_ID],
        [HEADER.uuid, 'curl'],
        [HEADER.finger, 'curl'],
      ].map(([header, value]) => `-H ${quoted(`${header}: ${value}`)}`),
      `-H "${HEADER.requestId}: curl-$(date +%s%N)"`,
      `-H "${HEADER.token}: $TOKEN"`,
      isGet ? '' : `-H 'content-type: application/json' -d ${quoted(JSON.stringify(given))}`,
    ]
      .filter(Boolean)
      .join(' '),
  ].join('\n')
}
