import { control } from '@app/contract/control/control'
import { TESTER_HEADER } from '@app/contract/kit/headers'
import { controlApi } from '@app/contract/kit/reference/controlApi'
import type { OpenApiDocument } from '@app/contract/kit/reference/openapi'
import { described } from './described.ts'
import { ABOUT, CONTACT, CONTROL_TAGS, LICENSE, SERVERS } from './about.data.ts'

/** What steers the mock, as OpenAPI. */
export const controlDocument = (version: string): OpenApiDocument =>
  described(
    controlApi(control, {
      info: {
        title: '澄湾 控制接口 · Chengwan control API',
        version,
        description: ABOUT.control,
        license: LICENSE,
        contact: CONTACT,
      },
      servers: SERVERS,
      tags: CONTROL_TAGS,
      base: '/__mock/api',
      headers: {
        [TESTER_HEADER.world]: {
          name: TESTER_HEADER.world,
          in: 'header',
          description: '世界名称，默认 default · the world that the call is about',
          schema: { type: 'string', pattern: '^[a-z0-9-]{1,40}$' },
        },
      },
    }),
  )
