import { use, useMemo } from 'react'
import { useSignal } from '../lib/signal.ts'
import { dictionary, loadSlice, locale, type Locale } from './dictionaries.ts'
import { type Dictionary, type eager, isLazy, type Key, type SliceName } from './slices.ts'

export type Variables = Readonly<Record<string, string | number>>
export type Translate<S extends SliceName> = (key: Key<S>, variables?: Variables) => string

const HOLE = /\{(\w+)\}/g

/** Puts the variables in; in development a missing or unknown one is an error. */
const fill = (template: string, variables: Variables): string => {
  if (import.meta.env.DEV) {
    const holes = Array.from(template.matchAll(HOLE), ([, name]) => name)
    const wrong = [...Object.keys(variables).filter((name) => !holes.includes(name)), ...holes.filter((name) => !(name! in variables))]
    if (wrong.length) throw new Error(`i18n: variables ${wrong.join(', ')} don't match "${template}"`)
  }
  return template.replace(HOLE, (hole, name: string) => String(variables[name] ?? hole))
}

const translate = (texts: Dictionary | undefined, key: string, variables: Variables = {}): string =>
  fill(texts?.[key] ?? key, variables)

/** t(key, variables) of a slice. Its identity changes with the locale: the compiler memoises calls of a stable function. */
export const useT = <S extends SliceName>(slice: S): Translate<S> => {
  const chosen = useSignal(locale)
  const texts = isLazy(slice) ? use(loadSlice(slice, chosen)) : dictionary(chosen, slice)
  return useMemo(() => (key, variables) => translate(texts, key, variables), [texts])
}

export const useLocale = (): Locale => useSignal(locale)

/** A text outside of components; only slices that are always there. */
export const textNow = <S extends keyof typeof eager>(slice: S, key: Key<S>, variables?: Variables): string =>
  translate(dictionary(locale.get(), slice) ?? dictionary('zh-CN', slice), key, variables)
