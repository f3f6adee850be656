import { TESTER_HEADER } from '@app/contract/kit/headers'
import { nearest } from '../kit/nearest.ts'
import { JSON_TYPE, type Reach, Told, textOf, wordOf } from './reach.ts'
import type { Action, Tool } from './tools.ts'

type Given = Record<string, unknown>

/** 「没有动作 arms，最接近的是 arm」 */
export const noSuch = (what: string, typed: string, known: readonly string[]): Told => {
  const near = nearest(typed, known)
  return new Told(
    `没有${what} ${typed.slice(0, 40)}，${near.length > 0 ? '最接近的是' : '可用的是'} ${(near.length > 0 ? near : known).join('、')}`,
  )
}

/** The world that is meant. Whoever only reads makes none. */
export const worldFor = async (reach: Reach, asked: unknown): Promise<string> => {
  const world = asked === undefined ? reach.world : wordOf(asked)
  if (!reach.isReadOnly || world === 'default') return world
  const { worlds } = JSON.parse(await textOf(await reach.ask('/__mock/api/worlds'))) as {
    worlds: { name: string }[]
  }
  const names = worlds.map(({ name }) => name)
  if (names.includes(world)) return world
  throw noSuch('世界', world, names)
}

const addressOf = ({ path, takes }: Action, given: Given): string => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
    if (given[name] === undefined) throw new Told(`缺少参数 ${name}`)
    return encodeURIComponent(wordOf(given[name]))
  })
  const query = new URLSearchParams()
  for (const [name, { in: place }] of takes)
    if (place === 'query' && given[name] !== undefined) query.set(name, wordOf(given[name]))
  return query.size === 0 ? filled : `${filled}?${query}`
}

/** Does what a tool was asked for, by the control API itself: it checks, and says what is wrong. */
export const steer = async (
  reach: Reach,
  tool: Tool,
  { action: typed, world, ...given }: Given,
): Promise<string> => {
  const names = [...tool.actions.keys()]
  const action = tool.actions.get(wordOf(typed))
  if (!action) throw noSuch('动作', wordOf(typed), names)
  for (const name of Object.keys(given))
    if (!action.takes.has(name)) throw noSuch('参数', name, [...action.takes.keys()])
  const inBody = Object.entries(given).filter(([name]) => action.takes.get(name)!.in === 'body')
  const hasBody = action.method !== 'GET' && action.method !== 'DELETE'
  const headers = { [TESTER_HEADER.world]: await worldFor(reach, world), ...(hasBody ? JSON_TYPE : {}) }
  const answer = await reach.ask(addressOf(action, given), {
    method: action.method,
    headers,
    ...(hasBody ? { body: JSON.stringify(Object.fromEntries(inBody)) } : {}),
  })
  return textOf(answer)
}
