import { useMediaQuery } from '@mantine/hooks'
import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { NARROW } from '../../theme/widths.ts'
import { stored } from '../../lib/device/storage.ts'
import { inSlip } from '../../lib/inSlip.ts'
import { lazyPart } from '../../lib/lazyPart.ts'
import { useSignal } from '../../lib/signal.ts'
import { to } from '../../paths.ts'

const SlipHost = lazyPart(() => import('./SlipHost.tsx'), 'SlipHost')

/** Whether the device keeps a selection, without reading all of it. */
const isKept = () => stored.read('sportSlip').includes('"oddInfo"')

/** Where the lobby shows prices, on a narrow screen: the bar of the slip once something is in it. */
export const SlipPlace = () => {
  const { pathname } = useLocation()
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false })
  const isAny = useSignal(inSlip).length > 0
  const isHere = pathname === to('home') || pathname === to('sport')
  if (!isNarrow || !isHere || !(isAny || isKept())) return null
  return (
    <Suspense>
      <SlipHost />
    </Suspense>
  )
}
