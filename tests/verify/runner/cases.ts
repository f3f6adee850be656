import { contract } from '@app/contract'
import { flatten } from '@app/contract/kit/endpoint'
import type { Envelope } from '@app/contract/kit/envelope'
import { STATUS, type StatusName, statusName } from '@app/contract/kit/status'
import { type Backend, Broken } from '../backend.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { common } from '../catalogue/laws/common.ts'
import { laws } from '../catalogue/laws/laws.ts'
import type { Effect } from './effect.ts'
import type { Result } from './result.ts'

export interface Case extends Pick<Result, 'id' | 'slice' | 'kind' | 'title' | 'effect'> {
  play(site: Backend): Promise<void>
}

/** Throws Broken where a call ends otherwise than declared. */
const expectOutcome = (id: string, name: StatusName, answer: Envelope): void => {
  if (answer.status_code === STATUS[name].code) return
  const came = statusName(answer.status_code)
  throw new Broken(
    `${id}.refusals.${name}`,
    `应答 ${STATUS[name].code} ${name} · should be answered so`,
    `${STATUS[name].code} ${name}`,
    `${answer.status_code} ${came ?? '未声明 · unknown'} ${answer.message}`,
  )
}

const idOf = new Map(flatten(contract).map(({ id, endpoint }) => [endpoint, id]))

/** All that a run can play, reads first: what changes nothing sees the backend as it was. */
export const cases: readonly Case[] = [
  ...[...catalogue, ...common].flatMap(({ endpoint, outcomes }, index) => {
    const id = idOf.get(endpoint)!
    const kind: Case['kind'] = index < catalogue.length ? 'outcome' : 'common'
    return Object.entries(outcomes).map(([name, play]): Case => ({
      id: `${id} ${name}`,
      slice: id.split('.')[0]!,
      kind,
      title: `${endpoint.summary}：${STATUS[name as StatusName].code} ${name}`,
      effect: (endpoint.effect ?? 'read') satisfies Effect,
      play: async (site) => expectOutcome(id, name as StatusName, await play({ site })),
    }))
  }),
  ...laws.map(({ id, title, effect, play }): Case => ({
    id,
    slice: id.split('.')[0]!,
    kind: id.startsWith('message.') ? 'message' : 'law',
    title,
    effect,
    play: (site) => play({ site }),
  })),
].toSorted((a, b) => Number(a.effect !== 'read') - Number(b.effect !== 'read'))
