import { contract } from '@app/contract'
import { TESTER_HEADER } from '@app/contract/kit/headers'
import { type OpenApiDocument, openapi } from '@app/contract/kit/reference/openapi'
import type { HeaderShown } from '@app/contract/kit/reference/headers'
import examples from './examples.json' with { type: 'json' }
import { described } from './described.ts'
import { ABOUT, CONTACT, LICENSE, SERVERS, TAGS } from './about.data.ts'

const HEADERS: Record<string, HeaderShown> = {
  [TESTER_HEADER.blobs]: {
    description:
      'off：本客户端不制作 tt、xx；仅模拟后端接受 · this client makes no tt and xx; taken by the mock alone',
    schema: { type: 'string', enum: ['off'] },
    example: 'off',
  },
  [TESTER_HEADER.world]: {
    description: '世界名称，默认 default；不存在则新建 · the world, made when it is new',
    schema: { type: 'string', pattern: '^[a-z0-9-]{1,40}$' },
  },
  [TESTER_HEADER.status]: {
    description: '强制本次返回的状态码，如 6029 · the code that this call is to answer',
    schema: { type: 'string', pattern: '^\\d{4}$' },
  },
  [TESTER_HEADER.fault]: {
    description:
      '本次请求的故障：delay=1500、drop、timeout、malformed、empty、http=502 · what is to befall this call',
  },
}

/** The calls of the site as OpenAPI: all that a client made from it needs to know. */
export const siteDocument = (version: string): OpenApiDocument =>
  described(
    openapi(contract, {
      title: '澄湾 API · Chengwan API',
      version,
      description: ABOUT.site,
      tags: TAGS,
      headers: HEADERS,
      license: LICENSE,
      contact: CONTACT,
      servers: SERVERS,
      examples,
    }),
  )
