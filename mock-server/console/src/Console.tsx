import { Center } from '@mantine/core'
import { useEffect, useState } from 'react'
import { ControlRefused } from '@app/contract/kit/refusal'
import { look } from './control.ts'
import { Frame } from './frame/Frame.tsx'
import { Waiting } from './ui/Told.tsx'
import { TokenEntry } from './frame/TokenEntry.tsx'

const UNAUTHORISED = 401

/** The frame, or where to enter MOCK_TOKEN first. */
export const Console = () => {
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
  if (state === 'open') return <Frame />
  if (state === 'closed') return <TokenEntry />
  return (
    <Center component="main" mih="60vh" p="md">
      <Waiting error={state === 'asking' ? undefined : state.error} />
    </Center>
  )
}
