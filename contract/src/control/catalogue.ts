import { z } from 'zod'
import { controlCall } from '../kit/controlCall.ts'
import { Said } from './fields.ts'

const EndpointShown = z.strictObject({
  /** "auth.login" */
  id: z.string(),
  slice: z.string(),
  method: z.enum(['GET', 'POST']),
  path: z.string(),
  aliases: z.array(z.string()).readonly(),
  auth: z.enum(['public', 'optional', 'member']),
  summary: Said,
  codes: z.array(z.int()),
  /** The id of a decision, of a call that the specification doesn't show. */
  addition: z.string().nullable(),
})
export type EndpointShown = z.output<typeof EndpointShown>

const CodeShown = z.strictObject({
  code: z.int(),
  name: z.string(),
  http: z.int(),
  message: Said,
  /** Whether any call may answer it. */
  common: z.boolean(),
  endpoints: z.array(z.string()),
  /** null: the site never gives it by itself. */
  natural: Said.nullable(),
  steps: z.array(z.unknown()).readonly(),
  /** What the player sees. */
  client: Said,
  /** The endpoint that it is best forced on. */
  force: z.string().nullable(),
})
export type CodeShown = z.output<typeof CodeShown>

const CoverageShown = z.strictObject({
  endpoints: z.array(
    z.strictObject({
      id: z.string(),
      method: z.string(),
      path: z.string(),
      codes: z.array(
        z.strictObject({
          code: z.int(),
          name: z.string().nullable(),
          declared: z.boolean(),
          common: z.boolean(),
          natural: z.int(),
          forced: z.int(),
        }),
      ),
    }),
  ),
  /** The endpoints' own pairs. */
  declared: z.int(),
  covered: z.int(),
  served: z.int(),
})
export type CoverageShown = z.output<typeof CoverageShown>

/** What the contract declares, and what of it was served in this world. */
export const catalogue = {
  endpoints: controlCall('GET', '/endpoints', {
    summary: '接口列表',
    answer: z.strictObject({ endpoints: z.array(EndpointShown) }),
  }),
  codes: controlCall('GET', '/codes', {
    summary: '状态码与成因',
    answer: z.strictObject({ codes: z.array(CodeShown) }),
  }),
  coverage: controlCall('GET', '/coverage', { summary: '覆盖率', answer: CoverageShown }),
}
