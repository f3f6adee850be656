import { useMemo } from 'react'
import { useSignal } from '../lib/signal.ts'
import { type Dictionary, type Locale, texts } from './locale.ts'

export type Variables = Readonly<Record<string, string | number>>
export type Translate<K extends string> = (key: K, variables?: Variables) => string

const HOLE = /\{(\w+)\}/g

const fill = (slice: string, key: string, template: string, variables: Variables = {}): string => {
  const text = template.replace(HOLE, (hole, name: string) => String(variables[name] ?? hole))
  if (import.meta.env.DEV) {
    const holes = new Set(Array.from(template.matchAll(HOLE), ([, name]) => name))
    const wrong = [
      ...Object.keys(variables).filter((name) => !holes.has(name)),
      ...[...holes].filter((name) => !(name! in variables)),
    ]
    if (wrong.length)
      throw new Error(`i18n ${slice}.${key}: variables ${wrong.join(', ')} don't match "${template}"`)
  }
  return text
}

/**
 * A slice's texts. `useText()` gives t(key, variables), whose identity changes with the locale: the compiler memoises
 * calls of a stable function, and the old language would stay. `text(key)` is for code outside of components.
 * A slice that players never get brings its own zh-TW.
 */
export const slice = <D extends Dictionary>(name: string, zhCN: D, zhTW?: Dictionary) => {
  type Key = Extract<keyof D, string>
  const make =
    (dictionary: Dictionary | undefined): Translate<Key> =>
    (key, variables) =>
      fill(name, key, dictionary?.[key] ?? zhCN[key] ?? key, variables)
  const of = ({ locale, slices }: { locale: Locale; slices: Readonly<Record<string, Dictionary>> }) =>
    (locale === 'zh-TW' ? zhTW : undefined) ?? slices[name]
  return {
    useText: (): Translate<Key> => {
      const shown = useSignal(texts)
      return useMemo(() => make(of(shown)), [shown])
    },
    text: (key: Key, variables?: Variables): string => make(of(texts.get()))(key, variables),
  }
}
