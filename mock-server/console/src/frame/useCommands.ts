import type { ControlBody, ControlPath } from '@app/contract/control/control'
import type { ControlMethod } from '@app/contract/kit/controlCall'
import { act } from '../control.ts'
import { goTo } from '../screen.ts'
import { screens } from '../screens.ts'
import { useLook } from '../useLook.ts'
import { siteAddress } from '../world.ts'
import type { Command } from './Palette.tsx'

const open = (address: string) => void window.open(address, '_blank')
/** What goes wrong is told by the bar of calls. */
const make =
  <M extends ControlMethod, P extends ControlPath<M>>(method: M, path: P, body?: ControlBody<M, P>) =>
  () =>
    void act(method, path, body).catch(() => undefined)

const ACTIONS: readonly Command[] = [
  ['快进 1 分钟', 'clock advance', make('POST', '/clock', { advance_s: 60 })],
  ['快进 1 小时', 'clock advance', make('POST', '/clock', { advance_s: 3_600 })],
  ['快进 1 天', 'clock advance', make('POST', '/clock', { advance_s: 86_400 })],
  ['停住时钟', 'clock freeze', make('POST', '/clock', { frozen: true })],
  ['让时钟继续', 'clock resume', make('POST', '/clock', { frozen: false })],
  ['清除全部故障', 'faults clear', make('DELETE', '/faults')],
  ['打开因果追踪', 'trace on', make('POST', '/trace', { on: true })],
  ['关闭因果追踪', 'trace off', make('POST', '/trace', { on: false })],
  ['打开站点', 'open site', () => open(siteAddress())],
].map(([title, words, run]) => ({ kind: '动作', title, words, run }) as Command)

/** Screens, actions, the first members, scenes, calls, messages and codes; the lists are asked for when the palette opens. */
export const useCommands = (isOpen: boolean): Command[] => {
  const when = <P extends ControlPath<'GET'>>(path: P) => (isOpen ? path : undefined)
  const members = useLook(when('/members?limit=100'))
  const scenes = useLook(when('/scenes'))
  const codes = useLook(when('/codes'))
  const endpoints = useLook(when('/endpoints'))
  const messages = useLook(when('/chat/messages'))
  return [
    ...screens.map(({ name, title, words }) => ({
      kind: '页面',
      title,
      words: `${name} ${words}`,
      run: () => goTo(name),
    })),
    ...ACTIONS,
    ...(members.data?.members ?? []).map(({ name, nickName }) => ({
      kind: '成员',
      title: `以 ${name} 进入站点`,
      words: `登录 sign in ${nickName}`,
      run: () => open(siteAddress('/', { __as: name })),
    })),
    ...(scenes.data?.scenes ?? []).map(({ name, title, address }) => ({
      kind: '场景',
      title: `播放：${title}`,
      words: `${name} demo scene 场景`,
      run: () => open(address),
    })),
    ...(endpoints.data?.endpoints ?? []).map(({ id, path, summary }) => ({
      kind: '接口',
      title: `试用 ${summary}`,
      words: `${id} ${path}`,
      run: () => goTo(`try/${id}`),
    })),
    ...(messages.data?.messages ?? []).map(({ msgId, name, summary }) => ({
      kind: '消息',
      title: `推送 ${msgId} ${summary}`,
      words: name,
      run: () => goTo(`chat/${name}`),
    })),
    ...(codes.data?.codes ?? []).map(({ code, name, message }) => ({
      kind: '状态码',
      title: `${code} ${message}`,
      words: name,
      run: () => goTo(`codes/${code}`),
    })),
  ]
}
