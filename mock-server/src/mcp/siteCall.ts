import { contract } from '@app/contract'
import { flatten } from '@app/contract/kit/endpoint'
import { CLIENT_TYPE, HEADER, REASON_HEADER, SITE_ID, TESTER_HEADER } from '@app/contract/kit/headers'
import { STATUS } from '@app/contract/kit/status'
import { noSuch, worldFor } from './steer.ts'
import { JSON_TYPE, type Reach, Told, textOf, wordOf } from './reach.ts'
import { WORLD } from './tools.ts'

const calls = new Map(
  flatten(contract)
    .filter(({ endpoint }) => endpoint.upgrade !== true && endpoint.upload !== true)
    .map(({ id, endpoint }) => [id, endpoint]),
)

/** Any documented call of the site, as a member or a visitor: what a player does. */
export const siteCall = {
  name: 'call',
  title: '站点接口 · a call of the site',
  description: `以会员或游客身份调用站点接口，参数见 mock://default/__mock/openapi.json · A documented call of the site as a member or a visitor; answers {status_code, data, message}, 6000 is success.
Calls: ${[...calls.keys()].join(' ')}`,
  inputSchema: {
    type: 'object' as const,
    properties: {
      call: {
        type: 'string',
        description: '接口，例如 withdraw.create 或其路径 · the call, by its id or its path',
      },
      as: { type: 'string', description: '会员名；不填为游客 · the member; a visitor where left out' },
      body: { type: 'object', description: '请求内容 · what the call takes' },
      request_id: {
        type: 'string',
        description: '同一编号的资金操作只生效一次 · money verbs act once for one id',
      },
      status: {
        type: 'integer',
        description: '只对此次强制返回的状态码 · the code to answer with, this once',
      },
      world: WORLD,
    },
    required: ['call'],
    additionalProperties: false,
  },
  annotations: { readOnlyHint: false, destructiveHint: true, openWorldHint: false },
}

const tokens = new Map<string, string>()
const MOST_TOKENS = 500
const signIn = async (reach: Reach, world: string, member: string): Promise<string> => {
  const answer = await reach.ask(`/__mock/api/members/${encodeURIComponent(member)}/session`, {
    method: 'POST',
    headers: { ...JSON_TYPE, [TESTER_HEADER.world]: world },
    body: '{}',
  })
  const { token } = JSON.parse(await textOf(answer)) as { token: string }
  if (tokens.size >= MOST_TOKENS) tokens.clear()
  tokens.set(`${world} ${member}`, token)
  return token
}

let requests = 0
export const callSite = async (reach: Reach, given: Record<string, unknown>): Promise<string> => {
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(siteCall.inputSchema.properties, name))
  if (unknown !== undefined) throw noSuch('参数', unknown, Object.keys(siteCall.inputSchema.properties))
  const { call, as, body = {}, request_id = `mcp-${++requests}`, status } = given
  const [id, endpoint] = [...calls].find(([name, { path }]) => name === call || path === call) ?? [
    undefined,
    undefined,
  ]
  if (id === undefined) throw noSuch('接口', wordOf(call), [...calls.keys()])
  if (typeof body !== 'object' || body === null) throw new Told('body 应是一个对象')
  const world = await worldFor(reach, given['world'])
  const member = as === undefined ? undefined : wordOf(as)
  const ask = (token: string) => {
    const query = new URLSearchParams(body as Record<string, string>)
    return reach.ask(endpoint.method === 'GET' ? `${endpoint.path}?${query}` : endpoint.path, {
      method: endpoint.method,
      headers: {
        ...JSON_TYPE,
        [HEADER.client]: CLIENT_TYPE,
        [HEADER.site]: SITE_ID,
        [HEADER.requestId]: wordOf(request_id),
        [HEADER.uuid]: 'mcp',
        [HEADER.finger]: 'mcp',
        [HEADER.token]: token,
        [TESTER_HEADER.world]: world,
        [TESTER_HEADER.blobs]: 'off',
        ...(status === undefined ? {} : { [TESTER_HEADER.status]: wordOf(status) }),
      },
      ...(endpoint.method === 'GET' ? {} : { body: JSON.stringify(body) }),
    })
  }
  const kept = member === undefined ? '' : tokens.get(`${world} ${member}`)
  let answer = await ask(kept ?? (await signIn(reach, world, member!)))
  let text = await answer.text()
  // The world began anew, or the session was ended.
  if (
    member !== undefined &&
    kept !== undefined &&
    text.includes(`"status_code":${STATUS.LOGIN_EXPIRED.code}`)
  ) {
    answer = await ask(await signIn(reach, world, member))
    text = await answer.text()
  }
  const reason = answer.headers.get(REASON_HEADER)
  return reason === null ? text : `${text}\n${REASON_HEADER}: ${reason}`
}
