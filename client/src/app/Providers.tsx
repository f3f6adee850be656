import '@mantine/core/styles.css'
import '@mantine/notifications/styles.css'
import '../theme/base.css'
import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { theme } from '../theme/theme.ts'
import { resolver } from '../theme/variables.ts'
import { useEdition } from './edition.ts'
import type { AppStore } from './store.ts'

export const Providers = ({ store, env, children }: { store: AppStore; env?: 'test'; children: ReactNode }) => {
  const edition = useEdition()
  return (
    <Provider store={store}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={resolver}
        forceColorScheme={edition === 'professional' ? 'dark' : 'light'}
        {...(env && { env })}
      >
        <Notifications position="top-center" limit={4} />
        {children}
      </MantineProvider>
    </Provider>
  )
}
