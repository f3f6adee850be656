import type { Played } from '@app/contract/control/dual'
import { openDesk } from './desk.ts'
import type { MockApp } from './port.ts'
import type { Exchange } from './exchange.ts'
import type { Entry, Recording } from './keep/recording.ts'

const JSON_TYPE = 'application/json'
const encoder = new TextEncoder()

/** A kept call as it would go by again. */
const exchangeOf = ({
  at,
  ms,
  method,
  path,
  headers,
  ip,
  body,
  http,
  type,
  answer,
}: Extract<Entry, { kind: 'call' }>): Exchange => {
  const isGet = method === 'GET'
  const query = isGet ? `?${new URLSearchParams(body as Record<string, string>)}` : ''
  return {
    at,
    ms,
    method,
    url: path + query,
    headers: Object.entries({ ...headers, 'content-type': JSON_TYPE }).flat(),
    ip,
    body: isGet ? undefined : encoder.encode(JSON.stringify(body)),
    answer: { status: http, headers: ['content-type', type], body: encoder.encode(JSON.stringify(answer)) },
  }
}

/** A new world that lives through a kept run; what it answers is held against what the real backend did. Throws WorldRefused. */
export const play = async (app: MockApp, name: string, { entries, at, seed }: Recording): Promise<Played> => {
  const desk = openDesk({
    app,
    seed,
    from: entries[0]?.at ?? at,
    secret: new Uint8Array(32),
    textOf: ({ body }) => new TextDecoder().decode(body),
  })
  try {
    for (const entry of entries) {
      if (entry.kind === 'call') await desk.take({ exchange: exchangeOf(entry) })
      else {
        const { at: moment, line, does, text = '' } = entry
        const event =
          does === 'opens'
            ? { at: moment, line, does, ip: '127.0.0.1' }
            : does === 'closes'
              ? { at: moment, line, does }
              : { at: moment, line, does, text }
        await desk.take({ event })
      }
    }
    app.worlds.drop(name)
    app.worlds.create(name, { seed, image: desk.image() })
    const { calls, frames, compared, differences } = desk.read({ masked: false })
    return { name, calls, frames, compared, differences }
  } finally {
    desk.close()
  }
}
