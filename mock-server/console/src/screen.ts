import { type ComponentType, useSyncExternalStore } from 'react'
import type { IconName } from './frame/icons.data.ts'

export type ScreenGroup = '观察' | '干预' | '人物' | '世界' | '接口'

export interface Screen {
  /** Its part of the address, after #/. */
  name: IconName
  title: string
  group: ScreenGroup
  /** Further words that the palette finds it by. */
  words: string
  Page: ComponentType
}

const listen = (listener: () => void) => {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}
const shown = () => location.hash.slice(2)

/** The name of the screen in the address, and what follows it. */
export const useScreen = (): [name: string, rest: string] => {
  const [name = '', ...rest] = useSyncExternalStore(listen, shown).split('/')
  return [name, decodeURIComponent(rest.join('/'))]
}
export const goTo = (name: string): void => void (location.hash = `/${name}`)
