import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import { arriving } from './arriving.ts'

/**
 * The component of this name, whose code comes when it is first shown, and not before `due`; what can't be fetched is
 * waited for (`arriving`).
 */
export const lazyPart = <K extends string, P>(
  load: () => Promise<Record<K, ComponentType<P>>>,
  name: K,
  due?: () => Promise<void>,
): LazyExoticComponent<ComponentType<P>> =>
  lazy(async () => {
    await due?.()
    return { default: (await arriving(load))[name] }
  })
