import { contract } from '@app/contract'
import { blobs } from '@app/contract/kit/cipher'
import { CLIENT_TYPE, HEADER, SITE_ID } from '@app/contract/kit/headers'
import { requestBytes } from './client.mjs'
import { control } from './server.mjs'

const IP = '127.0.0.1'
const DISTINCT_REQUESTS = 256

const headersOf = (requestId, token) => ({
  [HEADER.client]: CLIENT_TYPE,
  [HEADER.site]: SITE_ID,
  [HEADER.requestId]: requestId,
  [HEADER.uuid]: 'bench-device',
  [HEADER.finger]: 'bench-finger',
  [HEADER.token]: token,
})

/** A token of a seeded member, without a captcha. */
export const tokenOf = async (origin, name) =>
  (await control(origin, 'POST', `/members/${name}/session`, {})).token

/** A jwt for the chat login. */
export const jwtOf = async ({ origin }, token) => {
  const requestId = crypto.randomUUID()
  const answer = await fetch(`${origin}${contract.member.jwt.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headersOf(requestId, token) },
    body: JSON.stringify(blobs({ now: Date.now(), ip: IP }, { siteId: SITE_ID, requestId })),
  })
  return (await answer.json()).data
}

/** The same call under many request ids, signed as the client signs it. */
export const memberRequests = ({ port, endpoint, body, token }) =>
  Array.from({ length: DISTINCT_REQUESTS }, (_, index) => {
    const requestId = `bench-${index}`
    const sealed = blobs({ now: Date.now(), ip: IP }, { siteId: SITE_ID, requestId })
    return requestBytes({
      port,
      path: endpoint.path,
      headers: headersOf(requestId, token),
      body: JSON.stringify({ ...body, ...sealed }),
    })
  })
