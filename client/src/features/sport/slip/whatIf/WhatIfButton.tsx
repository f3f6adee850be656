import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useSelector } from 'react-redux'
import { Icon } from '../../../../art/Icon.tsx'
import { useSportText } from '../../text.ts'
import { part } from '../../sport.slice.ts'
import { gridMatches } from './gridMatches.ts'
import { WaitingLine } from '../../../../ui/WaitingLine/WaitingLine.tsx'
import buttons from '../buttons.module.css'
import { lazyPart } from '../../../../lib/lazyPart.ts'

const WhatIf = lazyPart(() => import('./WhatIf.tsx'), 'default')

interface Props {
  stakes: Readonly<Record<string, string>>
  /** A stake has been typed. */
  isReady: boolean
}

/** Opens the grid of final scores below the stakes, where there is anything to see in it. */
export const WhatIfButton = ({ stakes, isReady }: Props) => {
  const t = useSportText()
  const slip = useSelector(part('slip'))
  const [isOpen, setOpen] = useState(false)
  const matches = gridMatches(slip)
  const hasGrid = slip.mode !== 'series' && matches.length > 0
  return (
    <>
      {hasGrid && (
        <Button
          variant="subtle"
          className={`${buttons.tool} ${buttons.quiet}`}
          size="xs"
          aria-expanded={isOpen && isReady}
          disabled={!isReady}
          leftSection={<Icon name="chart" size={14} />}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isReady ? 'whatIf' : 'whatIfLater')}
        </Button>
      )}
      {hasGrid && isOpen && isReady && (
        <Suspense fallback={<WaitingLine />}>
          {matches.map((hgid) => (
            <WhatIf key={hgid} hgid={hgid} stakes={stakes} />
          ))}
        </Suspense>
      )}
    </>
  )
}
