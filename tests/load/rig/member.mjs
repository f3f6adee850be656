import { contract } from '@app/contract'
import { blobs, sealRequest } from '@app/contract/kit/cipher'
import { CLIENT_TYPE, HEADER, SITE_ID } from '@app/contract/kit/headers'
import { requestBytes } from './client.mjs'
import { control } from './server.mjs'

const IP = '127.0.0.1'
const DISTINCT_REQUESTS = 256

/** What the client's calls carry. */
export const headersOf = (requestId, token) => ({
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

/** Where a call goes, and with what: a GET has it all in its address. */
export const addressed = ({ method, path }, full) =>
  method === 'GET'
    ? { method, path: `${path}?${new URLSearchParams(full)}` }
    : { method, path, body: JSON.stringify(full) }

/** The envelope that a call gets. */
export const answered = async (origin, endpoint, body, token, requestId = crypto.randomUUID()) => {
  const answer = await fetch(`${origin}${endpoint.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headersOf(requestId, token) },
    body: JSON.stringify(signed(body, requestId)),
  })
  return answer.json()
}

/** A jwt for the chat login. */
export const jwtOf = async ({ origin }, token) =>
  (await answered(origin, contract.member.jwt, {}, token)).data

const signed = (body, requestId) => ({
  ...body,
  ...blobs({ now: Date.now(), ip: IP }, { siteId: SITE_ID, requestId }),
})

/** A call under its own request id, signed as the client signs it; `takes`: how the answer may be packed. */
export const memberRequest = ({ port, endpoint, body, token, takes }, requestId) =>
  requestBytes({
    port,
    headers: { ...headersOf(requestId, token), ...(takes && { 'accept-encoding': takes }) },
    ...addressed(endpoint, signed(body, requestId)),
  })

/** The same call as it travels while the safe switch is on. */
const sealedRequest = ({ port, endpoint, body, token }, requestId) => {
  const parts = { siteId: SITE_ID, requestId }
  const sealed = sealRequest({ path: endpoint.path, body: signed(body, requestId) }, parts)
  return requestBytes({
    port,
    path: sealed.path,
    headers: headersOf(requestId, token),
    body: JSON.stringify(sealed.body),
  })
}

const many = (make) => Array.from({ length: DISTINCT_REQUESTS }, (_, index) => make(`bench-${index}`))
/** The same call under many request ids. */
export const memberRequests = (call) => many((requestId) => memberRequest(call, requestId))
export const sealedRequests = (call) => many((requestId) => sealedRequest(call, requestId))
