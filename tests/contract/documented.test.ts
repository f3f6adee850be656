import { contract, messages } from '@app/contract'
import { MESSAGE_ID } from '@app/contract/chat/messageIds'
import { COMMON_REFUSALS, flatten } from '@app/contract/kit/endpoint'
import { STATUS } from '@app/contract/kit/status'
import type { RefusalName } from '@app/contract/kit/status'
import { describe, expect, it } from 'vitest'
import { ADDED_CALLS, DOCUMENTED_CALLS, DOCUMENTED_CODES, DOCUMENTED_MESSAGES } from './documented.data.ts'

const declared = flatten(contract).map(({ id, endpoint }) => ({ id, ...endpoint }))

describe('calls', () => {
  // [EP-* PERM-07 TRAP-02 TRAP-35]
  it('declares every documented call with its method and auth, and no other', () => {
    const documented = declared.filter((call) => !call.addition)
    expect(documented.map((call) => `${call.method} ${call.path} ${call.auth}`).toSorted()).toEqual(
      DOCUMENTED_CALLS.toSorted(),
    )
    expect(DOCUMENTED_CALLS).toHaveLength(92)
  })

  // [UN-00 UN-10 UN-11 UN-12 UN-13 UN-14 UN-21 UN-31 UN-32 UN-33 UN-34 UN-35]
  it('marks every further call with the decision that adds it', () => {
    const added = declared.filter((call) => call.addition)
    expect(added.map((call) => `${call.addition} ${call.method} ${call.path}`)).toEqual(
      expect.arrayContaining([...ADDED_CALLS]),
    )
  })

  it('mounts no two calls or aliases on one path', () => {
    const paths = declared.flatMap((call) => [call.path, ...(call.aliases ?? [])])
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])
  })

  it('treats as results only codes that the call may answer', () => {
    const stray = declared.flatMap((call) =>
      (call.results ?? [])
        .filter((name) => !call.refusals.includes(name))
        .map((name) => `${call.id} ${name}`),
    )
    expect(stray).toEqual([])
  })

  it('lists no refusal twice, and none that any call may answer', () => {
    const doubled = declared.flatMap((call) =>
      call.refusals
        .filter(
          (name, index) =>
            call.refusals.indexOf(name) !== index || COMMON_REFUSALS.some((common) => common === name),
        )
        .map((name) => `${call.id} ${name}`),
    )
    expect(doubled).toEqual([])
  })

  it('caches reads only', () => {
    const cached = declared.filter((call) => call.cached)
    expect(cached.filter((call) => (call.effect ?? 'read') !== 'read').map((call) => call.id)).toEqual([])
    expect(cached.map((call) => call.id).toSorted()).toEqual([
      'card.vCurrencyList',
      'member.avatarList',
      'site.navigationList',
      'site.preInfo',
      'site.queryCountryArea',
      'site.sponsorContent',
      'vip.memberGradeConfigList',
    ])
  })
})

describe('status codes', () => {
  it('names every documented code once [TRAP-30 X-00]', () => {
    const codes = Object.values(STATUS).map((status) => status.code)
    expect(codes.toSorted((a, b) => a - b)).toEqual(DOCUMENTED_CODES.toSorted((a, b) => a - b))
    expect(DOCUMENTED_CODES).toHaveLength(54)
  })

  it('gives every refusal a call that may answer it [TRAP-30]', () => {
    // 6001 comes with auth: 'member', 6011 with any write.
    const implied: RefusalName[] = ['LOGIN_EXPIRED', 'FREQUENT_SUBMISSION']
    const reachable = new Set<string>([
      'SUCCESS',
      ...COMMON_REFUSALS,
      ...implied,
      ...declared.flatMap((call) => call.refusals),
    ])
    expect(Object.keys(STATUS).filter((name) => !reachable.has(name))).toEqual([])
    expect(declared.some((call) => call.auth === 'member')).toBe(true)
    expect(declared.some((call) => call.effect === 'write')).toBe(true)
  })
})

describe('websocket messages', () => {
  it('declares every documented id under its name, and no other', () => {
    expect(
      Object.values(messages)
        .map((message) => message.msgId)
        .toSorted((a, b) => a - b),
    ).toEqual([...DOCUMENTED_MESSAGES])
    expect(
      Object.fromEntries(Object.entries(messages).map(([name, message]) => [name, message.msgId])),
    ).toEqual(MESSAGE_ID)
    expect(DOCUMENTED_MESSAGES).toHaveLength(19)
  })

  it('gives each message at least one direction', () => {
    const mute = Object.entries(messages).filter(([, message]) => !message.up && !message.down)
    expect(mute).toEqual([])
  })
})
