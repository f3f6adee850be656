import { Button } from '@mantine/core'
import { Icon } from '../../../../art/Icon.tsx'
import { useSportText } from '../../text.ts'
import buttons from '../buttons.module.css'

/** Opens the grid of final scores below the stakes. */
export const WhatIfButton = ({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) => {
  const t = useSportText()
  return (
    <Button
      variant="subtle"
      className={buttons.tool}
      size="xs"
      aria-expanded={isOpen}
      leftSection={<Icon name="chart" size={14} />}
      onClick={onToggle}
    >
      {t('whatIf')}
    </Button>
  )
}
