import type { ComponentType } from 'react'
import type { Slice } from '@reduxjs/toolkit'
import type { Page } from '../pages.ts'
import { rootReducer } from './store.ts'

/** A screen under its own name, and the state that comes with it. */
type Screen = Record<string, ComponentType> & { slice?: Slice }

const files = import.meta.glob<Screen>([
  '../features/**/*Screen.tsx',
  './fallback/{NotFound,Redirect}Screen.tsx',
])

/** What shows a page, loaded with it. */
export const screenOf =
  ({ screen }: Pick<Page, 'screen'>) =>
  async (): Promise<{ Component: ComponentType }> => {
    const path = screen.startsWith('app/') ? screen.replace('app', '.') : `../features/${screen}`
    const { slice, ...file } = await files[`${path}Screen.tsx`]!()
    if (slice) rootReducer.inject(slice)
    return { Component: file[`${path.split('/').at(-1)}Screen`]! }
  }
