import type { AnyEndpoint, ArgInput, Data } from '@app/contract/kit/endpoint'
import type { Envelope } from '@app/contract/kit/envelope'
import type { AccountName } from './accounts.data.ts'
import type { Answered, Backend, Site } from './backend.ts'

export type Play = (test: { site: Backend }) => Promise<Envelope>
type Outcome<E extends AnyEndpoint> = 'SUCCESS' | E['refusals'][number]

/** How each declared outcome of a call comes about. */
export interface Coverage {
  endpoint: AnyEndpoint
  outcomes: Record<string, Play>
}

/** An outcome left out does not compile. */
export const covers = <E extends AnyEndpoint>(
  endpoint: E,
  outcomes: { [K in Outcome<E>]: Play },
): Coverage => ({ endpoint, outcomes })

/** A rule that several answers keep together; throws Broken where they don't. */
export interface Law {
  id: string
  /** Chinese · English */
  title: string
  /** read: nothing changes by it. */
  effect: 'read' | 'write' | 'money'
  play: (test: { site: Backend }) => Promise<void>
}
export const law = (id: string, effect: Law['effect'], title: string, play: Law['play']): Law => ({
  id,
  effect,
  title,
  play,
})

/** Calls as this account. */
export const as = async <E extends AnyEndpoint>(
  site: Site,
  name: AccountName,
  endpoint: E,
  body?: ArgInput<E>,
): Promise<Answered<Data<E>>> => site.call(endpoint, body, { token: await site.as(name) })

/** The outcome of one call as this account. */
export const asked =
  <E extends AnyEndpoint>(endpoint: E, body: ArgInput<E>, name: AccountName = 'vip5'): Play =>
  async ({ site }) =>
    as(site, name, endpoint, body)
