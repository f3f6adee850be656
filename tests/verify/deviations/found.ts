import { mockAdapter } from '../adapters/mock.ts'
import { openHttp } from '../http.ts'
import { type Case, cases } from '../runner/cases.ts'
import { playCase } from '../runner/play.ts'
import type { Result } from '../runner/result.ts'
import type { Deviation } from './deviation.ts'
import { wrap } from './wrapper.ts'

const TIMEOUT_S = 30

/** The cases that see an answer of these calls, nearest first: those of their slices, then every other law. */
const seeing = ({ calls }: Deviation): Case[] => {
  const slices = calls.length === 0 ? ['message'] : calls.map((call) => call.split('.')[0]!)
  const far = ({ slice }: Case) => Number(!slices.includes(slice))
  return cases
    .filter((each) => each.kind !== 'common' && (each.kind !== 'outcome' || far(each) === 0))
    .toSorted((a, b) => far(a) - far(b))
}

/** The first case that differs against a mock that deviates so; undefined where none does. */
export const found = async (target: URL, deviation: Deviation): Promise<Result | undefined> => {
  const { base, close } = await wrap(target, deviation)
  try {
    const http = openHttp({ base, timeoutS: TIMEOUT_S, rate: 0 })
    const adapter = mockAdapter({ http, seed: undefined, token: undefined })
    const stand = {
      base,
      http,
      adapter,
      found: { ip: '', sealed: false },
      safe: undefined,
      counted: () => {},
    }
    for (const each of seeing(deviation)) {
      const result = await playCase(each, stand)
      if (result.state === 'failed') return result
    }
    return undefined
  } finally {
    close()
  }
}
