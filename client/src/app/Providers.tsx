import '../theme/base.css'
import '@mantine/core/styles.layer.css'
import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { theme } from '../theme/theme.ts'
import { resolver } from '../theme/variables.ts'
import { useEdition } from './edition.ts'
import type { AppStore } from './store.ts'

export const Providers = ({
  store,
  env,
  children,
}: {
  store: AppStore
  env?: 'test'
  children: ReactNode
}) => {
  const edition = useEdition()
  return (
    <Provider store={store}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={resolver}
        // The build writes the variables into index.html (scripts/build/firstPaint.mjs).
        deduplicateCssVariables={import.meta.env.DEV}
        forceColorScheme={edition === 'professional' ? 'dark' : 'light'}
        {...(env && { env })}
      >
        {children}
      </MantineProvider>
    </Provider>
  )
}
