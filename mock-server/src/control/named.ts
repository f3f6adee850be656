import { contract } from '@app/contract'
import { flatten } from '@app/contract/kit/endpoint'
import { globToRegExp } from '../world/faults.ts'
import { nearest, nobodyNamed } from '../kit/nearest.ts'
import type { MemberRow } from '../modules/member/member.store.ts'
import { siteOf } from '../site.ts'
import type { World } from '../world/world.ts'
import { refuseControl } from './read.ts'

/** A member of a world by name; 404 with the nearest names. */
export const memberNamed = (world: World, name: string): MemberRow => {
  const { members } = siteOf(world)
  const found = members.byName(name)
  if (found) return found
  return refuseControl(404, nobodyNamed('会员', name, members.names()))
}

const endpoints = flatten(contract)
const paths = endpoints.flatMap(({ endpoint: { method, path, aliases = [] } }) => [
  { path, method, isAlias: false },
  ...aliases.map((alias) => ({ path: alias, method, isAlias: true })),
])
const pathsById = new Map(endpoints.map(({ id, endpoint }) => [id, endpoint.path]))
/** Pages and games of the mock's own: their calls are in no contract. */
const OWN = /^\/(?:mock|art)\//

/** What is wrong with a path of a fault that no call will ever have; null when one will. Other names of a call are met by their whole name alone. */
export const pathProblem = (path: string, method?: string): string | null => {
  if (OWN.test(path)) return null
  const pattern = globToRegExp(path)
  const found = paths.filter((one) => (one.isAlias ? one.path === path : pattern.test(one.path)))
  if (found.some((one) => method === undefined || one.method === method)) return null
  if (found.length > 0) return `${path.slice(0, 80)} 只以 ${found[0]!.method} 调用，没有 ${method} 的`
  const deeper = globToRegExp(path.replaceAll(/\*+/g, '**'))
  if (paths.some((one) => deeper.test(one.path)))
    return `没有接口的路径是 ${path.slice(0, 80)}：* 只代表一段，跨几段请写 ${path.slice(0, 80).replaceAll(/\*+/g, '**')}`
  const named = [...pathsById].find(([id]) => id === path || id.endsWith(`.${path}`))?.[1]
  const near = named ? [named] : nearest(path, [...new Set(paths.map((one) => one.path))])
  return `没有接口的路径是 ${path.slice(0, 80)}${near.length > 0 ? `，最接近的是 ${near.join('、')}` : '，见 GET /endpoints'}`
}

/** What a control call that isn't there may have been meant for; `allow` are the methods of a path that is there. */
export const noCallAt = (
  method: string,
  path: string,
  calls: readonly { method: string; path: string }[],
): { error: string; allow?: string[] } => {
  const parts = path.split('/')
  // A part that may be anything is as it was typed.
  const alike = calls.map((call) => ({
    ...call,
    path: call.path.replaceAll(/:[^/]+/g, (name) => parts[call.path.split('/').indexOf(name)] ?? name),
  }))
  const here = calls.find((call, at) => call.method === method && alike[at]!.path === path)
  if (here) return { error: `路径中缺少一部分：${method} ${here.path}` }
  const allow = [...new Set(alike.filter((call) => call.path === path).map((call) => call.method))]
  if (allow.length > 0) return { error: `${path} 只接受 ${allow.join('、')}，不接受 ${method}`, allow }
  const near = nearest(path, [...new Set(alike.map((call) => call.path))])
  return {
    error: `没有这个控制接口${near.length > 0 ? `，最接近的是 ${near.join('、')}` : '，见 /__mock/docs/control'}`,
  }
}
