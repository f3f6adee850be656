import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import { arriving } from './arriving.ts'

/** The component of this name, whose code comes when it is first shown; what can't be fetched is waited for (`arriving`). */
export const lazyPart = <K extends string, P>(
  load: () => Promise<Record<K, ComponentType<P>>>,
  name: K,
): LazyExoticComponent<ComponentType<P>> => lazy(async () => ({ default: (await arriving(load))[name] }))
