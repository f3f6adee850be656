import { expect } from 'vitest'
import { contract } from '@app/contract'
import { type AnyEndpoint, flatten } from '@app/contract/kit/endpoint'
import type { Step } from '@app/seeds/causes'
import { passwordHash as md5 } from '@app/contract/rules/account/passwordHash'
import { CAST_SECOND_PASSWORD } from '@app/seeds/people'
import { PASSWORD } from './doors.ts'
import { OTHER_PASSWORD, WRONG_CODE } from '../../verify/steps/doors.ts'
import type { Answered, TestSite } from '../harness.ts'

const byId = new Map(flatten(contract).map(({ id, endpoint }) => [id, endpoint]))

export const endpointOf = (id: string): AnyEndpoint => {
  const found = byId.get(id)
  if (!found) throw new Error(`no endpoint ${id}`)
  return found
}

const partOf = (data: unknown, path: string): string =>
  String(path.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], data))

const newestCode = async (site: TestSite): Promise<string> => {
  const { body } = await site.control<{ messages: { code: string }[] }>('GET', '/outbox')
  return body.messages[0]?.code ?? ''
}

/** Does what the steps say, in this world; the answer of the last call. */
export const play = async (site: TestSite, steps: readonly Step[]): Promise<Answered> => {
  const kept = new Map<string, string>()
  const filled = async (body: object): Promise<object> => {
    const code = await newestCode(site)
    const words: Record<string, string> = {
      ...Object.fromEntries(kept),
      password: PASSWORD,
      otherPassword: OTHER_PASSWORD,
      secondPassword: md5(CAST_SECOND_PASSWORD),
      code,
      wrongCode: WRONG_CODE,
    }
    const text = JSON.stringify(body).replaceAll(/"\$(\w+)"/g, (whole, name: string) =>
      words[name] === undefined ? whole : JSON.stringify(words[name]),
    )
    return JSON.parse(text) as object
  }
  let last: Answered | undefined
  const tokens = new Map<string, string>()
  const tokenOf = async (name: string) => {
    const token = tokens.get(name) ?? (await site.as(name))
    tokens.set(name, token)
    return token
  }
  const doStep = async (step: Step): Promise<void> => {
    if ('control' in step) {
      const { status } = await site.control(step.control, step.path, step.body)
      expect(status).toBeLessThan(300)
    } else if ('wait' in step) await site.control('POST', '/clock', { advance_s: step.wait })
    else if ('times' in step) {
      for (let turn = 0; turn < step.times; turn++) for (const each of step.steps) await doStep(each)
    } else {
      const { call, as, body = {}, headers = {}, requestId, keep = {} } = step
      const endpoint = endpointOf(call)
      const token = as ? await tokenOf(as) : ''
      last = await site.call(endpoint, await filled(body), {
        headers,
        token,
        ...(requestId ? { requestId } : {}),
      })
      for (const [name, where] of Object.entries(keep)) kept.set(name, partOf(last.data, where))
    }
  }
  for (const step of steps) await doStep(step)
  if (!last) throw new Error('no call was made')
  return last
}
