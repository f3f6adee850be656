import type { CodeShown } from './shapes.ts'
import type { MemberShown, SceneShown } from '@app/mock-server/testing/shapes'
import type { Command } from './Palette.tsx'
import { goTo } from './screen.ts'
import { screens } from './screens.ts'
import { useLook } from './useLook.ts'
import { siteAddress } from './world.ts'

const open = (address: string) => void window.open(address, '_blank')

/** Screens, members, scenes and codes; the lists are asked for when the palette opens. */
export const useCommands = (isOpen: boolean): Command[] => {
  const members = useLook<{ members: MemberShown[] }>(isOpen ? '/members' : undefined)
  const scenes = useLook<{ scenes: SceneShown[] }>(isOpen ? '/scenes' : undefined)
  const codes = useLook<{ codes: CodeShown[] }>(isOpen ? '/codes' : undefined)
  return [
    ...screens.map(({ name, title, words }) => ({ title, words: `${name} ${words}`, run: () => goTo(name) })),
    ...(members.data?.members ?? []).map(({ name, nickName }) => ({
      title: `以 ${name} 进入站点`,
      words: `登录 sign in ${nickName}`,
      run: () => open(siteAddress('/', { __as: name })),
    })),
    ...(scenes.data?.scenes ?? []).map(({ name, title, address }) => ({
      title: `场景：${title}`,
      words: `${name} demo scene`,
      run: () => open(address),
    })),
    ...(codes.data?.codes ?? []).map(({ code, name, message }) => ({
      title: `状态码 ${code} ${message}`,
      words: name,
      run: () => goTo(`codes/${code}`),
    })),
  ]
}
