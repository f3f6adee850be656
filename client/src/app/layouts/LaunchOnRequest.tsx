import { useEffectEvent, useLayoutEffect } from 'react'
import { bus } from '../../lib/bus.ts'
import { useLaunch } from './useFrame.ts'

/** Features may not know the venue's launcher: what they ask for over the bus is launched here. */
export const LaunchOnRequest = () => {
  const launch = useLaunch()
  const onRequest = useEffectEvent(launch)
  // There as soon as the page can be pressed.
  useLayoutEffect(() => bus.on('launch', (game) => onRequest(game)), [])
  return null
}
