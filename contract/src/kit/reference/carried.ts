import { z } from 'zod'
import type { AnyEndpoint } from '../endpoint.ts'
import type { JsonObject, SchemaBook } from './schemas.ts'

const SCHEMAS = '#/components/schemas/'
const PREFIX = 'Resource'
/** bet_parlay → ResourceBetParlay */
const modelName = (method: string): string =>
  PREFIX + method.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The whole body of each call that a path carries: the envelope with one method and what that one takes. */
const bodies = ({ request, carries }: AnyEndpoint): z.ZodObject[] => {
  const envelope = request as z.ZodObject
  const besides = envelope.shape['request'] as z.ZodObject
  return Object.entries(carries!.calls).map(([method, call]) =>
    envelope
      .extend({
        method: z.literal(method),
        request: (call.request as z.ZodObject).extend(besides.shape),
      })
      .meta({ id: modelName(method), title: method, description: call.summary }),
  )
}

/** What a call takes: one of many where its path carries many. */
export const bodyOf = (endpoint: AnyEndpoint, book: SchemaBook): JsonObject =>
  endpoint.carries
    ? {
        oneOf: bodies(endpoint).map((body) => book.add(body, 'input')),
        discriminator: {
          propertyName: 'method',
          mapping: Object.fromEntries(
            Object.keys(endpoint.carries.calls).map((name) => [name, SCHEMAS + modelName(name)]),
          ),
        },
      }
    : book.add(endpoint.request, 'input')

/** What `data` of a call is: of a path that carries many, what the method asked for answers. */
export const dataOf = ({ carries, response }: AnyEndpoint, book: SchemaBook): JsonObject =>
  carries
    ? {
        anyOf: Object.entries(carries.calls).map(([method, call]) =>
          book.add(
            call.response.meta({ id: `${modelName(method)}Data`, title: method, description: call.summary }),
            'output',
          ),
        ),
      }
    : book.add(response, 'output')
