import { contract, messages } from '@app/contract'
import { flatten } from '@app/contract/kit/endpoint'
import { STATUS, statusName } from '@app/contract/kit/status'
import { describe, expect, it, test } from 'vitest'
import { z } from 'zod'
import { CODES, FIELDS, MESSAGES } from './wire.data.ts'

type Shape = {
  $ref?: string
  properties?: Record<string, Shape>
  items?: Shape
  anyOf?: Shape[]
  oneOf?: Shape[]
}

/** Names of a schema's fields, those of its objects within by their path; of a list those of its rows. */
const fieldsOf = (schema: z.ZodType): string[] => {
  const whole = z.toJSONSchema(schema, { io: 'input' }) as Shape & { $defs?: Record<string, Shape> }
  const walk = ({ $ref, properties = {}, items, anyOf = [], oneOf = [] }: Shape, under: string): string[] => {
    if ($ref) return walk(whole.$defs?.[$ref.split('/').at(-1)!] ?? {}, under)
    const parts = [...anyOf, ...oneOf, ...(items ? [items] : [])].flatMap((part) => walk(part, under))
    const own = Object.entries(properties).flatMap(([name, part]) =>
      part.items || under ? [`${under}${name}`] : [name, ...walk(part, `${name}.`)],
    )
    return [...parts, ...own]
  }
  return walk(whole, '')
}
const words = (text: string) => text.split(' ').filter(Boolean)
const calls = new Map(flatten(contract).map(({ endpoint }) => [endpoint.path, endpoint]))

describe('calls', () => {
  // [EP-fd-transfer.getBalance EP-game-venue.allBalance EP-game-venue.balance EP-game-venue.launch]
  // [EP-game-venue.resource EP-game-venue.transfer EP-site-configuration.onlinecustomservice]
  // [EP-site-configuration.preInfo EP-site-site.countryArea.queryCountryArea]
  // [EP-site-site.letter.getUnreadForType EP-site-user.forgetByEmail.one EP-site-user.forgetByEmail.three]
  // [EP-site-user.forgetByEmail.two EP-site-user.forgetByPhone.one EP-site-user.forgetByPhone.three]
  // [EP-site-user.forgetByPhone.two EP-site-user.login EP-site-user.member.info]
  // [EP-site-user.member.kaptchcate EP-site-user.member.validateGeeCheck EP-site-user.register]
  // [EP-site-user.register.defaultKaptcha EP-site-user.sendCode.one EP-site-user.upload.uploadImage]
  // [EP-stream-history EP-stream-ws.v1.handshake UN-01]
  it.each(FIELDS)('%s takes and answers the fields that the specification names', (path, request, answer) => {
    const { request: asked, response } = calls.get(path)!
    expect(fieldsOf(asked)).toEqual(expect.arrayContaining(words(request)))
    expect(fieldsOf(response)).toEqual(expect.arrayContaining(words(answer)))
  })

  it('of logout and jwt take no body, the unread number of feedback is a number', () => {
    for (const { request } of [contract.auth.logout, contract.member.jwt])
      expect(fieldsOf(request)).toEqual([])
    expect(contract.feedback.unreadNum.response.safeParse(3).success).toBe(true)
    expect(contract.feedback.unreadNum.response.safeParse('3').success).toBe(false)
    expect(contract.member.jwt.response.safeParse('a.b.c').success).toBe(true)
  })
})

test.each(CODES)('%i is %s with HTTP %i: %s [SC-*]', (code, name, http, message) => {
  expect(STATUS[name as keyof typeof STATUS]).toEqual({ code, http, message })
  expect(statusName(code)).toBe(name)
})

test.each(MESSAGES)('message %i carries up %s and down %s [WS-*]', (id, up, down) => {
  const found = Object.values(messages).find(({ msgId }) => msgId === id)!
  for (const [schema, fields] of [
    [found.up, up],
    [found.down, down],
  ] as const) {
    expect(schema === undefined).toBe(fields === null)
    if (schema) expect(fieldsOf(schema)).toEqual(expect.arrayContaining(words(fields ?? '')))
  }
})
