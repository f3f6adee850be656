import { MESSAGE_ID } from '@app/contract/chat/messageIds'
import { STATUS } from '@app/contract/kit/status'
import { describe, expect, test } from 'vitest'
import { code } from './rig/repository.ts'
import { place, walk } from './rig/syntax.ts'

const codes = new Set<number>(Object.values(STATUS).map((status) => status.code))

/** The contract itself, the tables it is compared with, and the client that knows only the served document. */
const ORACLE = /^contract\/|^tests\/contract\/[^/]+\.data\.ts$|^tests\/server\/reader\/journey\.ts$/

/** 0, the heartbeat, is too common a number to look for. */
const messageIds = new Set<number>(Object.values(MESSAGE_ID).filter((id) => id > 0))

/** A duration is written 60_000, an id 60000: the separator tells a quantity from a name. */
const isBare = (raw: string) => /^['"]?\d+['"]?$/.test(raw)

/** As texts these are money: nobody forces a success, and the notification's id is never a text. */
const AMOUNTS = ['6000', '60000']

const magic = (path: string) => {
  const found: string[] = []
  walk(path, (node) => {
    if (node.type !== 'Literal' || typeof node.raw !== 'string' || !isBare(node.raw)) return
    const value = Number(node.value)
    if (typeof node.value === 'string' && AMOUNTS.includes(node.value)) return
    if (codes.has(value) || messageIds.has(value)) found.push(`${place(path, node)} ${node.raw}`)
  })
  return found
}

const HAN = /\p{Script=Han}/u
/** Odds and a line's ratio are no money. */
const ODDS = /@ $/

const bareSums = (path: string) => {
  const found: string[] = []
  walk(path, (node) => {
    if (node.type !== 'TemplateLiteral') return
    const texts = (node.quasis as unknown as { value: { raw: string } }[]).map(({ value }) => value.raw)
    if (!texts.some((text) => HAN.test(text))) return
    for (const [at, each] of (node.expressions as unknown as { callee?: { name?: string } }[]).entries())
      if (each.callee?.name === 'fromCents' && !ODDS.test(texts[at]!)) found.push(place(path, node))
  })
  return found
}

describe('sums', () => {
  test('in a sentence of the server are written as people write them', () => {
    expect(code.filter((path) => path.startsWith('mock-server/src/')).flatMap(bareSums)).toEqual([])
  })
})

describe('magic numbers', () => {
  test('the catalogue was read', () => {
    expect(codes.size).toBe(54)
    expect(messageIds.size).toBeGreaterThanOrEqual(18)
  })

  test('outside the contract a status code or message id goes by its name', () => {
    expect(code.filter((path) => !ORACLE.test(path)).flatMap(magic)).toEqual([])
  })
})
