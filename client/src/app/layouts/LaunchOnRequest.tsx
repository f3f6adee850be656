import { useEffect, useEffectEvent } from 'react'
import { bus } from '../../lib/bus.ts'
import { useLaunch } from './useFrame.ts'

/** Features may not know the venue's launcher: what they ask for over the bus is launched here. */
export const LaunchOnRequest = () => {
  const launch = useLaunch()
  const onRequest = useEffectEvent(launch)
  useEffect(() => bus.on('launch', (game) => onRequest(game)), [])
  return null
}
