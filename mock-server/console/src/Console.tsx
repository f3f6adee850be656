import { Center, MantineProvider } from '@mantine/core'
import { useEffect, useState } from 'react'
import { ControlRefused } from '@app/contract/kit/refusal'
import { look } from './control.ts'
import { followPage, isDrawer, usePage } from './page.ts'
import { theme, variables } from './theme.ts'
import { Drawer } from './drawer/Drawer.tsx'
import { Frame } from './frame/Frame.tsx'
import { Waiting } from './ui/Told.tsx'
import { TokenEntry } from './frame/TokenEntry.tsx'

const UNAUTHORISED = 401

/** The console, or the drawer of a page; where the server wants it, MOCK_TOKEN is entered first. */
const Entrance = () => {
  const [state, setState] = useState<'asking' | 'open' | 'closed' | { error: string }>('asking')
  useEffect(() => {
    look('/clock').then(
      () => setState('open'),
      (error: Error) =>
        setState(
          error instanceof ControlRefused && error.status === UNAUTHORISED
            ? 'closed'
            : { error: error.message },
        ),
    )
  }, [])
  if (state === 'open') return isDrawer ? <Drawer /> : <Frame />
  if (state === 'closed') return <TokenEntry />
  return (
    <Center component="main" mih="60vh" p="md">
      <Waiting error={state === 'asking' ? undefined : state.error} />
    </Center>
  )
}

if (isDrawer) followPage()

/** In a frame it is as light or dark as the page around it. */
export const Console = () => {
  const page = usePage()
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={variables}
      defaultColorScheme="auto"
      {...(page && { forceColorScheme: page.isDark ? 'dark' : 'light' })}
    >
      <Entrance />
    </MantineProvider>
  )
}
